/** The questions that can be asked about states, in JSON and for people. */
import { describe, expect, test } from 'vitest';
import { APPLY } from '../../src/azul/cli/commands/apply.js';
import { MOVES } from '../../src/azul/cli/commands/moves.js';
import { VALIDATE } from '../../src/azul/cli/commands/validate.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;
const DEAL = 'F0cdde1bbbe2abde3cdee4bcce';
const QUESTIONS = { validate: VALIDATE, moves: MOVES, apply: APPLY };

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
    const { yes, json } = question.answerer({}).answer(value);
    expect(yes).toBe(false);
    expect(JSON.stringify(json)).toMatch(/"code":"\w+\.not-/);
  });

  test('follows the rules that it is given', () => {
    const state = ['AFCB1920202020D0000000000', 'A0Ma01SFfB0MSF'];
    const { json } = question.answerer({ mosaic: 'fixed' }).answer(state);
    expect(JSON.stringify(json)).toContain('mosaic.colour-off-its-cell');
  });
});

describe('validate', () => {
  test('lists every issue', () => {
    const { json } = VALIDATE.answerer({}).answer(['EFCfB2020202021D0000000000', FRESH[1]]);
    expect(json).toMatchObject({
      valid: false,
      issues: [{ code: 'turn.missing' }, { code: 'bag.count-out-of-range' }],
    });
  });

  test('answers yes to warnings', () => {
    const answer = VALIDATE.answerer({}).answer([FRESH[0], 'A00MSFB0MSF']);
    expect(answer).toMatchObject({
      yes: true,
      json: { valid: true, issues: [{ code: 'score.leading-zero' }] },
    });
  });
});

describe('moves', () => {
  const state = ['AF0ccddCfB2020181820D0000000000', 'A0MSFB0MSF'] as const;

  test('lists them', () => {
    const moves = ['A0c0', 'A0c1', 'A0c2', 'A0c3', 'A0c4', 'A0cF'];
    const all = [...moves, ...moves.map((move) => move.replace('c', 'd'))];
    expect(MOVES.answerer({}).answer(state)).toEqual({ yes: true, json: { moves: all } });
    expect(MOVES.tell(state, {})).toMatchObject({ yes: true, output: all });
  });

  test('says why there are none', () => {
    expect(MOVES.tell(FRESH, {})).toEqual({
      yes: true,
      output: [],
      complaint: ['no moves in the phase round-end'],
    });
  });

  test('answers the first error of an invalid state, not a warning before it', () => {
    const { json } = MOVES.answerer({ lenient: true }).answer([
      'AF1aabb0ccddCfB2020202020D0000000000',
      FRESH[1],
    ]);
    expect(json).toMatchObject({ error: { code: 'tiles.not-conserved', severity: 'error' } });
  });
});

describe('apply', () => {
  const after = ['BF0cdde2abde3cdee4bcceCefB1915161614D0000000000', 'A0MS2b3FB0MSF'] as const;

  test('plays deals and moves', () => {
    const { yes, json } = APPLY.answerer({}).answer([...FRESH, DEAL, 'A1b2']);
    expect(yes).toBe(true);
    expect(json).toEqual({ state: after, phase: 'drafting', turn: 'B' });
    expect(APPLY.tell([...FRESH, DEAL, 'A1b2'], {})).toEqual({ yes: true, output: after });
  });

  test.each([
    ['an illegal move', 'A1b2', 'move.not-your-turn'],
    ['no move', 'A1z2', 'move.malformed'],
    ['no text', 7, 'move.malformed'],
    ['null', null, 'move.malformed'],
  ])('says which event is %s', (_, event, code) => {
    const { yes, json } = APPLY.answerer({}).answer([...FRESH, DEAL, 'A1b2', event, 'B0c0']);
    expect(yes).toBe(false);
    expect(json).toMatchObject({ error: { code }, event: 3 });
  });

  test('says which deal cannot be', () => {
    const { json } = APPLY.answerer({}).answer([...FRESH, 'F0cdde1bbbe']);
    expect(json).toMatchObject({ error: { code: 'deal.impossible' }, event: 1 });
  });

  test('tells people which event is illegal, and where its text is wrong', () => {
    expect(APPLY.tell([...FRESH, DEAL, 'A1z2', 'B0c0'], {}).complaint).toEqual([
      'event 2 of 3, "A1z2", cannot be played',
      '         A1z2',
      '           ^',
      expect.stringContaining('[move.malformed]'),
    ]);
  });
});
