/** The Royal Game of Ur in Spanish. */

import type { UrPageWords } from './en.js';

export const setup: UrPageWords['setup'] = {
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
};

export const themes: UrPageWords['themes'] = {
  capture: 'Captura una ficha.',
  home: 'Lleva una ficha a la meta.',
  rosette: 'Cae en una roseta y da otra tirada.',
  escape: 'Pone una ficha fuera del alcance del rival.',
  hold: 'Deja la ficha en la roseta del medio, donde está a salvo.',
  safety: 'Cualquier otra jugada queda al alcance del rival.',
};

export const themeNames: UrPageWords['themeNames'] = {
  capture: 'Captura',
  home: 'Meta',
  rosette: 'Roseta',
  escape: 'Huida',
  hold: 'Aguante',
  safety: 'Seguridad',
};
