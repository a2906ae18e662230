/** The scoring tables, and every mosaic row and column against a naive count. */
import {
  applyMove,
  bonusPoints,
  type Column,
  decodeState,
  floorPenalty,
  type GameState,
  legalMoves,
  newGame,
  type PlayerId,
  perft,
  placementScore,
  type Row,
  seededRng,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reachedStates } from '../support/games.js';

function withMosaic(cells: string) {
  const players = `A0M${cells}SFB0MSF`;
  return decodeState(['AFCfB2020202020D0000000000', players], { validate: false });
}

describe('a placed tile', () => {
  test.each<[what: string, cells: string, row: Row, column: Column, points: number]>([
    ['alone', '', 2, 2, 1],
    ['with neighbours only across corners', 'a11b13c31d33', 2, 2, 1],
    ['with one to the left', 'a21', 2, 2, 2],
    ['with one above', 'a12', 2, 2, 2],
    ['with one left and one above', 'a12b21', 2, 2, 4],
    ['between two', 'a21b23', 2, 2, 3],
    ['after a gap', 'a20b22', 2, 3, 2],
    ['three across and two more down: 7 points', 'b13a20b21c22d33', 2, 3, 7],
    ['the same with a gap: 5 points', 'b13a20d22c33', 2, 3, 5],
    ['in a full row and a full column', 'a02b12a20b21c23d24c32d42', 2, 2, 10],
  ])('%s', (_, cells, row, column, points) => {
    expect(placementScore(withMosaic(cells), 'A', row, column)).toBe(points);
  });

  test('scores as a naive count along its row and column does', () => {
    const places = [0, 1, 2, 3, 4] as const;
    for (let line = 0; line < 32; line++) {
      const isSet = (place: number) => ((line >> place) & 1) === 1;
      const across = places
        .filter(isSet)
        .map((place) => `a2${place}`)
        .join('');
      const down = places
        .filter(isSet)
        .map((place) => `a${place}2`)
        .join('');
      for (const place of places) {
        let length = 1;
        for (let next = place + 1; next < 5 && isSet(next); next++) length++;
        for (let next = place - 1; next >= 0 && isSet(next); next--) length++;
        expect(placementScore(withMosaic(across), 'A', 2, place)).toBe(length);
        expect(placementScore(withMosaic(down), 'A', place, 2)).toBe(length);
      }
    }
  });
});

describe('the floor', () => {
  test.each([
    ...[
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 4],
      [4, 6],
      [5, 8],
      [6, 11],
      [7, 14],
      [8, 14],
      [100, 14],
      [-1, 0],
      [2.5, 2],
      [Number.NaN, 0],
    ],
  ])('%i pieces cost %i', (pieces, points) => expect(floorPenalty(pieces)).toBe(points));
});

describe('the bonus points', () => {
  test("are those of the player's own mosaic, whatever the next player's score", () => {
    for (const score of [0, 31, 62, 993]) {
      const text = ['AFCfB2020202020D0000000000', `A0MSFB${score}MSF`] as const;
      expect(bonusPoints(decodeState(text), 'A').total).toBe(0);
    }
  });
});

describe('a cell that no mosaic has', () => {
  // An untyped caller can ask for any place.
  test.each<[row: unknown, column: unknown, message: string]>([
    [5, 0, 'Row: found 5, expected an integer from 0 to 4.'],
    ['1', 0, 'Row: found "1", expected an integer from 0 to 4.'],
    [0, -1, 'Column: found -1, expected an integer from 0 to 4.'],
    [0, Number.NaN, 'Column: found NaN, expected an integer from 0 to 4.'],
  ])('has no points: row %s, column %s', (row, column, message) => {
    const state = newGame({ rng: seededRng(1) });
    expect(() => placementScore(state, 'A', row as Row, column as Column)).toThrow(
      new RangeError(message),
    );
  });
});

describe('a player who is not in the game', () => {
  test('has no points to ask for', () => {
    const state = newGame({ rng: seededRng(1) });
    for (const player of ['C', 'Z'] as PlayerId[]) {
      expect(() => bonusPoints(state, player)).toThrow(RangeError);
      expect(() => placementScore(state, player, 0, 0)).toThrow(RangeError);
    }
  });
});

describe('perft', () => {
  const encoded = ['AF0cdde1bbbe2abde3cdee4bcceCfB1915161614D0000000000', 'A0MSFB0MSF'] as const;

  test('counts pairs of any number of players as playing them does', () => {
    for (const players of [2, 3, 4] as const) {
      const state = newGame({ rules: { players }, rng: seededRng(players) });
      const counts = legalMoves(state).map((move) => legalMoves(applyMove(state, move)).length);
      expect(perft(state, 2)).toBe(counts.reduce((sum, count) => sum + count, 0));
    }
  });

  test('counts no sequence beyond the phase', () => {
    const last = decodeState(['AFCaB2020202020D0000000000', 'A0MS0b1FfB0MS0b1F'], {
      validate: false,
    });
    expect([1, 2, 3].map((depth) => perft(last, depth))).toEqual([5, 0, 0]);
  });

  test.each(['variant', 'fixed'] as const)('counts known numbers, mosaic %s', (mosaic) => {
    const state = decodeState(encoded, { rules: { mosaic } });
    expect([0, 1, 2, 3, 4].map((depth) => perft(state, depth))).toEqual([
      ...[1, 90, 7560, 489684, 26934888],
    ]);
  });

  test('counts what playing every sequence counts', () => {
    const count = (state: GameState, depth: number): number => {
      if (depth === 0) return 1;
      const next = legalMoves(state).map((move) => applyMove(state, move));
      const same = next.filter(({ phase }) => depth === 1 || phase === state.phase);
      return same.reduce((sum, each) => sum + count(each, depth - 1), 0);
    };
    fc.assert(
      fc.property(reachedStates, (state) => {
        const depths = legalMoves(state).length > 40 ? [1, 2] : [1, 2, 3];
        for (const depth of depths) expect(perft(state, depth)).toBe(count(state, depth));
      }),
      { numRuns: 40 },
    );
  });

  test.each([2, 3, 4] as const)('counts the legal moves, %i players', (players) => {
    const state = newGame({ rules: { players }, rng: seededRng(1) });
    expect(perft(state, 1)).toBe(legalMoves(state).length);
  });

  test('counts a lone board, which answers itself', () => {
    const text = ['AF0aabcCfB0000000000D0000000000', 'A0MSF'] as const;
    expect(perft(decodeState(text, { validate: false }), 2)).toBe(186);
  });

  test('counts nothing where there is no player to move', () => {
    const text = ['DF0aabcCfB0000000000D0000000000', 'A0MSFB0MSF'] as const;
    const state = decodeState(text, { validate: false });
    expect([0, 1, 2].map((depth) => perft(state, depth))).toEqual([1, 0, 0]);
  });

  test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('has no depth %s', (depth) => {
    const message = `Depth: found ${depth}, expected an integer of 0 or more.`;
    expect(() => perft(newGame({ rng: seededRng(1) }), depth)).toThrow(new RangeError(message));
  });

  test('stays within the phase', () => {
    const piles = 'B0000000000D0000000000';
    const options = { validate: false };
    const drafting = decodeState([`AF0aabbCf${piles}`, 'A0MSFB0MSF'], options);
    expect([1, 2, 3].map((depth) => perft(drafting, depth))).toEqual([12, 72, 0]);
    const tiling = decodeState([`AFCf${piles}`, 'A0MS0a11b2FB0MS0c1F'], options);
    expect([1, 2, 3, 4].map((depth) => perft(tiling, depth))).toEqual([5, 25, 125, 0]);
    const ended = decodeState([`AFCf${piles}`, 'A0MSFB0MSF'], options);
    expect([0, 1].map((depth) => perft(ended, depth))).toEqual([1, 0]);
  });
});
