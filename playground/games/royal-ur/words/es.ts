/** The Royal Game of Ur in Spanish. */
import { WORDS as SHELL } from '../../../shell/words/es.js';

import type { UrPageWords } from './en.js';

const { forms, games } = SHELL;

const setup: UrPageWords['setup'] = {
  tokens: 'Fichas de cada jugador',
  safeRosettes: 'Una ficha en la roseta del medio',
  safe: 'está a salvo',
  notSafe: 'puede ser capturada',
  rosettes: 'Caer en una roseta',
  rosetteRolls: 'da otra tirada',
  rosetteNothing: 'no da nada',
  captures: 'Una captura',
  captureNothing: 'no da tirada',
  captureRolls: 'da otra tirada',
  zero: 'Si sale 0',
  zeroPasses: 'se pasa el turno',
  zeroAgain: 'se tira otra vez',
  ranking: ['En la meta', 'Pasos'],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const themes: UrPageWords['themes'] = {
  capture: 'Captura una ficha.',
  home: 'Lleva una ficha a la meta.',
  rosette: 'Cae en una roseta y da otra tirada.',
  escape: 'Pone una ficha fuera del alcance del rival.',
  hold: 'Deja la ficha en la roseta del medio, donde está a salvo.',
  safety: 'Cualquier otra jugada queda al alcance del rival.',
};

const themeNames: UrPageWords['themeNames'] = {
  capture: 'Captura',
  home: 'Meta',
  rosette: 'Roseta',
  escape: 'Huida',
  hold: 'Aguante',
  safety: 'Seguridad',
};

const rules: UrPageWords['rules'] = [
  [
    'La carrera.',
    'Lleva todas tus fichas de la mano a la meta por 14 casillas. Las ocho casillas del medio están en el camino de ambos jugadores. Gana quien lleve antes su última ficha a la meta.',
  ],
  [
    'Un turno.',
    'Cuatro dados dan de 0 a 4. Mueve una ficha ese número de casillas: una de la mano o una del tablero. Si ninguna puede mover, pasa el turno.',
  ],
  [
    'Adónde van las fichas.',
    'No a una casilla con una ficha propia. Una ficha del rival se captura: vuelve a su mano. En la roseta del medio está a salvo. A la meta solo se llega con la tirada exacta.',
  ],
  ['Rosetas.', 'Quien cae en una de las tres rosetas tira otra vez.'],
];

export const WORDS: UrPageWords = {
  forms,
  player: games.player,
  setup,
  themes,
  themeNames,
  rules,
};
