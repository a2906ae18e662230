/** The corners of the rules, each with its state written out. */
import {
  applyChance,
  applyMove,
  azul,
  bonusPoints,
  type Deal,
  decodeState,
  encodeState,
  equalStates,
  explainMove,
  IllegalChanceError,
  IllegalMoveError,
  isLegalMove,
  legalMoves,
  type Move,
  perft,
  type Rules,
  refillFactories,
  sampleChance,
  seededRng,
  standings,
  validateState,
} from 'azulejo';
import type { DecodeOptions } from 'azulejo/game';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';

/** Decode a position whose tiles need not add up. */
function position(shared: string, players: string, options: DecodeOptions<Rules> = {}) {
  return decodeState([shared, players], { validate: false, ...options });
}

/** Where a move leads, as text. */
function outcome(shared: string, players: string, move: Move) {
  return encodeState(applyMove(position(shared, players), move));
}

/** Where the end of a round leads, as text. */
function roundOutcome(shared: string, players: string, deal: Deal = 'F') {
  return encodeState(applyChance(position(shared, players), deal));
}

const NO_TILES = 'B0000000000D0000000000';

describe('drafting', () => {
  test('the rest of a factory goes to the centre', () => {
    expect(outcome('AF0aabcCbfB0000000000D0000000000', 'A0MSFB0MSF', 'A0a2')).toEqual([
      `BFCbbcf${NO_TILES}`,
      'A0MS2a2FB0MSF',
    ]);
  });

  test('all tiles of a factory have one colour: nothing goes to the centre', () => {
    expect(outcome(`AF0aaaa1bbcdCf${NO_TILES}`, 'A0MSFB0MSF', 'A0a3')[0]).toBe(
      `BF1bbcdCf${NO_TILES}`,
    );
  });

  test('the first who takes from the centre takes the token, which goes to the floor', () => {
    expect(outcome(`AF1bbcdCabf${NO_TILES}`, 'A0MSFB0MSF', 'ACa0')).toEqual([
      `BF1bbcdCb${NO_TILES}`,
      'A0MS0a1FfB0MSF',
    ]);
  });

  test('the second who takes from the centre takes tiles only', () => {
    expect(outcome(`BF1bbcdCab${NO_TILES}`, 'A0MSFfB0MSF', 'BCb1')[1]).toBe('A0MSFfB0MS1b1F');
  });

  test('the token falls to the floor before the tiles do', () => {
    expect(outcome(`AF1bbcdCaaf${NO_TILES}`, 'A0MSFaaaaaaB0MSF', 'ACaF')).toEqual([
      'BF1bbcdCB0000000000D0200000000',
      'A0MSFaaaaaafB0MSF',
    ]);
  });

  test('the token on a full floor takes the place of its last tile in order', () => {
    expect(outcome(`AF1bbcdCaf${NO_TILES}`, 'A0MSFaabbcddB0MSF', 'ACa0')).toEqual([
      'BF1bbcdCB0000000000D0000000100',
      'A0MS0a1FaabbcdfB0MSF',
    ]);
  });

  test('tiles on a full floor go to the discard', () => {
    expect(outcome(`AF0bbbb1bbcdCf${NO_TILES}`, 'A0MSFaaaaaccB0MSF', 'A0bF')).toEqual([
      'BF1bbcdCfB0000000000D0004000000',
      'A0MSFaaaaaccB0MSF',
    ]);
  });

  test('tiles that do not fit their row fall to the floor, as many as it has room for', () => {
    expect(outcome(`AF0bbbb1bbcdCf${NO_TILES}`, 'A0MSFaaaaacB0MSF', 'A0b1')).toEqual([
      'BF1bbcdCfB0000000000D0001000000',
      'A0MS1b2FaaaaabcB0MSF',
    ]);
  });

  test('the floor is a legal target even when a row would take the tiles', () => {
    expect(legalMoves(position(`AF0aaaaCf${NO_TILES}`, 'A0MSFB0MSF'))).toEqual([
      'A0a0',
      'A0a1',
      'A0a2',
      'A0a3',
      'A0a4',
      'A0aF',
    ]);
  });

  test('a row takes no colour that its mosaic row has, none but its own, and none when full', () => {
    const state = position(`AF0aaaaCf${NO_TILES}`, 'A0Ma00S1b12a33a2FB0MSF');
    expect(legalMoves(state)).toEqual(['A0a3', 'A0a4', 'A0aF']);
    expect(explainMove(state, 'A0a0')?.code).toBe('move.colour-in-mosaic-row');
    expect(explainMove(state, 'A0a1')?.code).toBe('move.row-holds-other-colour');
    expect(explainMove(state, 'A0a2')?.code).toBe('move.row-full');
  });

  test('play goes clockwise through all players', () => {
    const start = position(`BF0abcdCf${NO_TILES}`, 'A0MSFB0MSFC0MSF');
    const first = applyMove(start, 'B0a0');
    const second = applyMove(first, 'CCb0');
    const turns = [start, first, second, applyMove(second, 'ACc0')];
    expect(turns.map(({ turn }) => turn)).toEqual(['B', 'C', 'A', 'B']);
  });
});

describe('tiling', () => {
  test('the last drafter tiles first', () => {
    const state = applyMove(position(`BF0aaCf${NO_TILES}`, 'A0MS0b1FB0MSF'), 'B0a1');
    expect([state.phase, state.turn]).toEqual(['tiling', 'B']);
  });

  test('the next player clockwise with a full row tiles first if the last drafter has none', () => {
    const state = applyMove(position(`BF0aaCf${NO_TILES}`, 'A0MS0b1FB0MSFC0MSF'), 'B0aF');
    expect([state.phase, state.turn]).toEqual(['tiling', 'A']);
  });

  test('the round ends at once, with the very next player, if no player has a full row', () => {
    const state = applyMove(position(`BF0aaCf${NO_TILES}`, 'A0MSFB0MSFC0MSF'), 'B0aF');
    expect([state.phase, state.turn]).toEqual(['round-end', 'C']);
  });

  test('after a last full row the turn passes to the next player who has one', () => {
    const state = applyMove(position(`BFCf${NO_TILES}`, 'A0MS0b1FB0MS0a1FC0MSF'), 'B00');
    expect([state.phase, state.turn]).toEqual(['tiling', 'A']);
    const last = applyMove(state, 'A04');
    expect([last.phase, last.turn]).toEqual(['round-end', 'B']);
  });

  test('a text whose turn names a player without a full row: the next one with a full row moves', () => {
    const state = position(`BFCf${NO_TILES}`, 'A0MS0b1FB0MSFC0MSF');
    expect([state.phase, state.turn]).toEqual(['tiling', 'B']);
    expect(legalMoves(state)).toEqual(['A00', 'A01', 'A02', 'A03', 'A04']);
    expect(encodeState(applyMove(state, 'A02'))).toEqual([`BFCf${NO_TILES}`, 'A1Mb02SFB0MSFC0MSF']);
  });

  test('one tile goes to the mosaic, the others to the discard', () => {
    expect(outcome(`AFCf${NO_TILES}`, 'A0MS3c4FB0MSF', 'A31')).toEqual([
      'BFCfB0000000000D0000030000',
      'A1Mc31SFB0MSF',
    ]);
  });

  test('rows are tiled from the top down', () => {
    const players = 'A0MS1a23c4FB0MSF';
    const state = position(`AFCf${NO_TILES}`, players);
    expect(explainMove(state, 'A30')?.code).toBe('move.row-not-next');
    expect(explainMove(state, 'A20')?.code).toBe('move.row-not-full');
    expect(legalMoves(state)).toEqual(['A10', 'A11', 'A12', 'A13', 'A14']);
  });

  test("with the tiling order 'any' every full row may go next", () => {
    const players = 'A0MS1a23c4FB0MSF';
    const state = position(`AFCf${NO_TILES}`, players, { rules: { tilingOrder: 'any' } });
    expect(legalMoves(state)).toHaveLength(10);
    expect(encodeState(applyMove(state, 'A30'))[1]).toBe('A1Mc30S1a2FB0MSF');
  });

  test('a cell is taken, or its column holds the colour: the tile goes elsewhere', () => {
    const state = position(`AFCf${NO_TILES}`, 'A0Ma01b10a23a34S1a2FB0MSF');
    expect(legalMoves(state)).toEqual(['A12']);
    expect(explainMove(state, 'A10')?.code).toBe('move.cell-taken');
    expect(explainMove(state, 'A11')?.code).toBe('move.colour-in-mosaic-column');
    expect(explainMove(state, 'A1F')?.code).toBe('move.floor-not-needed');
  });

  test('only if no cell is allowed the whole row goes to the floor', () => {
    expect(outcome(`AFCf${NO_TILES}`, 'A5Ma01b10c12a23a34S1a2FbB0MSF', 'A1F')).toEqual([
      `BFCf${NO_TILES}`,
      'A5Ma01b10c12a23a34SFaabB0MSF',
    ]);
  });

  test('a row that goes to a nearly full floor: what has no room goes to the discard', () => {
    const mosaic = 'Ma01b10c12a23a34';
    expect(outcome(`AFCf${NO_TILES}`, `A5${mosaic}S1a2FbbbbbbB0MSF`, 'A1F')).toEqual([
      'BFCfB0000000000D0100000000',
      `A5${mosaic}SFabbbbbbB0MSF`,
    ]);
  });

  test('in the fixed mosaic colour k of row r goes to column (k + r) mod 5 alone', () => {
    const state = position(`AFCf${NO_TILES}`, 'A0MS4e5FB0MSF', { rules: { mosaic: 'fixed' } });
    expect(legalMoves(state)).toEqual(['A43']);
    expect(explainMove(state, 'A40')?.code).toBe('move.colour-off-its-cell');
  });
});

describe('the end of a round', () => {
  const full = 'B2020202020D0000000000';

  test('floors cost points, their tiles go to the discard, the token to the centre', () => {
    const deal = 'F0aaaa1bbbb2cccc3dddd4eeee';
    expect(roundOutcome(`AFC${full}`, 'A9MSFabB3MSFaacef', deal)).toEqual([
      'BF0aaaa1bbbb2cccc3dddd4eeeeCfB1616161616D0301010001',
      'A7MSFB0MSF',
    ]);
  });

  test('who holds the token starts the next round', () => {
    const state = applyChance(position(`AFC${full}`, 'A9MSFB3MSFC0MSFf'), seededRng(1));
    expect(state.turn).toBe('C');
  });

  test('the token was never taken: the player whose turn it is starts the next round', () => {
    const state = applyChance(position(`BFCf${full}`, 'A9MSFB3MSF'), seededRng(1));
    expect(state.turn).toBe('B');
  });

  test('a complete row ends the game: bonuses are added, nothing is dealt', () => {
    const row = 'Ma00b01c02d03e04SF';
    const state = applyChance(position(`AFC${full}`, `A9${row}fB3MSF`), 'F');
    expect([state.phase, state.scores]).toEqual(['game-over', [10, 3]]);
    expect(sampleChance(position(`AFC${full}`, `A9${row}fB3MSF`), seededRng(1))).toBe('F');
    expect(applyChance(state, seededRng(1))).toBe(state);
    expect(() => applyChance(state, 'F')).toThrow(IllegalChanceError);
    expect(legalMoves(state)).toEqual([]);
    expect(explainMove(state, 'A0a0')?.code).toBe('move.wrong-phase');
  });

  test('no bonus is added while the game goes on', () => {
    const column = 'Ma00b10c20d30e40SF';
    const state = applyChance(position(`AFC${full}`, `A9${column}fB3MSF`), seededRng(1));
    expect([state.phase, state.scores]).toEqual(['drafting', [8, 3]]);
  });

  test('a game that has ended is the state that its text reads as', () => {
    const row = 'Ma00b01c02d03e04SF';
    const state = applyChance(position(`AFC${full}`, `A9${row}fB3MSF`), 'F');
    expect(equalStates(state, position(...encodeState(state)))).toBe(true);
  });

  test('nothing is left to deal: the game ends there, bonuses are added', () => {
    const column = 'Ma00b10c20d30e40SF';
    const state = applyChance(position(`AFC${NO_TILES}`, `A9${column}fB3MSF`), 'F');
    expect([state.phase, state.scores]).toEqual(['game-over', [15, 3]]);
  });

  test('floor tiles alone are enough to deal another round from', () => {
    const state = applyChance(position(`AFC${NO_TILES}`, 'A9MSFaaaaafB3MSFb'), 'F0aaaa1ab');
    expect(encodeState(state)).toEqual([`AF0aaaa1abCf${NO_TILES}`, 'A0MSFB2MSF']);
  });

  test.each<[string, string, string, string]>([
    ['drafting', `AF0aabcCbf${NO_TILES}`, 'A0MSFB0MSF', 'a drafting move'],
    ['tiling', `AFCf${NO_TILES}`, 'A0MS0a1FB0MSF', 'a tiling move'],
    ['game-over', `AFCf${full}`, 'A9Ma00b01c02d03e04SFB3MSF', 'nothing, as the game is over'],
  ])('in the phase %s no deal is due, and random numbers change nothing', (phase, ...given) => {
    const [shared, players, expected] = given;
    const state = position(shared, players);
    expect(state.phase).toBe(phase);
    expect(applyChance(state, seededRng(1))).toBe(state);
    for (const deal of ['F', 'F0abcd', 'F0aaaa1bbbb2cccc3dddd4eeee'] as const) {
      for (const give of [() => applyChance(state, deal), () => applyAll(azul, state, [deal])]) {
        const error = thrownBy(give);
        if (!(error instanceof IllegalChanceError)) throw error;
        expect(error.issue).toEqual({
          ...{ code: 'deal.impossible', severity: 'error', part: 'shared', path: ['phase'] },
          ...{ found: `the deal "${deal}"`, expected },
          parameters: { expected: 'other-phase', phase, value: { type: 'string', text: deal } },
          message: `Phase: found the deal "${deal}", expected ${expected}.`,
        });
      }
    }
  });

  test('a sequence stops at the first deal that is not due', () => {
    const fresh = position(`AFCf${full}`, 'A0MSFB0MSF');
    const deal = 'F0aaaa1bbbb2cccc3dddd4eeee';
    expect(applyAll(azul, fresh, [deal, 'A0a4']).turn).toBe('B');
    for (const events of [
      [deal, deal],
      [deal, 'A0a4', 'F'],
      [deal, 'F', 'A0a4'],
    ] as const) {
      expect(() => applyAll(azul, fresh, events)).toThrow(IllegalChanceError);
    }
  });

  test('ready to end, token in the centre, floors clear, a row complete: reads as game over', () => {
    const row = 'Ma00b01c02d03e04SF';
    expect(position(`AFCf${full}`, `A9${row}B3MSF`).phase).toBe('game-over');
    expect(position(`AFCf${full}`, `A9${row}B3MSFa`).phase).toBe('round-end');
    expect(position(`AFC${full}`, `A9${row}B3MSFf`).phase).toBe('round-end');
    expect(position(`AFCf${full}`, 'A9Ma00b01c02d03SFB3MSF').phase).toBe('round-end');
    expect(position(`AFC${full}`, `A9${row}B3MSF`).phase).toBe('round-end');
  });

  test('played to that position, the phase is carried and the bonuses are still to come', () => {
    const before = position(`AFCf${full}`, 'A0Ma00b01c02d03S0e1FB3MSF');
    const ready = applyMove(before, 'A04');
    expect(ready.phase).toBe('round-end');
    expect(applyChance(ready, 'F').scores).toEqual([7, 3]);
  });
});

describe('a deal', () => {
  const players = 'A0MSFB0MSF';

  test('when the bag runs out in the middle, the discard goes into the bag', () => {
    const shared = 'AFCfB0002000000D1004000000';
    const deal = 'F0aabb1aabb2aaaa3aabb';
    expect(encodeState(applyChance(position(shared, players), deal))[0]).toBe(
      'AF0aabb1aabb2aaaa3aabbCfB0000000000D0000000000',
    );
    expect(() => applyChance(position(shared, players), 'F0aaab1aabb2aaab3aabb')).toThrow(
      'Deal, factory 0',
    );
  });

  test('a bag that is just enough leaves the discard alone', () => {
    const shared = 'AFCfB2000000000D0100000000';
    const deal = 'F0aaaa1aaaa2aaaa3aaaa4aaaa';
    for (const source of [deal, seededRng(1)] as const) {
      expect(encodeState(applyChance(position(shared, players), source))[0]).toBe(
        `A${deal}CfB0000000000D0100000000`,
      );
    }
  });

  test('that uses the discard takes nothing from any board', () => {
    const boards = 'A7Mb00S1a1FB31MSF';
    const state = position('AFCfB0003000000D0004000000', boards);
    expect(encodeState(applyChance(state, seededRng(1)))).toEqual([
      `AF0bbbb1bbbCf${NO_TILES}`,
      boards,
    ]);
  });

  test('when both are empty the deal stops, with one factory partly filled at most', () => {
    const shared = 'AFCfB0300000000D0003000000';
    expect(sampleChance(position(shared, players), () => 0)).toBe('F0aaab1bb');
    const state = applyChance(position(shared, players), () => 0);
    expect(encodeState(state)[0]).toBe(`AF0aaab1bbCf${NO_TILES}`);
    for (const deal of ['F0aaa1bbb', 'F0aaab', 'F0aaab1b2b', 'F1aaab2bb'] as const) {
      expect(() => applyChance(position(shared, players), deal)).toThrow();
    }
  });

  test('refilling fills the factories and leaves floors and token alone', () => {
    const state = position('AFCB0400000000D0000000000', 'A0MSFcfB0MSF');
    expect(encodeState(refillFactories(state, 'F0aaaa'))).toEqual([
      `AF0aaaaC${NO_TILES}`,
      'A0MSFcfB0MSF',
    ]);
    const dealt = refillFactories(state, 'F0aaaa');
    expect(refillFactories(dealt, 'F0aaaa')).toBe(dealt);
  });

  test('refilling from nothing deals nothing', () => {
    const state = position(`AFC${NO_TILES}`, 'A0MSFfB0MSF');
    expect(encodeState(refillFactories(state, 'F'))).toEqual(encodeState(state));
    expect(refillFactories(state, seededRng(1)).phase).toBe('round-end');
  });
});

test('a factory is partly filled only where the bag is empty', () => {
  const boards = 'A0MSFB0MSF';
  expect(validateState(['AF0aaCfB0000000000D1820202020', boards])).toEqual([]);
  const [issue] = validateState(['AF0aaCfB0100000000D1720202020', boards]);
  expect(issue?.code).toBe('factory.partly-filled-with-bag');
});

test('a tiling that is illegal is not played', () => {
  const state = position('AFCfB1920202020D0000000000', 'A0MS0a1FB0MSF');
  expect(() => applyMove(state, 'A0F')).toThrow(IllegalMoveError);
  expect(applyMove(state, 'A00').phase).toBe('round-end');
});

test.each([
  ['while tiles are on offer', 'AF0aaaaCf', 'A0MS0b1FB0MSF', 'A00'],
  ['out of turn', 'AFCf', 'A0MS0b1FB0MS0b1F', 'B00'],
] as const)('a full row is not tiled %s', (_, factories, players, move) => {
  const state = position(`${factories}${NO_TILES}`, players);
  expect(legalMoves(state)).not.toContain(move);
  expect(isLegalMove(state, move)).toBe(false);
  expect(() => applyMove(state, move)).toThrow(IllegalMoveError);
});

describe('the winner', () => {
  const rowsOf = (rows: number) => ['a00b01c02d03e04', 'b10c11d12e13a14'].slice(0, rows).join('');
  const state = (...boards: [score: number, rows: number][]) =>
    position(
      `AFCf${NO_TILES}`,
      boards.map(([score, rows], player) => `${'ABCD'[player]}${score}M${rowsOf(rows)}SF`).join(''),
    );
  const winners = (...boards: [score: number, rows: number][]) =>
    standings(state(...boards))
      .filter(({ winner }) => winner)
      .map(({ player }) => player);

  test('most points win', () => expect(winners([5, 2], [9, 0], [7, 1])).toEqual(['B']));
  test('a tie goes to more complete rows', () => expect(winners([9, 1], [9, 2])).toEqual(['B']));
  test('a further tie is shared', () => {
    expect(winners([9, 1], [3, 2], [9, 1], [9, 0])).toEqual(['A', 'C']);
  });
});

describe('scores', () => {
  test('never fall below 0', () => {
    expect(
      roundOutcome(
        'AFCfB2020202020D0000000000',
        'A3MSFaaaaaB2MSF',
        'F0aaaa1bbbb2cccc3dddd4eeee',
      )[1],
    ).toBe('A0MSFB2MSF');
  });

  test('never outgrow the three digits of the format', () => {
    expect(outcome(`AFCf${NO_TILES}`, 'A999MS0a1FB0MSF', 'A00')[1]).toBe('A999Ma00SFB0MSF');
  });

  test('bonuses: 2 a row, 7 a column, 10 a colour', () => {
    const mosaic = 'Ma00b01c02d03e04b10a11c20a22d30a33e40a44';
    expect(bonusPoints(position(`AFCf${NO_TILES}`, `A0${mosaic}SFB0MSF`), 'A')).toEqual({
      rows: 2,
      columns: 7,
      colours: 10,
      total: 19,
    });
  });
});

describe('a text that no game can be in, read without the validity check', () => {
  test('names a player who is not in the game: there is no player to move', () => {
    for (const shared of [`DF0aaaaCf${NO_TILES}`, `DFCf${NO_TILES}`]) {
      const state = position(shared, 'A0MS0a1FB0MSF');
      expect([state.turn, legalMoves(state)]).toEqual(['D', []]);
    }
    expect(legalMoves(position(`CF0aaaaCf${NO_TILES}`, 'A0MSFB0MSF'))).toEqual([]);
    const state = position(`DF0aaaaCf${NO_TILES}`, 'A0MSFB0MSF');
    expect(explainMove(state, 'A0aF')).toMatchObject({
      code: 'move.not-your-turn',
      expected: 'no move now',
    });
    expect(explainMove(state, 'D0aF')?.code).toBe('move.not-your-turn');
    expect(explainMove(position(`CF0aaaaCf${NO_TILES}`, 'A0MSFB0MSF'), 'A0aF')?.expected).toBe(
      'no move now',
    );
    const counted = position('DF0aaaaCfB2020202020D0000000000', 'A0MSFB0MSF');
    expect([1, 2, 3].map((depth) => perft(counted, depth))).toEqual([0, 0, 0]);
  });

  test.each<[shared: string, players: string, move: Move, found: string]>([
    ['AFCf', 'A0MS0a5FB0MSF', 'A00', 'D0400000000'],
    ['AFCf', 'A0Mb00S0b5FB0MSF', 'A01', 'D0004000000'],
    ['AFCf', 'A0Mb04a10a21a32a43S0a5FB0MSF', 'A0F', 'SFaaaaaB'],
  ])('has more tiles in a row than fit: none is lost, %s %s %s', (shared, players, move, found) => {
    const after = outcome(shared + NO_TILES, players, move);
    expect(after.join(' ')).toContain(found);
  });

  test('holds one board only: it plays by the rules for two', () => {
    const state = position(`AF0aaaaCf${NO_TILES}`, 'A0MSF', { rules: { mosaic: 'fixed' } });
    expect(state.rules).toEqual({ players: 2, mosaic: 'fixed', tilingOrder: 'top-down' });
    expect(applyMove(state, 'A0a3').turn).toBe('A');
  });
});
