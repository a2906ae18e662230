/** Azul in Portuguese. */

import type { AzulPageWords } from './en.js';

export const setup: AzulPageWords['setup'] = {
  mosaic: 'Parede',
  fixed: 'Fixa',
  aboutFixed: 'cada espaço tem a sua cor',
  variant: 'Livre',
  aboutVariant: 'você escolhe a coluna',
  finalScores: 'Pontuação final',
  nextRound: 'Próxima rodada',
  ranking: ['Pontos', 'Linhas', 'Colunas', 'Cores'],
};

export const themes: AzulPageWords['themes'] = {
  fill: 'Completa uma linha.',
  overflow: 'Completa uma linha, embora caiam azulejos no chão.',
  build: 'Deixa uma linha incompleta.',
  floor: 'Joga azulejos no chão de propósito.',
};

export const themeNames: AzulPageWords['themeNames'] = {
  fill: 'Completar uma linha',
  overflow: 'Completar com perda',
  build: 'Deixar uma linha incompleta',
  floor: 'Jogar azulejos no chão',
};
