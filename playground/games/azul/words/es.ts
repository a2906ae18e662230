/** Azul in Spanish. */

import { WORDS as SHELL } from '../../../shell/words/es.js';

import type { AzulPageWords } from './en.js';

const { forms, games } = SHELL;

const setup: AzulPageWords['setup'] = {
  mosaic: 'Pared',
  fixed: 'Fija',
  aboutFixed: 'cada casilla tiene su color',
  variant: 'Libre',
  aboutVariant: 'eliges la columna',
  finalScores: 'Puntuación final',
  nextRound: 'Ronda siguiente',
  ranking: ['Puntos', 'Filas', 'Columnas', 'Colores'],
  level: games.level,
  easyLevel: games.easyLevel,
  hardLevel: games.hardLevel,
  randomMoves: games.randomMoves,
};

const themes: AzulPageWords['themes'] = {
  fill: 'Completa una línea.',
  overflow: 'Completa una línea, aunque caigan azulejos al suelo.',
  build: 'Deja una línea sin completar.',
  floor: 'Tira azulejos al suelo a propósito.',
};

const themeNames: AzulPageWords['themeNames'] = {
  fill: 'Completar una línea',
  overflow: 'Completar con pérdida',
  build: 'Dejar una línea incompleta',
  floor: 'Tirar azulejos al suelo',
};

export const WORDS: AzulPageWords = {
  forms,
  allRules: games.allRules,
  player: games.player,
  setup,
  themes,
  themeNames,
};
