/** What is wrong with positions of any game, in English. */
import { findingWords, type StringParameters, type Wording } from '../findings.js';
import { WORDS } from '../words/en.js';

export const FINDINGS = findingWords({
  quotes: ['“', '”'],
  nothing: 'nothing',
  or: 'or',
  valueOfType: (type) => `a value of type ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) => `${place}: found ${found}, expected ${expected}.`,
});

const { type, value, quoted } = FINDINGS;

const notAString: Wording<StringParameters>['shared.not-a-string'] = (parameters) => [
  type(parameters.type),
  'a string',
];
const tooLong: Wording<StringParameters>['shared.too-long'] = ({ length, most }) => [
  `${length} characters`,
  `at most ${most}`,
];

export const STRINGS: Wording<StringParameters> = {
  'state.not-two-strings': ({ found, length }) =>
    found === 'array'
      ? `A position is two strings, and these are ${length}.`
      : 'A position is two strings, and this is something else.',
  'shared.not-a-string': notAString,
  'shared.too-long': tooLong,
  'players.not-a-string': notAString,
  'players.too-long': tooLong,
  'rules.unknown-value': ({ setting, value: found }) =>
    `The rule ${quoted(setting)} cannot be ${value(found)}.`,
};
