/** Every issue: what gives it, where, what was found, what was expected. */
import {
  applyMove,
  type CubeBlokusIssue,
  cubeBlokus,
  decodeMove,
  decodeState,
  encodeMove,
  encodeState,
  explainMove,
  forfeit,
  ISSUE_CODES,
  isLegalMove,
  isMove,
  isStateValid,
  legalMoves,
  type Move,
  newGame,
  type Rules,
  safeDecodeMove,
  safeDecodeState,
  validateState,
} from 'azulejo/cube-blokus';
import type { DecodeOptions } from 'azulejo/game';
import { applyAll, type EncodedState, schemaOf } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { ALL_PLACED, BUILT_FROM_SINGLE, SINGLE_LAST, START } from './positions.js';

/** The start's strings: the other string of an example is right. */
const [SHARED, PLAYERS] = START;

interface Case {
  readonly code: CubeBlokusIssue['code'];
  /** What is decoded. */
  readonly given: unknown;
  readonly options?: DecodeOptions<Rules>;
  readonly index?: number;
  readonly place: string;
  readonly found: string;
  readonly expected: string;
  /** Whether lenient decoding takes it for the start; an error for it, too, if absent. */
  readonly isMeant?: boolean;
}

/** The start with another text in the place of one. */
function shared(text: string, other: string): EncodedState {
  expect(SHARED).toContain(text);
  return [SHARED.replace(text, other), PLAYERS];
}

const players = (text: string): EncodedState => [SHARED, text];
const ROW = 'a square a to d, a number of free squares, or "/"';
const TURN = 'a player from A to D, or "-" for the end of the game';
const MOVER = 'a player who has a move, or "-"';

/** One example or more of every code that decoding a state gives. */
const CASES: readonly Case[] = [
  {
    ...{ code: 'state.not-two-strings', given: [SHARED], place: 'State' },
    ...{
      found: 'an array of 1 value',
      expected: 'an array of two texts, the shared string and the players string',
    },
  },
  {
    ...{ code: 'state.not-two-strings', given: SHARED, place: 'State' },
    ...{
      found: 'a value of type string',
      expected: 'an array of two texts, the shared string and the players string',
    },
  },
  {
    ...{ code: 'shared.not-a-string', given: [7, PLAYERS], place: 'Shared' },
    ...{ found: 'a value of type number', expected: 'a string' },
  },
  {
    ...{ code: 'players.not-a-string', given: [SHARED, null], place: 'Players' },
    ...{ found: 'null', expected: 'a string' },
  },
  {
    ...{ code: 'shared.too-long', given: ['A'.repeat(542), PLAYERS], index: 541, place: 'Shared' },
    ...{ found: '542 characters', expected: 'at most 541' },
  },
  {
    ...{ code: 'players.too-long', given: players('0'.repeat(65)), index: 64, place: 'Players' },
    ...{ found: '65 characters', expected: 'at most 64' },
  },
  {
    ...{ code: 'rules.unknown-value', given: [SHARED, PLAYERS], place: 'Rules, first' },
    // The types forbid it; programs without types do not.
    options: { rules: { first: 'E' } } as unknown as DecodeOptions<Rules>,
    ...{ found: '"E"', expected: 'A, B, C or D' },
  },
  {
    ...{ code: 'rules.unknown-value', given: [SHARED, PLAYERS], place: 'Rules, bonus' },
    options: { rules: { bonus: { all: 1000, allSingleLast: 0 } } },
    ...{ found: 'a value of type object', expected: 'two numbers from 0 to 999, such as 0,20' },
  },
  {
    ...{ code: 'turn.missing', given: shared('AU', 'EU'), index: 0, place: 'Turn' },
    ...{ found: '"E"', expected: TURN },
  },
  {
    ...{ code: 'turn.lower-case', given: shared('AU', 'aU'), index: 0, place: 'Turn' },
    ...{ found: '"a"', expected: '"A"', isMeant: true },
  },
  {
    ...{ code: 'shared.unexpected-character', given: shared('AU', 'A U'), index: 1 },
    ...{ place: 'Faces', found: '" "', expected: 'a face: U, L, F, R, B or D' },
  },
  {
    ...{ code: 'shared.unexpected-character', given: shared('Ud7b/9/', 'Ud7b/x9/'), index: 6 },
    ...{ place: 'Face U, row 2', found: '"x"', expected: ROW },
  },
  {
    ...{ code: 'face.missing', given: [SHARED.replace(/D.*/, ''), PLAYERS] },
    ...{ index: SHARED.indexOf('D'), place: 'Face D', found: 'nothing', expected: 'the face D' },
  },
  {
    ...{ code: 'face.repeated', given: [SHARED + SHARED.slice(1, 23), PLAYERS] },
    ...{ index: SHARED.length, place: 'Face U', found: 'the face U again', expected: 'it once' },
  },
  {
    ...{ code: 'face.unsorted', given: [SHARED.replace(/(B.*)(D.*)/, '$2$1'), PLAYERS] },
    ...{
      index: SHARED.indexOf('B') + 22,
      place: 'Face B',
      found: 'the face B after a later one',
      expected: 'the order ULFRBD',
    },
    isMeant: true,
  },
  {
    ...{ code: 'face.wrong-rows', given: shared('Ud7b/9/', 'Ud7b/'), index: 2, place: 'Face U' },
    ...{ found: '8 rows', expected: '9 rows' },
  },
  {
    ...{ code: 'row.wrong-length', given: shared('Ud7b/9/', 'Ud7b/8/'), index: 6 },
    ...{ place: 'Face U, row 2', found: '8 squares', expected: '9 squares' },
  },
  {
    ...{ code: 'row.split-run', given: shared('Ud7b/9/', 'Ud7b/54/'), index: 6, isMeant: true },
    ...{ place: 'Face U, row 2', found: '"54"' },
    expected: 'one digit for a run of free squares',
  },
  {
    ...{ code: 'player.missing', given: players('A0B0C0'), index: 6, place: 'Player D' },
    ...{ found: 'nothing', expected: 'player D' },
  },
  {
    ...{ code: 'player.lower-case', given: players('A0B0c0D0'), index: 4, place: 'Player C' },
    ...{ found: '"c"', expected: '"C"', isMeant: true },
  },
  {
    ...{ code: 'total.missing', given: players('A0BC0D0'), index: 3, place: 'Player B, total' },
    ...{ found: '"C"', expected: 'the points of earlier games' },
  },
  {
    ...{ code: 'total.leading-zero', given: players('A00B0C0D0'), index: 1, isMeant: true },
    ...{ place: 'Player A, total', found: '"00"', expected: '"0"' },
  },
  {
    ...{ code: 'total.too-high', given: players('A0B100000C0D0'), index: 3 },
    ...{ place: 'Player B, total', found: '100000', expected: '0 to 99999' },
  },
  {
    ...{ code: 'players.unexpected-character', given: players('A0!+B0C0D0'), index: 3 },
    ...{ place: 'Players', found: '"+"', expected: 'player B' },
  },
  {
    ...{ code: 'players.unexpected-character', given: players('A0B0C0D0x'), index: 8 },
    ...{ place: 'Players', found: '"x"', expected: 'the end of the string' },
  },
  {
    ...{ code: 'start.wrong-owner', given: shared('Ud7b', 'U8b'), place: 'Square Ua1' },
    ...{ found: 'a free square', expected: 'a start square of player D' },
  },
  {
    ...{ code: 'start.wrong-owner', given: shared('Ud7b', 'Ua7b'), place: 'Square Ua1' },
    ...{ found: 'a square of player A', expected: 'a start square of player D' },
  },
  {
    ...{ code: 'piece.unknown', given: shared('9/a7c', 'aaaaaa3/a7c'), place: 'Square Ua8' },
    ...{ found: '6 squares, Ua8, Ub8, Uc8, Ud8, Ue8, Uf8', expected: 'a piece' },
  },
  {
    ...{ code: 'piece.repeated', given: shared('9/9/a7c', '2a6/1a7/a7c'), place: 'Square Ub8' },
    ...{ found: 'the piece I1 again, on Ub8', expected: 'each piece once' },
  },
  {
    ...{ code: 'piece.beside-start', given: shared('9/a7c', 'a8/a7c'), place: 'Square Ua8' },
    ...{ found: 'Ua8 beside a start square of the same player' },
    expected: 'contact at corners only',
  },
  {
    ...{ code: 'piece.unconnected', given: shared('9/9/a7c', '4a4/9/a7c'), place: 'Square Ue7' },
    ...{ found: 'Ue7 without a way from a start square' },
    expected: 'contact at a corner with a piece that has one',
  },
  {
    ...{ code: 'bonus.pieces-left', given: players('A0B0+C0D0'), place: 'Player B, bonus' },
    ...{ found: '"+" with 21 pieces left', expected: 'it once all pieces are placed' },
  },
  {
    ...{ code: 'bonus.single-not-last', place: 'Player B, bonus' },
    given: [BUILT_FROM_SINGLE[0], BUILT_FROM_SINGLE[1].replace('B0', 'B0+')],
    ...{ found: '"+" with I1 on Bi3, from which others were built' },
    expected: 'it where I1 can have been the last piece',
  },
  {
    ...{ code: 'turn.no-move', given: [ALL_PLACED[0].replace('-', 'D'), ALL_PLACED[1]] },
    ...{ place: 'Turn', found: 'the turn of player D, who has no move', expected: MOVER },
  },
  {
    ...{ code: 'turn.out', given: players('A0!B0C0D0'), place: 'Turn' },
    ...{ found: 'the turn of player A, who has dropped out', expected: MOVER },
  },
  {
    ...{ code: 'turn.not-over', given: shared('AU', '-U'), place: 'Turn' },
    ...{ found: '"-" for the end of the game', expected: 'the turn of A, B, C or D, who can move' },
  },
];

/** What gives the codes that are not of states. */
const OTHER_CODES = ISSUE_CODES.filter((code) => /^(?:move|forfeit)\./.test(code));

describe('an issue of a state', () => {
  test('exists for each code', () => {
    const codes = new Set([...CASES.map(({ code }) => code), ...OTHER_CODES]);
    expect([...codes].sort()).toEqual([...ISSUE_CODES].sort());
    expect(Object.isFrozen(ISSUE_CODES)).toBe(true);
  });

  test.each(CASES)('$code: $found', ({ code, given, options, index, place, isMeant, ...said }) => {
    const issues = validateState(given, options);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ code, severity: 'error', ...said });
    expect(issues[0]?.index).toBe(index);
    expect(issues[0]?.message).toBe(`${place}: found ${said.found}, expected ${said.expected}.`);
    expect(isStateValid(given, options)).toBe(false);
    expect(safeDecodeState(given, options)).toEqual({ ok: false, issues });
    // Anything can be given as a state.
    expect(thrownBy(() => decodeState(given as EncodedState, options))).toMatchObject({
      ...{ name: 'DecodeError', issues, message: issues[0]?.message },
    });
    expect(JSON.parse(JSON.stringify(issues))).toStrictEqual(issues);
    const lenient = safeDecodeState(given, { ...options, lenient: true });
    expect(lenient.ok).toBe(isMeant === true);
    if (!lenient.ok) return;
    expect(lenient.warnings).toMatchObject([{ code, severity: 'warning', ...said }]);
    expect(encodeState(lenient.state)).toEqual([SHARED, PLAYERS]);
  });

  test('does not hide those that follow it', () => {
    const text = SHARED.replace('AUd7b/9/', 'aUd7b/x/').replace('Fa7c', 'Fa6c');
    const issues = validateState([text, 'a00B0C0']);
    expect(issues.map(({ code, part, index }) => [code, part, index])).toEqual([
      ['turn.lower-case', 'shared', 0],
      ['shared.unexpected-character', 'shared', 6],
      ['row.wrong-length', 'shared', text.indexOf('Fa6c') + 1],
      ['player.lower-case', 'players', 0],
      ['total.leading-zero', 'players', 1],
      ['player.missing', 'players', 7],
    ]);
  });

  test('is the issue of a schema, too', () => {
    const result = schemaOf(cubeBlokus)['~standard'].validate([SHARED, '']);
    expect(result).toEqual({ issues: validateState([SHARED, '']) });
    expect(schemaOf(cubeBlokus)['~standard'].validate([SHARED, PLAYERS])).toHaveProperty('value');
  });
});

describe('a state', () => {
  test.each([ALL_PLACED, SINGLE_LAST, BUILT_FROM_SINGLE])('%# is valid', (...given) => {
    expect(validateState(given)).toEqual([]);
    expect(encodeState(decodeState(given))).toEqual(given);
  });

  test('that breaks a condition is accepted without a check of the whole', () => {
    for (const { code, given, options } of CASES) {
      if (!/^(?:start|piece|bonus|turn)\.(?!lower-case|missing)/.test(code)) continue;
      const state = decodeState(given as EncodedState, { ...options, validate: false });
      expect(encodeState(state)).toEqual(given);
      // Whatever is asked of it, it answers.
      for (const move of legalMoves(state).slice(0, 2)) applyMove(state, move);
      expect(cubeBlokus.standings(state)).toHaveLength(4);
    }
  });

  test('is not read with options that are none', () => {
    const given = [
      [7, 'Options: found 7, expected an object.'],
      [{ rules: 'A' }, 'Rules: found "A", expected an object.'],
    ] as const;
    for (const [options, message] of given) {
      // Programs without types can give anything.
      const error = thrownBy(() => validateState(ALL_PLACED, options as DecodeOptions<Rules>));
      expect(error).toMatchObject({ name: 'TypeError', message });
    }
  });

  test('of no kind makes the decoder throw', () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    for (const given of [undefined, null, 7, {}, [], [[], {}], proxy, Symbol('state')]) {
      expect(isStateValid(given)).toBe(false);
      expect(cubeBlokus.decode(given).ok).toBe(false);
    }
  });
});

describe('a move', () => {
  /** A has Ub8 and Uc9: an I1 and, beside nothing of it, an I2 that goes on to Ud9. */
  const stateOf = () => applyAll(cubeBlokus, newGame(), ['AUb8', 'BUh2', 'CUh8', 'DUb2']);

  test.each([
    [7, undefined, 'a value of type number', 'a move, such as AUb8'],
    ['', 0, 'nothing', 'a player from A to D'],
    ['EUb8', 0, '"EUb8"', 'a player from A to D'],
    ['A', 1, 'nothing', 'a face: U, L, F, R, B or D'],
    ['Ab8', 1, '"b8"', 'a face: U, L, F, R, B or D'],
    ['AU', 2, 'nothing', 'a column from a to i'],
    ['AUj8', 2, '"j8"', 'a column from a to i'],
    ['AUb', 3, 'nothing', 'a row from 1 to 9'],
    ['AUb0', 3, '"0"', 'a row from 1 to 9'],
    ['AUa1a2a1', 6, 'Ua1 again', 'each square once'],
    [`A${'F'.repeat(62)}b2`, 64, '"2"', 'the end of the move, which has five squares at most'],
    ['AUa1a2a3a4a5a6', 12, '"a6"', 'the end of the move, which has five squares at most'],
  ] as const)('%j is malformed', (text, index, found, expected) => {
    // Programs without types can give anything.
    const issue = explainMove(stateOf(), text as string);
    expect(issue).toMatchObject({ code: 'move.malformed', part: 'move', found, expected });
    expect(issue?.index).toBe(index);
    expect(isMove(text)).toBe(false);
    expect(cubeBlokus.checkMove(text as string)).toEqual(issue);
    expect(safeDecodeMove(text as string)).toEqual({ ok: false, issues: [issue] });
    expect(thrownBy(() => decodeMove(text as string))).toMatchObject({ name: 'DecodeError' });
    expect(JSON.parse(JSON.stringify(issue))).toStrictEqual(issue);
  });

  test('may name needless faces, in 64 characters', () => {
    expect(isLegalMove(newGame(), `A${'F'.repeat(61)}b2`)).toBe(true);
    expect(isLegalMove(newGame(), 'ALFb2U')).toBe(true);
    const endless = `A${'F'.repeat(2e7)}b2`;
    expect(isLegalMove(newGame(), endless)).toBe(false);
    expect(explainMove(newGame(), endless)).toMatchObject({ code: 'move.malformed', index: 64 });
  });

  test.each([
    ['BUg3', 'move.not-your-turn', 'a move by B', 'a move by A'],
    ['AUa9', 'move.start-square', 'a start square, Ua9', 'squares that can be covered'],
    ['AUb7d7', 'move.no-piece', 'Ub7, Ud7', 'the squares of a piece'],
    ['AFb2', 'move.piece-used', 'the piece I1 again', 'a piece that is left'],
    ['AUb8b9', 'move.square-taken', 'Ub8 taken by A', 'free squares'],
    ['AUh2h3', 'move.square-taken', 'Uh2 taken by B', 'free squares'],
    [
      'AUc7c8',
      'move.side-contact',
      'Uc8 beside an own square',
      'contact with own squares at corners only',
    ],
    [
      'AUe5e6',
      'move.no-corner-contact',
      'no contact with an own square',
      'contact at a corner, as on Ua7, Uc7, Uc9, Lh2, Fb2, Rh8, Bb8 or Dh8',
    ],
  ] as const)('%s is refused: %s', (text, code, found, expected) => {
    const issue = explainMove(stateOf(), text);
    expect(issue).toMatchObject({ code, severity: 'error', part: 'move', found, expected });
    expect(thrownBy(() => applyMove(stateOf(), text))).toMatchObject({
      ...{ name: 'IllegalMoveError', issue, message: issue?.message },
    });
    expect(isMove(text)).toBe(true);
    expect(cubeBlokus.checkMove(text)).toBeUndefined();
    expect(JSON.parse(JSON.stringify(issue))).toStrictEqual(issue);
  });

  test('is refused after the end', () => {
    expect(explainMove(decodeState(ALL_PLACED), 'AUb8')).toMatchObject({
      ...{ code: 'move.wrong-phase', found: 'the move AUb8' },
      expected: 'no move, as the game is over',
    });
  });

  test('is legal with its squares in any order, and written in one', () => {
    for (const text of ['AUc7d7', 'AUd7c7', 'AUd7Uc7', 'ALUd7c7'] as const) {
      expect(explainMove(stateOf(), text)).toBeUndefined();
      expect(encodeMove(decodeMove(text))).toBe('AUc7d7');
      expect(encodeState(applyMove(stateOf(), text))).toEqual(
        encodeState(applyMove(stateOf(), 'AUc7d7')),
      );
    }
  });

  test('has parts that exist', () => {
    const wrong = [
      { player: 'E', squares: ['Ua1'] },
      { player: 'A', squares: ['Ua0'] },
      { player: 'A', squares: 'Ua1' },
      { player: 'A', squares: [] },
      { player: 'A', squares: ['Ua1', 'Ua1'] },
      { player: 'A', squares: ['Ua1', 'Ua2', 'Ua3', 'Ua4', 'Ua5', 'Ua6'] },
      {},
    ];
    for (const parts of wrong) {
      // Programs without types can give any parts.
      expect(thrownBy(() => encodeMove(parts as never))).toMatchObject({ name: 'DecodeError' });
    }
    expect(thrownBy(() => encodeMove(7 as never))).toMatchObject({
      ...{ name: 'TypeError', message: 'Move: found 7, expected an object.' },
    });
    const squares = new Set(['Ua1']);
    expect(thrownBy(() => encodeMove({ player: 'A', squares } as never))).toMatchObject({
      name: 'TypeError',
      message: 'Squares: found a value of type object, expected a list of squares.',
    });
  });
});

describe('a forfeit', () => {
  const codeOf = (play: () => unknown) => {
    const error = thrownBy(play) as { readonly name: string; readonly issue: CubeBlokusIssue };
    expect(error.name).toBe('IllegalForfeitError');
    return [error.issue.code, error.issue.found, error.issue.expected];
  };

  test('is refused twice, after the end, and to who has placed all', () => {
    const once = forfeit(newGame(), 'B');
    expect(codeOf(() => forfeit(once, 'B'))).toEqual([
      'forfeit.already-out',
      'the forfeit of player B again',
      'a player who has not dropped out',
    ]);
    expect(codeOf(() => forfeit(decodeState(ALL_PLACED), 'A'))[0]).toBe('forfeit.wrong-phase');
    // The game goes on if another player gets a square back.
    const unfinished = decodeState(ALL_PLACED, { validate: false });
    const going: EncodedState = [encodeState(unfinished)[0].replace('-', 'A'), 'A0B0C0D0'];
    const state = decodeState(going, { validate: false });
    expect(codeOf(() => forfeit(state, 'D'))[0]).toBe('forfeit.all-placed');
    expect(codeOf(() => applyAll(cubeBlokus, newGame(), ['E!' as 'A!']))).toEqual([
      ...['forfeit.malformed', '"E!"', 'a player of the game and "!"'],
    ]);
    expect(() => forfeit(newGame(), 'E' as 'A')).toThrow(
      'Player: found "E", expected A, B, C or D.',
    );
    const event = 'AUb8' as Move;
    expect(applyAll(cubeBlokus, newGame(), [event, 'A!', 'C!']).turn).toBe('B');
  });
});
