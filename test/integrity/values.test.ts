/** Equality and hashes of the states of Azul that games reach, and what a new game takes. */
import {
  applyMove,
  encodeState,
  equalStates,
  hashState,
  legalMoves,
  newGame,
  type Rules,
  seededRng,
} from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_RULES, games, play } from '../support/games.js';

describe('a new game', () => {
  test.each(ALL_RULES)('$players players, $mosaic, $tilingOrder: factories full', (rules) => {
    const state = newGame({ rules, rng: seededRng(5) });
    const full = new RegExp(`^[A-D]F(\\d[a-e]{4}){${2 * rules.players + 1}}CfB`);
    expect(encodeState(state)[0]).toMatch(full);
    expect([state.phase, state.rules]).toEqual(['drafting', rules]);
    expect(state.scores).toEqual(Array(rules.players).fill(0));
  });

  test('has two players, the variant mosaic and top-down tiling unless asked', () => {
    const rules = { players: 2, mosaic: 'variant', tilingOrder: 'top-down' };
    expect(newGame({ rng: seededRng(1) }).rules).toEqual(rules);
    expect(newGame({ rules: { players: 3 }, rng: seededRng(1) }).rules).toEqual({
      ...rules,
      players: 3,
    });
  });

  test('lets every player begin', () => {
    const first = Array.from({ length: 200 }, (_, seed) => {
      return newGame({ rules: { players: 4 }, rng: seededRng(seed) }).turn;
    });
    expect([...new Set(first)].sort()).toEqual(['A', 'B', 'C', 'D']);
  });

  test.each([
    [{ players: 5 }, 'Rules, players: found 5, expected 2, 3 or 4.'],
    [{ mosaic: 'gothic' }, 'Rules, mosaic: found "gothic", expected variant or fixed.'],
    [{ tilingOrder: null }, 'Rules, tilingOrder: found null, expected top-down or any.'],
  ])('cannot have the rules %j', (rules, message) => {
    // An untyped caller can ask for anything.
    expect(() => newGame({ rules: rules as Partial<Rules>, rng: seededRng(1) })).toThrow(
      new RangeError(message),
    );
  });
});

test('a state differs from the next, in every comparison', () => {
  const state = newGame({ rng: seededRng(9) });
  for (const move of legalMoves(state)) {
    const next = applyMove(state, move);
    expect(equalStates(state, next)).toBe(false);
    expect(hashState(state)).not.toBe(hashState(next));
    expect(next).not.toEqual(state);
  }
});

describe('a hash', () => {
  test('is a whole number of 53 bits that no two of some thousand states share', () => {
    const seen = new Map<number, string>();
    fc.assert(
      fc.property(games, (game) => {
        for (const { after } of play(game)) {
          const hash = hashState(after);
          const text = JSON.stringify([after, after.rules, after.phase]);
          expect(Number.isSafeInteger(hash) && hash >= 0).toBe(true);
          expect(seen.get(hash) ?? text).toBe(text);
          seen.set(hash, text);
        }
      }),
      { numRuns: 60 },
    );
    expect(seen.size).toBeGreaterThan(500);
  });

  test('is this number for ever', () => {
    expect(hashState(newGame({ rng: seededRng(42) }))).toMatchInlineSnapshot(`8397726755602447`);
  });
});
