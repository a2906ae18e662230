/** What is wrong with positions of any game, in Spanish. */
import { findingWords } from '../findings.js';
import * as WORDS from '../words/es.js';

const NOTHING = 'nada';

export const FINDINGS = findingWords({
  quotes: ['«', '»'],
  nothing: NOTHING,
  or: 'o',
  string: 'una cadena',
  valueOfType: (type) => `un valor de tipo ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) =>
    `${place}: ${found === NOTHING ? 'no ' : ''}hay ${found} y debe haber ${expected}.`,
  tooLong: (length, most) => [`${length} caracteres`, `como máximo ${most}`],
  section: (letter) => `una sección ${letter}`,
  sectionRepeated: ['una segunda sección', 'solo una'],
  notTwoStrings: (length) =>
    length === undefined
      ? 'Una posición son dos cadenas, y esto es otra cosa.'
      : `Una posición son dos cadenas, y aquí hay ${length}.`,
  unknownValue: (setting, value) => `La regla ${setting} no puede ser ${value}.`,
  missing: (player) => `Falta el jugador ${player}.`,
  repeated: (player) => `El jugador ${player} aparece dos veces.`,
  unsorted: (player) => `El jugador ${player} está detrás de un jugador posterior.`,
});
