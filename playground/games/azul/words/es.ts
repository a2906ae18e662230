/** Azul in Spanish. */

import type { AzulPageWords } from './en.js';

export const setup: AzulPageWords['setup'] = {
  mosaic: 'Pared',
  fixed: 'Fija',
  aboutFixed: 'cada casilla tiene su color',
  variant: 'Libre',
  aboutVariant: 'eliges la columna',
  finalScores: 'Puntuación final',
  nextRound: 'Ronda siguiente',
  ranking: ['Puntos', 'Filas', 'Columnas', 'Colores'],
};

export const themes: AzulPageWords['themes'] = {
  fill: 'Completa una línea.',
  overflow: 'Completa una línea, aunque caigan azulejos al suelo.',
  build: 'Deja una línea sin completar.',
  floor: 'Tira azulejos al suelo a propósito.',
};

export const themeNames: AzulPageWords['themeNames'] = {
  fill: 'Completar una línea',
  overflow: 'Completar con pérdida',
  build: 'Dejar una línea incompleta',
  floor: 'Tirar azulejos al suelo',
};
