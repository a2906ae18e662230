/** The rules, each with its position written out. Positions of the course are as its JSON has them. */

import { applyAll } from 'azulejo/game';
import {
  applyChance,
  applyMove,
  type Deal,
  decodeState,
  encodeState,
  explainMove,
  forfeit,
  type GameState,
  isLegalMove,
  legalMoves,
  type Move,
  newGame,
  perft,
  readCs4500Action,
  readCs4500Board,
  sampleChance,
  seededRng,
  standings,
  tsuro,
  viewFor,
  walks,
  writeCs4500Action,
  writeCs4500Board,
} from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';

/** The position of a board of the course, in which red is to move with two tiles. */
function red(board: unknown, deal: Deal, legality: 'total' | 'reference' = 'reference'): GameState {
  const read = readCs4500Board(board, { player: 'C', legality });
  if (!read.ok) throw new Error(read.issues[0]?.message);
  return applyChance(read.state, deal);
}

const FIRST_ROW = [
  [[34, 0], 'red', 'C', 0, 0],
  [[34, 0], 'blue', 'E', 2, 0],
  [[33, 0], 'white', 'D', 0, 2],
];
const TWO = [
  [[34, 0], 'red', 'E', 1, 0],
  [[34, 0], 'white', 'C', 0, 1],
];
const TWO_ON_D = [
  [[34, 0], 'red', 'E', 1, 0],
  [[34, 0], 'white', 'D', 0, 1],
];

describe('what walks do, by the public data of the course', () => {
  test('a line that closes on itself loops', () => {
    expect(walks(red(FIRST_ROW, 'D3433'), 'C34n')).toEqual([
      { player: 'C', path: ['00c', '10g', '00c'], end: 'loops' },
    ]);
  });

  test('a line that reaches the edge leaves', () => {
    expect(walks(red(FIRST_ROW, 'D3433'), 'C33e')).toMatchObject([{ player: 'C', end: 'leaves' }]);
  });

  test.each([
    ['two avatars can share a port', TWO, 'C04n', ['11c', '11c']],
    ['two avatars can be on one tile', TWO_ON_D, 'C04n', ['11f', '11c']],
    ['two avatars can pass through each other', TWO_ON_D, 'C07n', ['11d', '11e']],
  ] as const)('%s', (_, board, move, places) => {
    const state = red(board, 'D0407');
    const walked = walks(state, move);
    expect(walked.map(({ player, path }) => [player, path.at(-1)])).toEqual([
      ['A', places[0]],
      ['C', places[1]],
    ]);
    expect(encodeState(applyMove(state, move))[1]).toBe(`A${places[0]}BX0C${places[1]}`);
  });

  test('walks are listed of moves that are not legal, too', () => {
    const state = red(FIRST_ROW, 'D0304');
    expect(walks(state, 'C34n')).toHaveLength(1);
    expect(walks(state, 'E34n')).toHaveLength(1);
    expect(walks(state, 'D34n')).toEqual([]);
    expect(walks(newGame(), 'A02n10c')).toEqual([]);
    // A tile in the set-up that another avatar faces.
    expect(walks(applyAll(tsuro, newGame(), ['D000102', 'A02n10c']), 'B04n20c')).toMatchObject([
      { player: 'A', path: ['10c', '20a'], end: 'leaves' },
    ]);
  });

  test('what is no move has no walks', () => {
    expect(() => walks(newGame(), 'A35n')).toThrow('a tile from 00 to 34');
  });
});

describe('which placements are legal', () => {
  test.each([
    ['every option is suicide', [[[21, 0], 'red', 'E', 0, 0]], 'D3434', 'C34n', true, true],
    ['a loop can be avoided', FIRST_ROW, 'D0334', 'C34n', false, false],
    ['every option loops', FIRST_ROW, 'D3434', 'C34n', true, true],
    ['some leave, others loop', [[[22, 0], 'red', 'E', 0, 0]], 'D0734', 'C07n', false, true],
    ['some leave, others loop', [[[22, 0], 'red', 'E', 0, 0]], 'D0734', 'C34n', false, true],
  ] as const)('%s: %j, %s, %s', (_, board, deal, move, reference, total) => {
    expect(isLegalMove(red(board, deal, 'reference'), move)).toBe(reference);
    expect(isLegalMove(red(board, deal, 'total'), move)).toBe(total);
  });

  test('who must loop is out of the game in that round', () => {
    const after = applyMove(red(FIRST_ROW, 'D3434'), 'C34n');
    expect(encodeState(after)[1]).toMatch(/CL1/);
    expect(standings(after).find(({ player }) => player === 'C')).toMatchObject({
      left: 1,
      reason: 'loop',
    });
  });

  test('by the reference there can be none, and only a forfeit is left', () => {
    const state = red([[[22, 0], 'red', 'E', 0, 0]], 'D0734');
    expect([state.phase, legalMoves(state)]).toEqual(['turn', []]);
    expect(explainMove(state, 'C07n')?.parameters).toMatchObject({ instead: null });
    expect(forfeit(state, 'C').phase).toBe('game-over');
    expect(legalMoves(red([[[22, 0], 'red', 'E', 0, 0]], 'D0734', 'total'))).toEqual([
      'C07n',
      'C34n',
    ]);
  });

  test('by the reference, one that makes two share a port is legal, though the player leaves', () => {
    const board = [
      [[9, 0], 'white', 'D', 0, 1],
      [[34, 0], 'black', 'F', 1, 0],
      [[13, 0], 'red', 'A', 1, 2],
    ];
    const state = red(board, 'D1534');
    const ends = walks(state, 'C15n').map(({ path, end }) => [path.at(-1), end]);
    expect(ends).toEqual([
      ['11c', 'stays'],
      ['11c', 'stays'],
      ['01h', 'leaves'],
    ]);
    expect(legalMoves(state)).toEqual(['C15n', 'C15e', 'C15s', 'C15w']);
    expect(isLegalMove(red(board, 'D1534', 'total'), 'C15n')).toBe(false);
    // Two who share a port already make nobody share one.
    const together = [
      [[4, 0], 'white', 'C', 1, 1],
      [[4, 0], 'black', 'C', 1, 1],
      [[21, 0], 'red', 'E', 0, 0],
    ];
    const apart = red(together, 'D2134');
    expect(explainMove(apart, 'C34n')?.code).toBe('move.leaves-board');
  });

  test('a tile that is offered twice is listed once', () => {
    const state = decodeState(['A1H0303T0034n5034nB00-02,04-34', 'A00cB50eCF1']);
    expect(legalMoves(state)).toEqual([...new Set(legalMoves(state))]);
    expect(applyMove(state, legalMoves(state)[0] as Move).phase).toBe('deal');
  });

  test('a rotation that is not canonical is legal, and becomes so', () => {
    const state = applyChance(newGame(), 'D000102');
    expect(isLegalMove(state, 'A01w10c')).toBe(true);
    expect(applyMove(state, 'A01w10c').toJSON()).toEqual(applyMove(state, 'A01n10c').toJSON());
  });
});

describe('a turn of a player who is not in the game, in a state that was not validated', () => {
  test.each([
    ['D0H000102TB03-34', 'A-B-C-', 'D00n10c'],
    ['E0H000102TB03-34', 'A-B-C-', 'E00n10c'],
    ['E3H0001T1002nB03-34', 'A10cB-C-', 'E00n'],
  ])('of %s %s has no legal move', (shared, players, move) => {
    const state = decodeState([shared, players], { validate: false });
    expect(legalMoves(state)).toEqual([]);
    expect(perft(state, 1)).toBe(0);
    expect(isLegalMove(state, move)).toBe(false);
    expect(explainMove(state, move)).toMatchObject({
      code: 'move.not-your-turn',
      expected: 'no move now',
      parameters: { playerToMove: null },
    });
    expect(() => applyMove(state, move)).toThrow('expected no move now');
  });
});

describe('supplies', () => {
  const near = (bag: string, supply: 'bag' | 'cycle') =>
    decodeState([`A1HT0034n5034nB${bag}`, 'A00cB50eCF1'], { rules: { supply } });

  test('a bag that does not suffice is emptied, then the rest is from a fresh set', () => {
    const state = near('07', 'bag');
    expect(encodeState(applyChance(state, 'D0707'))[0]).toBe('A1H0707T0034n5034nB00-06,08-34');
    expect(() => applyChance(state, 'D0807')).toThrow('a tile of the bag, 07');
    for (let seed = 0; seed < 20; seed++) {
      expect(sampleChance(state, seededRng(seed))).toMatch(/^D07/);
    }
  });

  test('an emptied bag stays empty until the next deal', () => {
    expect(encodeState(applyChance(near('07,08', 'bag'), 'D0807'))[0]).toBe('A1H0807T0034n5034nB');
    expect(encodeState(applyChance(near('', 'bag'), 'D0807'))[0]).toBe(
      'A1H0807T0034n5034nB00-06,09-34',
    );
  });

  test('the cycle takes the lowest, then begins again, and needs no random numbers', () => {
    expect(sampleChance(near('34', 'cycle'), () => Number.NaN)).toBe('D3400');
    expect(encodeState(applyChance(near('34', 'cycle'), 'D3400'))[0]).toBe(
      'A1H3400T0034n5034nB01-34',
    );
    expect(() => applyChance(near('34', 'cycle'), 'D3401')).toThrow('tile 00, the next');
  });

  test('the endless supply gives any tile again', () => {
    const state = newGame({ rules: { supply: 'endless' } });
    expect(encodeState(state)).toEqual(['A0HTB', 'A-B-C-']);
    expect(encodeState(applyChance(state, 'D050505'))).toEqual(['A0H050505TB', 'A-B-C-']);
  });

  test.each(['bag', 'endless'] as const)('every tile of the supply %s is as likely', (supply) => {
    const rng = seededRng(3);
    const counts = new Array<number>(35).fill(0);
    const start = newGame({ rules: { supply } });
    for (let deal = 0; deal < 7000; deal++) {
      for (const tile of applyChance(start, rng).hand) counts[tile] = (counts[tile] ?? 0) + 1;
    }
    // 600 each, with a deviation of about 24.
    expect(Math.min(...counts)).toBeGreaterThan(480);
    expect(Math.max(...counts)).toBeLessThan(720);
  });

  test('a random number out of range is an error', () => {
    expect(() => applyChance(newGame(), () => 1)).toThrow(RangeError);
    expect(() => applyChance(newGame(), () => Number.NaN)).toThrow(RangeError);
  });
});

describe('the end', () => {
  /** A's only tile takes A off the board; B is left, and C has left in this round, before A. */
  const last = (end: 'round' | 'immediate') =>
    decodeState(['A2H3434T0021n5034nB', 'A00eB50eCX2'], { rules: { end }, validate: false });

  test.each([
    ['round', 'B', 'deal'],
    ['immediate', '-', 'game-over'],
  ] as const)('by the rule %s, with one avatar left: the turn of %s', (end, turn, phase) => {
    const state = applyMove(last(end), 'A34n');
    expect([encodeState(state)[0].charAt(0), state.phase]).toEqual([turn, phase]);
    expect(encodeState(state)[1]).toBe('AX2B50eCX2');
  });

  test('rounds are counted up to 999, which the next one is, too', () => {
    const state = decodeState(['B999H0001T1002n3002nB02-34', 'A10cB30cCX3']);
    const next = applyMove(state, legalMoves(state)[0] ?? '');
    expect([next.turn, next.round, next.phase]).toEqual(['A', 999, 'deal']);
    expect(decodeState(encodeState(next)).round).toBe(999);
  });

  test('after the turn of the last one in a round, the game is over: a win', () => {
    const state = applyAll(tsuro, applyMove(last('round'), 'A34n'), ['D0001', 'B01n']);
    expect(state.phase).toBe('game-over');
    expect(standings(state).filter(({ winner }) => winner)).toMatchObject([{ player: 'B' }]);
    expect([state.turn, state.round, state.hand]).toEqual([undefined, 2, []]);
  });

  test('those who left in the last round in which anyone did share the win', () => {
    const state = decodeState(['-5HTB', 'AX5BX4CL5DF5EX5']);
    expect(standings(state)).toEqual([
      { player: 'A', rank: 1, winner: true, left: 5, reason: 'edge' },
      { player: 'C', rank: 1, winner: true, left: 5, reason: 'loop' },
      { player: 'E', rank: 1, winner: true, left: 5, reason: 'edge' },
      { player: 'B', rank: 4, winner: false, left: 4, reason: 'edge' },
      { player: 'D', rank: 5, winner: false, left: 5, reason: 'forfeit' },
    ]);
  });

  test('of a board of the course, those who were absent from the start win where others forfeited', () => {
    const state = decodeState(['-3HT0000nB', 'AX0BF3CX0'], { validate: false });
    expect(standings(state).map(({ player, winner }) => [player, winner])).toEqual([
      ['A', true],
      ['C', true],
      ['B', false],
    ]);
  });

  test('where all forfeit, nobody wins', () => {
    const state = applyAll(tsuro, newGame(), ['A!', 'B!', 'C!']);
    expect(encodeState(state)).toEqual(['-0HTB00-34', 'AF0BF0CF0']);
    expect(standings(state).map(({ rank, winner }) => [rank, winner])).toEqual([
      [1, false],
      [1, false],
      [1, false],
    ]);
  });

  test('in the set-up it is tested only after everybody was placed or forfeited', () => {
    const state = applyAll(tsuro, newGame({ rules: { end: 'immediate' } }), ['A!', 'B!']);
    expect(state.phase).toBe('deal');
    const placed = applyAll(tsuro, state, ['D000102', 'C02n10c']);
    expect(encodeState(placed)).toEqual(['-0HT1002nB03-34', 'AF0BF0C10c']);
  });
});

/** A state in which each player can forfeit. Made outside of `describe`: an error there would hide every test. */
const state = decodeState(['B1H0102T0034n0534n5034nB', 'A00cB50eC05c']);

describe('forfeits', () => {
  test('of the player to move: the offer is out of the game, a deal is due for the next', () => {
    expect(encodeState(forfeit(state, 'B'))).toEqual(['C1HT0034n0534n5034nB', 'A00cBF1C05c']);
  });

  test.each(['A', 'C'] as const)('of %s, who is not to move: the offer stays', (player) => {
    const after = forfeit(state, player);
    expect([after.turn, after.hand]).toEqual(['B', [1, 2]]);
  });

  test.each([
    ['round', ['B1H0102T0034n0534n5034nB', 'A00cB50eC05c'], 'A', 'turn'],
    ['immediate', ['B1H0102T0034n0534n5034nB', 'A00cB50eC05c'], 'A', 'turn'],
    ['round', ['B1H0102T0034n5034nB', 'A00cB50eCX1'], 'A', 'turn'],
    ['immediate', ['B0H000102T0034nB', 'A00cB-C-'], 'A', 'setup'],
    ['round', ['B0H000102T0034nB', 'A00cB-C-'], 'A', 'setup'],
  ] as const)('of another, by the rule %s, in %j: of %s, then %s', (end, text, player, phase) => {
    const before = decodeState(text, { rules: { end }, validate: false });
    const after = forfeit(before, player);
    expect([after.phase, after.turn, after.hand]).toEqual([phase, 'B', before.hand]);
  });

  test('is refused once the game is over', () => {
    const over = applyAll(tsuro, newGame(), ['A!', 'B!', 'C!']);
    expect(() => forfeit(over, 'A')).toThrow('player A');
    const won = decodeState(['-2H3434T0021n5034nB', 'AX2B50eCX2'], { validate: false });
    expect(() => forfeit(won, 'B')).toThrow('player B');
  });

  test('can end the game', () => {
    const two = forfeit(decodeState(encodeState(state), { rules: { end: 'immediate' } }), 'A');
    expect(forfeit(two, 'C').phase).toBe('game-over');
    expect(standings(forfeit(two, 'C'))[0]).toMatchObject({ player: 'B', winner: true });
  });

  test('of nobody in the game are errors', () => {
    // Callers without types can name anybody.
    expect(() => forfeit(state, 'E' as 'A')).toThrow(RangeError);
    expect(() => forfeit(forfeit(state, 'A'), 'A')).toThrow('player A');
  });
});

test('a player sees neither what is on offer to others nor which tiles are left', () => {
  const state = applyChance(newGame(), 'D000102');
  expect(viewFor(state, 'A')).toMatchObject({ hand: [0, 1, 2], bagSize: 32 });
  expect(viewFor(state, 'C')).toMatchObject({ hand: [], turn: 'A', phase: 'setup' });
  expect(viewFor(state, 'A')).not.toHaveProperty('bag');
  // Callers without types can name anybody.
  expect(() => viewFor(state, 'D' as 'A')).toThrow(RangeError);
});

describe('the JSON of the course', () => {
  test('is read and written', () => {
    const read = readCs4500Board(FIRST_ROW);
    if (!read.ok) throw new Error('refused');
    expect(encodeState(read.state)).toEqual(['A1HT0034n0233n2034nB', 'A02dBX0C00cDX0E20e']);
    expect(decodeState(encodeState(read.state), { rules: { supply: 'endless' } })).toBeDefined();
    expect(writeCs4500Board(read.state)).toEqual([FIRST_ROW[0], FIRST_ROW[2], FIRST_ROW[1]]);
  });

  test('lists a square once for each avatar on it', () => {
    const board = [
      [[4, 0], 'white', 'C', 1, 1],
      [[4, 0], 'red', 'C', 1, 1],
      [[34, 0], 0, 5],
    ];
    const read = readCs4500Board(board);
    if (!read.ok) throw new Error('refused');
    expect(writeCs4500Board(read.state)).toEqual([board[2], board[0], board[1]]);
  });

  test.each([
    [
      [
        [[3, 0], 5, 5],
        [[3, 0], 5, 5],
      ],
      1,
    ],
    [
      [
        [[34, 0], 0, 0],
        [[34, 0], 'white', 'C', 0, 0],
      ],
      1,
    ],
    [
      [
        [[34, 0], 'white', 'C', 0, 0],
        [[34, 0], 'red', 'E', 0, 0],
        [[34, 0], 0, 0],
      ],
      2,
    ],
  ])('lists a square no more often: %j is refused', (board, index) => {
    const read = readCs4500Board(board);
    expect(!read.ok && read.issues.map(({ code, path }) => [code, path])).toEqual([
      ['json.square-repeated', [index]],
    ]);
  });

  test('of the sister section: an avatar stands where the port at the edge is wired to', () => {
    const read = readCs4500Board([[34, 0, 'red', 'B', 0, 0]]);
    expect(read.ok).toBe(false);
    const other = readCs4500Board([[7, 0, 'red', 'A', 0, 0]]);
    expect(other.ok && encodeState(other.state)).toEqual(['C1HT0007nB', 'AX0BX0C00d']);
  });

  test('has the state of one avatar valid', () => {
    const read = readCs4500Board([[[21, 0], 'red', 'E', 0, 0]]);
    if (!read.ok) throw new Error('refused');
    expect(encodeState(decodeState(encodeState(read.state)))).toEqual(encodeState(read.state));
  });

  test.each([
    [[34, 90], 'B34e'],
    [[[2, 0], 'C', 1, 0], 'B02n10c'],
    [['red', [34, 180]], 'C34s'],
    [['blue', 34, 270, 1, 1], 'E34w'],
    [[7, 0, 'red', 'A', 0, 0], 'C07n00d'],
  ] as const)('%j is the move %s', (json, move) => {
    expect(readCs4500Action(json, 'B')).toEqual({ ok: true, move });
  });

  test('writes moves without their player', () => {
    expect(writeCs4500Action('B34e')).toEqual([34, 90]);
    expect(writeCs4500Action('B02w10c')).toEqual([[2, 270], 'C', 1, 0]);
    expect(() => writeCs4500Action('B35n')).toThrow('a tile from 00 to 34');
  });

  test('is refused if no state can have it', () => {
    const read = readCs4500Board([[[34, 0], 'red', 'A', 0, 0]]);
    expect(!read.ok && read.issues.map(({ code }) => code)).toEqual([
      'avatar.not-facing-empty-square',
    ]);
  });
});
