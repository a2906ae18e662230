/** The Royal Game of Ur in Portuguese. */

import type { UrPageWords } from './en.js';

export const setup: UrPageWords['setup'] = {
  tokens: 'Peças de cada jogador',
  safeRosettes: 'Uma peça na roseta do meio',
  safe: 'está segura',
  notSafe: 'pode ser capturada',
  rosettes: 'Cair em uma roseta',
  rosetteRolls: 'dá outro lançamento',
  rosetteNothing: 'não dá nada',
  captures: 'Uma captura',
  captureNothing: 'não dá lançamento',
  captureRolls: 'dá outro lançamento',
  zero: 'Se sair 0',
  zeroPasses: 'passa-se a vez',
  zeroAgain: 'lança-se de novo',
  ranking: ['Na chegada', 'Passos'],
};

export const themes: UrPageWords['themes'] = {
  capture: 'Captura uma peça.',
  home: 'Leva uma peça à chegada.',
  rosette: 'Cai em uma roseta e dá outro lançamento.',
  escape: 'Tira uma peça do alcance do adversário.',
  hold: 'Deixa a peça na roseta do meio, onde está segura.',
  safety: 'Qualquer outra jogada fica ao alcance do adversário.',
};

export const themeNames: UrPageWords['themeNames'] = {
  capture: 'Capturar',
  home: 'Chegada',
  rosette: 'Cair na roseta',
  escape: 'Fuga',
  hold: 'Segurar',
  safety: 'Segurança',
};
