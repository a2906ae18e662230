/** What is wrong with positions of any game, in German. */
import { findingWords } from '../findings.js';
import * as WORDS from '../words/de.js';

export const FINDINGS = findingWords({
  quotes: ['„', '“'],
  nothing: 'nichts',
  or: 'oder',
  string: 'eine Zeichenkette',
  valueOfType: (type) => `ein Wert vom Typ ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) => `${place}: ${found} gefunden, ${expected} erwartet.`,
  tooLong: (length, most) => [`${length} Zeichen`, `höchstens ${most}`],
  section: (letter) => `der Abschnitt ${letter}`,
  sectionRepeated: ['ein zweiter Abschnitt', 'nur einer'],
  notTwoStrings: (length) =>
    length === undefined
      ? 'Eine Stellung besteht aus zwei Zeichenketten, und das ist etwas anderes.'
      : `Eine Stellung besteht aus zwei Zeichenketten, und das sind ${length}.`,
  unknownValue: (setting, value) => `Die Regel ${setting} kann nicht ${value} sein.`,
  missing: (player) => `Spieler ${player} fehlt.`,
  repeated: (player) => `Spieler ${player} kommt zweimal vor.`,
  unsorted: (player) => `Spieler ${player} steht hinter einem späteren Spieler.`,
});
