/** What is wrong with positions of any game, in Spanish. */
import { findingWords, type StringParameters, type Wording } from '../findings.js';
import { WORDS } from '../words/es.js';

const NOTHING = 'nada';

export const FINDINGS = findingWords({
  quotes: ['«', '»'],
  nothing: NOTHING,
  or: 'o',
  valueOfType: (type) => `un valor de tipo ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) =>
    `${place}: ${found === NOTHING ? 'no ' : ''}hay ${found} y debe haber ${expected}.`,
});

const { type, value, quoted } = FINDINGS;

const notAString: Wording<StringParameters>['shared.not-a-string'] = (parameters) => [
  type(parameters.type),
  'una cadena',
];
const tooLong: Wording<StringParameters>['shared.too-long'] = ({ length, most }) => [
  `${length} caracteres`,
  `como máximo ${most}`,
];

export const STRINGS: Wording<StringParameters> = {
  'state.not-two-strings': ({ found, length }) =>
    found === 'array'
      ? `Una posición son dos cadenas, y aquí hay ${length}.`
      : 'Una posición son dos cadenas, y esto es otra cosa.',
  'shared.not-a-string': notAString,
  'shared.too-long': tooLong,
  'players.not-a-string': notAString,
  'players.too-long': tooLong,
  'rules.unknown-value': ({ setting, value: found }) =>
    `La regla ${quoted(setting)} no puede ser ${value(found)}.`,
};
