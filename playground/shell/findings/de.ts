/** What is wrong with positions of any game, in German. */
import { findingWords, type StringParameters, type Wording } from '../findings.js';
import { WORDS } from '../words/de.js';

export const FINDINGS = findingWords({
  quotes: ['„', '“'],
  nothing: 'nichts',
  or: 'oder',
  valueOfType: (type) => `ein Wert vom Typ ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) => `${place}: ${found} gefunden, ${expected} erwartet.`,
});

const { type, value, quoted } = FINDINGS;

const notAString: Wording<StringParameters>['shared.not-a-string'] = (parameters) => [
  type(parameters.type),
  'eine Zeichenkette',
];
const tooLong: Wording<StringParameters>['shared.too-long'] = ({ length, most }) => [
  `${length} Zeichen`,
  `höchstens ${most}`,
];

export const STRINGS: Wording<StringParameters> = {
  'state.not-two-strings': ({ found, length }) =>
    found === 'array'
      ? `Eine Stellung besteht aus zwei Zeichenketten, und das sind ${length}.`
      : 'Eine Stellung besteht aus zwei Zeichenketten, und das ist etwas anderes.',
  'shared.not-a-string': notAString,
  'shared.too-long': tooLong,
  'players.not-a-string': notAString,
  'players.too-long': tooLong,
  'rules.unknown-value': ({ setting, value: found }) =>
    `Die Regel ${quoted(setting)} kann nicht ${value(found)} sein.`,
};
