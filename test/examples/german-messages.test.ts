/** The German sentences: every code has one, and each says what its issue says. */
import {
  azul,
  explainMove,
  ISSUE_CODES,
  newGame,
  readHumanMove,
  seededRng,
  validateState,
} from 'azulejo';
import { RECORD_ISSUE_CODES, readRecord } from 'azulejo/record';
import { describe, expect, test } from 'vitest';
import {
  inGerman,
  RECORD_SENTENCES,
  recordInGerman,
  SENTENCES,
} from '../../examples/german-messages/messages.js';
import { ISSUE_EXAMPLES } from '../support/issue-examples.js';

describe('the sentences', () => {
  test('are there for every code, and for no other', () => {
    expect(Object.keys(SENTENCES).sort()).toEqual([...ISSUE_CODES].sort());
    expect(Object.keys(RECORD_SENTENCES).sort()).toEqual([...RECORD_ISSUE_CODES].sort());
  });

  test('are tried for every code', () => {
    const tried = new Set<string>(ISSUE_EXAMPLES.map(({ code }) => code));
    expect(ISSUE_CODES.filter((code) => !tried.has(code))).toEqual([]);
  });

  test.each(ISSUE_EXAMPLES)('of $code: $example', ({ example, judge }) => {
    for (const issue of judge(example, false)) {
      const sentence = inGerman(issue);
      expect(sentence).toMatch(/^[A-ZÄÖÜ].*: .+\.$/);
      expect(sentence).not.toMatch(/undefined|NaN|\[object|\b(?:found|expected|the|tiles|row)\b/);
      for (const value of Object.values(issue.parameters)) {
        if (typeof value === 'number' && !issue.path.includes(value)) {
          expect(sentence).toContain(String(value));
        }
      }
    }
  });

  const state = newGame({ rng: seededRng(1) });

  test.each<[found: string, sentence: string]>([
    [
      'A9a0',
      'Zug: „9a0“ gefunden, erwartet wird eine Manufaktur von 0 bis 8, C für die Mitte oder eine Reihe von 0 bis 4.',
    ],
    ['A00', 'Phase: A00 ist ein Zug zum Legen. Es werden Fliesen genommen.'],
    ['BCa0', 'Tischmitte: hier liegt nichts, auch kein Blau.'],
  ])('of the move %s: %s', (move, sentence) => {
    const issue = explainMove(state, move);
    expect(issue && inGerman(issue)).toBe(sentence);
  });

  test('of what a person types', () => {
    const typed = ['hello', '0a2'].map((text) => readHumanMove(text, state));
    expect(typed.map((result) => result.ok || inGerman(result.issue))).toEqual([
      'Zug: „hello“ ist kein Zug. Es werden Fliesen genommen.',
      'Zug: statt „0a2“ bitte H1 a 3 eingeben: gezählt wird ab 1.',
    ]);
  });

  test('of the README', () => {
    const issues = validateState(['AFCfB2020202019D0000000000', 'A0MSFB0MSF']);
    expect(issues.map(inGerman)).toEqual([
      'Fliesen, Rot: insgesamt 19 Fliesen in Rot, es müssen 20 sein.',
    ]);
  });

  test('of a record', () => {
    const read = readRecord(azul, 'azulejo-record 1\ngame chess\n');
    expect(read.ok || read.issues.map(recordInGerman)[0]).toBe(
      'Zeile 2: die Aufzeichnung ist von einem anderen Spiel.',
    );
  });
});
