/** Random play to the end, which must be play by the rules and fair. */

import { decodeState, newGame, seededRng } from 'azulejo';
import { azul, rollout } from 'azulejo/agents';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { reachedStates } from '../support/games.js';

describe('a rollout', () => {
  test('leaves the state alone, and is the same for the same numbers', () => {
    fc.assert(
      fc.property(reachedStates, fc.nat(), (state, seed) => {
        const text = JSON.stringify(state);
        const first = rollout(state, seededRng(seed), { rounds: 20 });
        expect(rollout(state, seededRng(seed), { rounds: 20 })).toEqual(first);
        expect(JSON.stringify(state)).toBe(text);
        expect(first.scores).toHaveLength(state.rules.players);
        expect(first.rounds).toBeLessThanOrEqual(20);
      }),
      { numRuns: 60 },
    );
  });

  test('of a game that is over plays nothing', () => {
    const piles = 'B2020202020D0000000000';
    const boards = 'A9Ma00b01c02d03e04SFB3MSF';
    const over = decodeState([`AFCf${piles}`, boards], { validate: false });
    expect(rollout(over, seededRng(1))).toEqual({ scores: [9, 3], moves: 0, rounds: 0 });
  });

  test('stops at its limit, before any bonus', () => {
    const state = newGame(seededRng(3));
    expect(rollout(state, seededRng(4), { rounds: 1 }).rounds).toBe(1);
    for (const rounds of [0, -1, 1.5, Number.NaN]) {
      expect(() => rollout(state, seededRng(1), { rounds })).toThrow(RangeError);
    }
  });

  test('from the start takes five rounds at least, one for each tile of a row', () => {
    for (const seed of [1, 2, 3, 4]) {
      expect(rollout(newGame(seededRng(seed)), seededRng(seed)).rounds).toBeGreaterThanOrEqual(5);
    }
  });

  test('of a round that is ready to end ends it', () => {
    const ready = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
    expect(rollout(ready, seededRng(1), { rounds: 1 })).toEqual({
      ...{ scores: [0, 0], moves: 0, rounds: 1 },
    });
  });

  test('counts the moves of both phases', () => {
    const piles = 'B2020202020D0000000000';
    // One tile to draft. A's row 4 is full, so both players' moves add up to two or three.
    const state = decodeState([`AF0eC${piles}`, 'A0Ma00b01c02d03S4a5FfB0MSF'], { validate: false });
    const counts = [1, 2, 3, 4, 5, 6, 7, 8].map(
      (seed) => rollout(state, seededRng(seed), { rounds: 1 }).moves,
    );
    expect(new Set(counts)).toEqual(new Set([2, 3]));
  });

  test('of a state that nobody can move in plays nothing', () => {
    const piles = 'B0000000000D0000000000';
    const stuck = decodeState([`DF0aaaaCf${piles}`, 'A0MSFB0MSF'], { validate: false });
    expect(rollout(stuck, seededRng(1)).moves).toBe(0);
  });
});

describe('Azul by the contract of a game', () => {
  test('is played through by the contract alone', () => {
    fc.assert(
      fc.property(reachedStates, fc.nat(), (start, seed) => {
        const rng = seededRng(seed);
        let state = start;
        for (let step = 0; step < 60 && !azul.isOver(state); step++) {
          expect(azul.isChance(state)).toBe(azul.mover(state) < 0);
          if (azul.isChance(state)) {
            state = azul.applyChance(state, azul.sampleChance(state, rng));
            continue;
          }
          const move = azul.legalMoves(state)[0];
          if (move === undefined) throw new Error('who is to move has a move');
          expect(azul.explain(state, move)).toBeUndefined();
          state = azul.apply(state, move);
        }
        expect(azul.explain(start, 'nonsense')).toContain('Move');
        expect(azul.returns(state).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
        expect(azul.scores(state)).toHaveLength(azul.players(state));
        expect(JSON.parse(azul.encode(state))).toHaveLength(2);
        expect(Number.isSafeInteger(azul.hash(state))).toBe(true);
      }),
      { numRuns: 60 },
    );
  });
});
