/** What is wrong with positions of any game, in English. */
import { findingWords } from '../findings.js';
import * as WORDS from '../words/en.js';

export const FINDINGS = findingWords({
  quotes: ['“', '”'],
  nothing: 'nothing',
  or: 'or',
  string: 'a string',
  valueOfType: (type) => `a value of type ${type}`,
  strings: WORDS.editor.at,
  sentence: (place, found, expected) => `${place}: found ${found}, expected ${expected}.`,
  tooLong: (length, most) => [`${length} characters`, `at most ${most}`],
  section: (letter) => `the section ${letter}`,
  sectionRepeated: ['the section again', 'it once'],
  notTwoStrings: (length) =>
    length === undefined
      ? 'A position is two strings, and this is something else.'
      : `A position is two strings, and these are ${length}.`,
  unknownValue: (setting, value) => `The rule ${setting} cannot be ${value}.`,
  missing: (player) => `Player ${player} is missing.`,
  repeated: (player) => `Player ${player} is there twice.`,
  unsorted: (player) => `Player ${player} comes after a later player.`,
});
