/** What is wrong with positions of any game, in Portuguese. */
import { findingWords, type StringParameters, type Wording } from '../findings.js';
import { WORDS } from '../words/pt.js';

const NOTHING = 'nada';

export const FINDINGS = findingWords({
  quotes: ['«', '»'],
  nothing: NOTHING,
  or: 'ou',
  valueOfType: (type) => `um valor do tipo ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) =>
    `${place}: ${found === NOTHING ? 'não ' : ''}há ${found} e deve haver ${expected}.`,
});

const { type, value, quoted } = FINDINGS;

const notAString: Wording<StringParameters>['shared.not-a-string'] = (parameters) => [
  type(parameters.type),
  'uma cadeia',
];
const tooLong: Wording<StringParameters>['shared.too-long'] = ({ length, most }) => [
  `${length} caracteres`,
  `no máximo ${most}`,
];

export const STRINGS: Wording<StringParameters> = {
  'state.not-two-strings': ({ found, length }) =>
    found === 'array'
      ? `Uma posição são duas cadeias, e aqui há ${length}.`
      : 'Uma posição são duas cadeias, e isto é outra coisa.',
  'shared.not-a-string': notAString,
  'shared.too-long': tooLong,
  'players.not-a-string': notAString,
  'players.too-long': tooLong,
  'rules.unknown-value': ({ setting, value: found }) =>
    `A regra ${quoted(setting)} não pode ser ${value(found)}.`,
};
