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

const rules: AzulPageWords['rules'] = [
  [
    'Tomar azulejos.',
    'En tu turno, toma todos los azulejos de un color de un expositor; los demás pasan al centro. O toma todos los azulejos de un color del centro: el primero que lo hace en una ronda recibe también la ficha de jugador inicial, que cuenta como un azulejo en el suelo.',
  ],
  [
    '',
    'Coloca los azulejos en una sola línea de patrón o en el suelo. Una línea solo admite un color, que aún no puede estar en la fila de la pared que tiene al lado. Los que no caben caen al suelo.',
  ],
  [
    'Alicatar.',
    'Cuando no quedan azulejos por tomar, un azulejo de cada línea completa pasa a la fila de la pared que tiene al lado. En la pared fija cada casilla tiene su color; en la libre eliges la columna, y cada color solo puede estar una vez en cada columna.',
  ],
  [
    'Puntuación.',
    'Un azulejo vale lo que miden las líneas horizontal y vertical que alarga, o 1 si no tiene vecinos. Un suelo de 1 a 7 piezas cuesta 1, 2, 4, 6, 8, 11, 14 puntos.',
  ],
  [
    'El final.',
    'La partida termina tras la ronda en que alguien completa una fila de la pared. Entonces cada fila completa vale 2 puntos más, cada columna 7 y cada color 10. En caso de empate, ganan más filas completas.',
  ],
];

export const WORDS: AzulPageWords = {
  forms,
  allRules: games.allRules,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};
