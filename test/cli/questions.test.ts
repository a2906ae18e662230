/** The questions that can be asked about states, in JSON and for people. */
import { describe, expect, test } from 'vitest';
import { askForResult } from '../../src/engine/cli/commands/apply.js';
import { askForMoves } from '../../src/engine/cli/commands/moves.js';
import type { StateOptions } from '../../src/engine/cli/options.js';
import { askForIssues, type Question } from '../../src/engine/cli/questions.js';
import { azul } from '../../src/index.js';
import { read } from '../docs/pages.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const DEAL = 'F0cdde1bbbe2abde3cdee4bcce';
const QUESTIONS = { validate: askForIssues, moves: askForMoves, apply: askForResult };

/** Ask about a state of Azul. */
function ask(question: Question, value: unknown, options: StateOptions = {}) {
  const { yes, json, output, complaint } = question(azul, options).answer(value);
  return { yes, json, output: output?.() ?? [], complaint: complaint?.() ?? [] };
}

/** Values of JSON that are not two strings. */
const NO_STATES = [
  null,
  42,
  'AFC',
  [],
  [FRESH[0]],
  [FRESH[0], 5],
  [null, null],
  [[], {}],
  { 0: FRESH[0], 1: FRESH[1], length: 2 },
];

describe.each(Object.entries(QUESTIONS))('%s', (_, question) => {
  test.each(NO_STATES.map((value) => ({ value })))('answers no to $value', ({ value }) => {
    const { yes, json } = ask(question, value);
    expect(yes).toBe(false);
    expect(JSON.stringify(json)).toMatch(/"code":"\w+\.not-/);
  });

  test('follows the rules that it is given', () => {
    const state = ['AFCB1920202020D0000000000', 'A0Ma01SFfB0MSF'];
    const { json } = ask(question, state, { mosaic: 'fixed' });
    expect(JSON.stringify(json)).toContain('mosaic.colour-off-its-cell');
  });
});

describe('validate', () => {
  test('lists every issue', () => {
    const { json } = ask(askForIssues, ['EFCfB2020202021D0000000000', FRESH[1]]);
    expect(json).toMatchObject({
      valid: false,
      issues: [{ code: 'turn.missing' }, { code: 'bag.count-out-of-range' }],
    });
  });

  test('answers yes to warnings', () => {
    const answer = ask(askForIssues, [FRESH[0], 'A00MSFB0MSF']);
    expect(answer).toMatchObject({
      yes: true,
      json: { valid: true, issues: [{ code: 'score.leading-zero' }] },
    });
  });
});

describe('rules that the strings hold', () => {
  test.each(Object.values(QUESTIONS).map((question) => ({ question })))(
    'must be those that are asked for',
    ({ question }) => {
      expect(ask(question, FRESH, { players: 2 })).toEqual(ask(question, FRESH));
      const { yes, json } = ask(question, FRESH, { players: 3 });
      expect(yes).toBe(false);
      expect(JSON.stringify(json)).toContain('Rules, players: found 2, expected 3.');
    },
  );
});

describe('moves', () => {
  const state = ['AF0ccddCfB2020181820D0000000000', 'A0MSFB0MSF'] as const;

  test('lists them', () => {
    const moves = ['A0c0', 'A0c1', 'A0c2', 'A0c3', 'A0c4', 'A0cF'];
    const all = [...moves, ...moves.map((move) => move.replace('c', 'd'))];
    expect(ask(askForMoves, state)).toEqual({
      ...{ yes: true, json: { moves: all } },
      ...{ output: all, complaint: [] },
    });
  });

  test('says why there are none', () => {
    expect(ask(askForMoves, FRESH)).toMatchObject({
      yes: true,
      output: [],
      complaint: ['no moves: a deal is due'],
    });
  });

  test('answers the first error of an invalid state, not a warning before it', () => {
    const { json } = ask(askForMoves, ['AF1aabb0ccddCfB2020202020D0000000000', FRESH[1]], {
      lenient: true,
    });
    expect(json).toMatchObject({ error: { code: 'tiles.not-conserved', severity: 'error' } });
  });
});

describe('apply', () => {
  const after = ['BF0cdde2abde3cdee4bcceCefB1915161614D0000000000', 'A0MS2b3FB0MSF'] as const;

  test('plays deals and moves', () => {
    expect(ask(askForResult, [...FRESH, DEAL, 'A1b2'])).toEqual({
      yes: true,
      json: { state: after, phase: 'drafting', playerToMove: 'B' },
      output: after,
      complaint: [],
    });
  });

  test.each([
    ['an illegal move', 'A1b2', 'move.not-your-turn'],
    ['no move', 'A1z2', 'move.malformed'],
    ['no text', 7, 'event.not-a-text'],
    ['null', null, 'event.not-a-text'],
    ['a deep array', JSON.parse(`${'['.repeat(5000)}${']'.repeat(5000)}`), 'event.not-a-text'],
  ])('says which event is %s', (_, event, code) => {
    const { yes, json } = ask(askForResult, [...FRESH, DEAL, 'A1b2', event, 'B0c0']);
    expect(yes).toBe(false);
    expect(json).toMatchObject({ error: { code }, event: 3 });
    // Codes of moves are on the page of the format.
    expect(`${read('docs/json.md')}${read('docs/format.md')}`).toContain(`\`${code}\``);
  });

  test('says which deal cannot be', () => {
    const { json } = ask(askForResult, [...FRESH, 'F0cdde1bbbe']);
    expect(json).toMatchObject({ error: { code: 'deal.impossible' }, event: 1 });
  });

  test('tells people which event is illegal, and where its text is wrong', () => {
    expect(ask(askForResult, [...FRESH, DEAL, 'A1z2', 'B0c0']).complaint).toEqual([
      'event 2 of 3, "A1z2", cannot be applied',
      '         A1z2',
      '           ^',
      expect.stringContaining('[move.malformed]'),
    ]);
  });
});
