/** Every issue: what gives it, where, what was found, what was expected. */

import type { DecodeOptions } from 'azulejo/game';
import { type EncodedState, schemaOf } from 'azulejo/game';
import {
  applyChance,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  explainMove,
  ISSUE_CODES,
  isLegalMove,
  isMove,
  isStateValid,
  legalMoves,
  newGame,
  type Roll,
  type RoyalUrIssue,
  type Rules,
  royalUr,
  safeDecodeMove,
  safeDecodeState,
  validateState,
} from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';

/** The start's strings: the other string of an example is right. */
const SHARED = 'A-';
const PLAYERS = 'A7PH0B7PH0';

interface Case {
  readonly code: RoyalUrIssue['code'];
  /** What is decoded. */
  readonly given: unknown;
  readonly options?: DecodeOptions<Rules>;
  readonly index?: number;
  readonly found: string;
  readonly expected: string;
  /** The canonical strings that lenient decoding takes it for; an error for it, too, if absent. */
  readonly meant?: readonly [string, string];
}

const shared = (text: string) => [text, PLAYERS] as const;
const players = (text: string) => [SHARED, text] as const;
const fresh = [SHARED, PLAYERS] as const;

const COUNT = 'a number of tokens, one digit';
const WAITING = '"-" for a roll that is due, a roll from 1 to 4, or "#" for the end';

/** One example or more of every code that decoding a state gives. */
const CASES: readonly Case[] = [
  {
    code: 'state.not-two-strings',
    given: ['A-', PLAYERS, ''],
    found: 'an array of 3 values',
    expected: 'an array of two texts, the shared string and the players string',
  },
  {
    code: 'state.not-two-strings',
    given: 'A-',
    found: 'a value of type string',
    expected: 'an array of two texts, the shared string and the players string',
  },
  {
    code: 'shared.not-a-string',
    given: [1, PLAYERS],
    found: 'a value of type number',
    expected: 'a string',
  },
  { code: 'players.not-a-string', given: ['A-', null], found: 'null', expected: 'a string' },
  {
    code: 'shared.too-long',
    given: shared('A----------------'),
    index: 16,
    found: '17 characters',
    expected: 'at most 16',
  },
  {
    code: 'players.too-long',
    given: players(`A7P${'01'.repeat(60)}H0B7PH0`),
    index: 96,
    found: '130 characters',
    expected: 'at most 96',
  },
  {
    code: 'shared.unexpected-character',
    given: shared('A-x'),
    index: 2,
    found: '"x"',
    expected: 'the end of the string',
  },
  {
    code: 'players.unexpected-character',
    given: players('A7xPH0B7PH0'),
    index: 2,
    found: '"x"',
    expected: '"P" and the steps',
  },
  {
    code: 'players.unexpected-character',
    given: players('A7PH0B7PH0!'),
    index: 10,
    found: '"!"',
    expected: 'the end of the part',
  },
  {
    code: 'turn.missing',
    given: shared('-'),
    index: 0,
    found: '"-"',
    expected: 'a player, A or B',
  },
  {
    code: 'turn.missing',
    given: shared('C-'),
    index: 0,
    found: '"C-"',
    expected: 'a player, A or B',
  },
  {
    code: 'turn.lower-case',
    given: shared('a-'),
    index: 0,
    found: '"a"',
    expected: '"A"',
    meant: fresh,
  },
  { code: 'waiting.malformed', given: shared('A'), index: 1, found: 'nothing', expected: WAITING },
  { code: 'waiting.malformed', given: shared('A5'), index: 1, found: '"5"', expected: WAITING },
  { code: 'waiting.malformed', given: shared('A0'), index: 1, found: '"0"', expected: WAITING },
  {
    code: 'waiting.leading-zero',
    given: shared('A03'),
    index: 1,
    found: '"03"',
    expected: '"3"',
    meant: ['A3', PLAYERS],
  },
  {
    code: 'player.missing',
    given: players('7PH0B7PH0'),
    index: 0,
    found: '"7PH0"',
    expected: 'player A',
  },
  {
    code: 'player.missing',
    given: players('A7PH0'),
    index: 5,
    found: 'nothing',
    expected: 'player B',
  },
  {
    code: 'player.lower-case',
    given: players('A7PH0b7PH0'),
    index: 5,
    found: '"b"',
    expected: '"B"',
    meant: fresh,
  },
  {
    code: 'hand.malformed',
    given: players('APH0B7PH0'),
    index: 1,
    found: '"PH0"',
    expected: COUNT,
  },
  {
    code: 'hand.malformed',
    given: players('A17PH0B7PH0'),
    index: 1,
    found: '"17"',
    expected: COUNT,
  },
  {
    code: 'hand.leading-zero',
    given: players('A07PH0B7PH0'),
    index: 1,
    found: '"07"',
    expected: '"7"',
    meant: fresh,
  },
  {
    code: 'steps.missing',
    given: players('A7H0B7PH0'),
    index: 2,
    found: '"H0"',
    expected: '"P" and the steps of the tokens on the board',
  },
  {
    code: 'steps.lower-case',
    given: players('A7pH0B7PH0'),
    index: 2,
    found: '"p"',
    expected: '"P"',
    meant: fresh,
  },
  {
    code: 'step.malformed',
    given: players('A6P4H0B7PH0'),
    index: 3,
    found: '"4"',
    expected: 'a step of two digits',
  },
  {
    code: 'step.unknown',
    given: players('A6P15H0B7PH0'),
    index: 3,
    found: '"15"',
    expected: 'a step from 01 to 14',
  },
  {
    code: 'step.unknown',
    given: players('A6P00H0B7PH0'),
    index: 3,
    found: '"00"',
    expected: 'a step from 01 to 14',
  },
  {
    code: 'step.repeated',
    given: players('A5P0404H0B7PH0'),
    index: 5,
    found: 'another token',
    expected: 'one token on a step',
  },
  {
    code: 'step.unsorted',
    given: players('A5P0604H0B7PH0'),
    index: 5,
    found: 'the step after a later one',
    expected: 'steps in order',
    meant: ['A-', 'A5P0406H0B7PH0'],
  },
  {
    code: 'home.missing',
    given: players('A7PB7PH0'),
    index: 3,
    found: 'nothing',
    expected: '"H" and the number of tokens at home',
  },
  {
    code: 'home.lower-case',
    given: players('A7Ph0B7PH0'),
    index: 3,
    found: '"h"',
    expected: '"H"',
    meant: fresh,
  },
  {
    code: 'home.malformed',
    given: players('A7PHB7PH0'),
    index: 4,
    found: 'nothing',
    expected: COUNT,
  },
  {
    code: 'home.leading-zero',
    given: players('A7PH00B7PH0'),
    index: 4,
    found: '"00"',
    expected: '"0"',
    meant: fresh,
  },
  {
    code: 'tokens.unequal',
    given: players('A6PH0B7PH0'),
    found: '6 tokens of A and 7 of B',
    expected: 'as many of each',
  },
  {
    code: 'square.taken-twice',
    given: players('A6P07H0B6P07H0'),
    found: 'a token of both players',
    expected: 'a token of one',
  },
  {
    code: 'winner.both',
    given: ['A#', 'A0PH7B0PH7'],
    found: 'all tokens of both at home',
    expected: 'those of one',
  },
  {
    code: 'winner.missing',
    given: players('A0PH7B7PH0'),
    found: 'all tokens of player A at home',
    expected: 'A#, as the game is over',
  },
  {
    code: 'winner.not-home',
    given: ['B#', 'A0PH7B7PH0'],
    found: 'the win of player B, of whose tokens 7 are not at home',
    expected: 'all tokens of the winner at home',
  },
  {
    code: 'waiting.no-move',
    given: ['A2', 'A0P14H6B7PH0'],
    found: 'a roll of 2 without a legal move',
    expected: 'the turn of the other player',
  },
  {
    code: 'rules.unknown-value',
    given: fresh,
    // The types forbid it; programs without types do not.
    options: { rules: { zero: 'keep' } } as unknown as DecodeOptions<Rules>,
    found: '"keep"',
    expected: 'pass or again',
  },
  {
    code: 'rules.different',
    given: fresh,
    options: { rules: { tokens: 5 } },
    found: '7',
    expected: '5',
  },
];

/** What gives the codes that need more than one example, or no state. */
const OTHER_CODES: readonly RoyalUrIssue['code'][] = [
  'tokens.out-of-range',
  ...ISSUE_CODES.filter((code) => code.startsWith('move.') || code.startsWith('roll.')),
];

describe('an issue of a state', () => {
  test('exists for each code', () => {
    const codes = new Set([...CASES.map(({ code }) => code), ...OTHER_CODES]);
    expect([...codes].sort()).toEqual([...ISSUE_CODES].sort());
    expect(Object.isFrozen(ISSUE_CODES)).toBe(true);
  });

  test.each(CASES)('$code: $given', ({ code, given, options, index, found, expected, meant }) => {
    const issues = validateState(given, options);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ code, severity: 'error', found, expected });
    expect(issues[0]?.index).toBe(index);
    expect(issues[0]?.message).toContain(`: found ${found}, expected ${expected}.`);
    expect(isStateValid(given, options)).toBe(false);
    expect(safeDecodeState(given, options)).toEqual({ ok: false, issues });
    // Anything can be given as a state.
    expect(thrownBy(() => decodeState(given as EncodedState, options))).toMatchObject({
      ...{ name: 'DecodeError', issues, message: issues[0]?.message },
    });
    const lenient = safeDecodeState(given, { ...options, lenient: true });
    expect(lenient.ok).toBe(meant !== undefined);
    if (!lenient.ok) return;
    expect(lenient.warnings).toMatchObject([{ code, severity: 'warning', found, expected }]);
    expect(encodeState(lenient.state)).toEqual(meant);
  });

  test('names its place in words', () => {
    const place = (given: EncodedState) => validateState(given)[0]?.message.split(': found')[0];
    expect(place(players('A5P0604H0B7PH0'))).toBe('Player A, step 4');
    expect(place(players('A7PH0B17PH0'))).toBe('Player B, hand');
    expect(place(players('A7PH0B7P1H0'))).toBe('Player B, steps');
    expect(place(shared('C-'))).toBe('Turn');
    expect(place(players('A6PH0B7PH0'))).toBe('Players');
    expect(validateState(players('A5P0604H0B7PH0'))[0]?.path).toEqual(['players', 'A', 'steps', 4]);
  });

  test('does not hide those that follow it', () => {
    const issues = validateState(['c9', 'a07p0402H0B7P99H']);
    expect(issues.map(({ code, part, index }) => [code, part, index])).toEqual([
      ['turn.missing', 'shared', 0],
      ['waiting.malformed', 'shared', 1],
      ['player.lower-case', 'players', 0],
      ['hand.leading-zero', 'players', 1],
      ['steps.lower-case', 'players', 3],
      ['step.unsorted', 'players', 6],
      ['step.unknown', 'players', 13],
      ['home.malformed', 'players', 16],
    ]);
  });

  test('says that there are too few or too many tokens of a player', () => {
    expect(validateState(players('A0PH0B0PH0')).map(({ code }) => code)).toEqual([
      ...['tokens.out-of-range', 'tokens.out-of-range'],
    ]);
    const [issue] = validateState(players('A8PH0B8PH0'));
    expect(issue).toMatchObject({ found: '8 tokens', expected: '1 to 7 tokens' });
  });

  test('is the issue of a schema, too', () => {
    const result = schemaOf(royalUr)['~standard'].validate(['A-', '']);
    expect(result).toEqual({ issues: validateState(['A-', '']) });
    expect(schemaOf(royalUr)['~standard'].validate(fresh)).toHaveProperty('value');
  });
});

describe('options', () => {
  test('accept what is well-formed without a check of the whole', () => {
    const impossible = [
      players('A9PH9B0PH0'),
      players('A6P07H0B5P07H0'),
      ['A2', 'A0P14H6B7PH0'],
      ['B#', PLAYERS],
      ['A#', 'A0PH7B0PH7'],
    ] as const;
    for (const given of impossible) {
      const state = decodeState(given, { validate: false });
      expect(encodeState(state)).toEqual(given);
      expect(isStateValid(given)).toBe(false);
    }
    expect(isStateValid(['A-', 'A7P'], { validate: false })).toBe(false);
    // The text says that the game is over, so nothing can be moved.
    expect(legalMoves(decodeState(['A#', 'A7PH0B7PH0'], { validate: false }))).toEqual([]);
  });

  test('give the rules that the strings do not say', () => {
    const rules = { safeRosettes: false, capturesGrantRolls: true, zero: 'again' } as const;
    expect(decodeState(fresh, { rules }).rules).toEqual({
      ...{ tokens: 7, rosettesGrantRolls: true, ...rules },
    });
    for (const on of [true, false]) {
      const each = { safeRosettes: on, rosettesGrantRolls: on, capturesGrantRolls: on };
      expect(newGame({ rules: each }).rules).toMatchObject(each);
    }
    expect(decodeState(players('A3PH0B3PH0')).rules.tokens).toBe(3);
    expect(decodeState(fresh, { rules: { tokens: 7 } }).rules.tokens).toBe(7);
    expect(royalUr.decode(fresh, { rules: { tokens: 6 } })).toMatchObject({ ok: false });
  });
});

describe('a move', () => {
  /** A's tokens on 4 and 6, B's on the rosette and on 10; a roll of 2 waits. */
  const state = decodeState(['A2', 'A4P040614H0B5P0810H0']);
  const winner = decodeState(['A#', 'A0PH7B7PH0']);

  test.each([
    ['A0', 'move.malformed', 1, '"0"', 'the step a token leaves, from 00 to 14'],
    ['', 'move.malformed', 0, 'nothing', 'a player, A or B'],
    ['C0002', 'move.malformed', 0, '"C0002"', 'a player, A or B'],
    ['A1517', 'move.malformed', 1, '"1517"', 'the step a token leaves, from 00 to 14'],
    ['A1416', 'move.malformed', 3, '"16"', 'the step it goes to, from 01 to 15'],
    ['A0000', 'move.malformed', 3, '"00"', 'the step it goes to, from 01 to 15'],
    ['A0005', 'move.malformed', 3, '5 steps', '1 to 4 steps onward'],
    ['A0504', 'move.malformed', 3, '-1 steps', '1 to 4 steps onward'],
    ['A0002\n', 'move.malformed', 5, '"\\u000a"', 'the end of the move'],
    ['B0810', 'move.not-your-turn', undefined, 'a move by B', 'a move by A'],
    ['A0003', 'move.not-the-roll', undefined, 'a move by 3', 'a move by the roll, 2'],
    [
      'A0507',
      'move.no-token',
      undefined,
      'no token',
      'a token, as on the hand, step 4, step 6, step 14',
    ],
    [
      'A0406',
      'move.own-token-there',
      undefined,
      'a token of the same player',
      'a square without one',
    ],
    [
      'A0608',
      'move.rosette-held',
      undefined,
      "the other player's token on the rosette, where it is safe",
      'a square where it can be captured, or none',
    ],
  ] as const)('%j is refused: %s', (text, code, index, found, expected) => {
    const issue = explainMove(state, text);
    expect(issue).toMatchObject({ code, severity: 'error', part: 'move', found, expected });
    expect(issue?.index).toBe(index);
    // Any text can be given as a move.
    expect(thrownBy(() => royalUr.applyMove(state, text as 'A0002'))).toMatchObject({
      ...{ name: 'IllegalMoveError', issue, message: issue?.message },
    });
    expect(isMove(text)).toBe(code !== 'move.malformed');
    expect(safeDecodeMove(text).ok).toBe(isMove(text));
  });

  test('is refused before a roll, and after the end', () => {
    const phase = (issue: RoyalUrIssue | undefined) => [issue?.code, issue?.expected];
    expect(phase(explainMove(newGame(), 'A0002'))).toEqual([
      ...['move.wrong-phase', 'a roll before any move'],
    ]);
    expect(phase(explainMove(winner, 'A0002'))).toEqual([
      ...['move.wrong-phase', 'no move, as the game is over'],
    ]);
  });

  test('has parts, from which it is written', () => {
    for (const text of ['A0001', 'A0004', 'B0711', 'B1415', 'A1115'] as const) {
      expect(encodeMove(decodeMove(text))).toBe(text);
    }
    const wrong = [
      { player: 'C', from: 0, to: 1 },
      { player: 'A', from: 0.5, to: 1 },
      { player: 'A', from: 0, to: 5 },
      { player: 'A', from: 14, to: 16 },
      { player: 'A', from: '0', to: 1 },
      {},
    ];
    for (const parts of wrong) {
      // Programs without types can give any parts.
      const write = () => encodeMove(parts as never);
      expect(thrownBy(write)).toMatchObject({ name: 'DecodeError' });
    }
    expect(thrownBy(() => encodeMove(7 as never))).toMatchObject({
      ...{ name: 'TypeError', message: expect.stringMatching(/^Move: found /) },
    });
  });
});

describe('a roll', () => {
  const state = decodeState(['A2', PLAYERS]);

  test.each([
    ['R5', 'roll.malformed', '"R5"', 'R and a number from 0 to 4'],
    ['', 'roll.malformed', '""', 'R and a number from 0 to 4'],
    [7, 'roll.malformed', 'a value of type number', 'R and a number from 0 to 4'],
    ['R3', 'roll.wrong-phase', 'the roll R3', 'a move of the roll of 2'],
    [() => 0, 'roll.wrong-phase', 'a roll', 'a move of the roll of 2'],
  ] as const)('%j is refused: %s', (roll, code, found, expected) => {
    // Programs without types can give anything.
    expect(thrownBy(() => applyChance(state, roll as Roll))).toMatchObject({
      ...{ name: 'IllegalChanceError', issue: { code, part: 'roll', found, expected } },
    });
  });

  test('is refused once the game is over', () => {
    const error = thrownBy(() => applyChance(decodeState(['A#', 'A0PH7B7PH0']), 'R1'));
    expect(error).toMatchObject({ issue: { expected: 'nothing, as the game is over' } });
  });
});

test('values that are no texts are no moves and no rolls', () => {
  const state = applyChance(newGame(), 'R1');
  for (const value of [undefined, null, 1, {}, ['A01']]) {
    // Untyped callers can pass anything.
    expect(isLegalMove(state, value as string)).toBe(false);
    expect(royalUr.checkMove(String(value))?.code).toBe('move.malformed');
  }
  for (const move of legalMoves(state)) {
    expect(isLegalMove(state, move)).toBe(true);
    expect(royalUr.checkMove(move)).toBeUndefined();
  }
  expect(royalUr.chance?.check('R9')?.code).toBe('roll.malformed');
  expect(royalUr.chance?.check('R1')).toBeUndefined();
});

test('options and rules that cannot be read are named', () => {
  const broken = Object.defineProperty({}, 'rules', {
    enumerable: true,
    get: () => {
      throw new Error('broken');
    },
  });
  expect(() => decodeState(encodeState(newGame()), broken)).toThrow(/^Options: /);
  expect(() => decodeState(encodeState(newGame()), { rules: 7 as never })).toThrow(/^Rules: /);
});
