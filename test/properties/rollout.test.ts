/** Rollouts choose uniformly among the legal moves. */
import { applyMove, decodeState, encodeState, type GameState, legalMoves } from 'azulejo';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/azul/api/game-state.js';
import { writeState } from '../../src/codec/encode.js';
import { playOut } from '../../src/moves/rollout.js';
import { reachedStates } from '../support/games.js';

/** Return the state of a rollout after it has used up these numbers. */
function stateAfter(state: GameState, numbers: readonly number[]): string {
  const cells = cellsOf(state).slice();
  const isUsedUp = new Error('all numbers are used up');
  const rest = [...numbers];
  const rng = () => {
    const number = rest.shift();
    if (number === undefined) throw isUsedUp;
    return number;
  };
  try {
    playOut(cells, rng, 1);
  } catch (error) {
    if (error !== isUsedUp) throw error;
  }
  return writeState(cells).join(' ');
}

/** List the states after the legal moves, each repeated. */
function statesAfterMoves(state: GameState, times: number): string[] {
  return legalMoves(state)
    .flatMap((move) => Array<string>(times).fill(encodeState(applyMove(state, move)).join(' ')))
    .sort();
}

/** Return evenly spaced numbers in [0, 1). */
function evenly(count: number): number[] {
  return Array.from({ length: count }, (_, index) => (index + 0.5) / count);
}

describe('a rollout chooses', () => {
  test('each of n drafting moves for one of n evenly spaced numbers', () => {
    fc.assert(
      fc.property(reachedStates, (state) => {
        const moves = legalMoves(state);
        const next = moves.map((move) => applyMove(state, move));
        if (next.length === 0 || next.some(({ phase }) => phase !== 'drafting')) return;
        const chosen = evenly(moves.length).map((number) => stateAfter(state, [number]));
        expect(chosen.sort()).toEqual(statesAfterMoves(state, 1));
      }),
      { numRuns: 60 },
    );
  });

  // The moves of the first colour are numbered from 0, those of the last colour come last.
  test.each([
    ['a', 'ab'],
    ['e', 'abe'],
  ])('each of the moves with colour %s if all ten sources have it', (colour, centre) => {
    const factories = Array.from({ length: 9 }, (_, number) => `${number}${colour}`).join('');
    const shared = `AF${factories}C${centre}fB0000000000D0000000000`;
    const boards = 'A0MS2a13b1FB0MSFC0MSFD0MSF';
    const state = decodeState([shared, boards], { validate: false });
    const moves = legalMoves(state);
    const chosen = evenly(moves.length).map((number) => stateAfter(state, [number]));
    expect(chosen.sort()).toEqual(statesAfterMoves(state, 1));
  });

  // The next player to tile also has a choice, for which no number is left, so the rollout stops.
  test.each([
    ['one row, any column', 'A0MS2a3F', 'top-down', [5]],
    ['one row, two columns', 'A0Ma00a11b22S2a3F', 'top-down', [2]],
    ['the first of two rows', 'A0MS0a11b2F', 'top-down', [5]],
    ['either of two rows', 'A0MS0a11b2F', 'any', [5, 10]],
    ['two columns of one row, four of another', 'A0Mb00c01d02S0a11b2F', 'any', [2, 6]],
    ['any of three rows', 'A0Mb21c22d23S0a11b22e3F', 'any', [5, 9, 11]],
    ['no choice, if there is only one tiling', 'A0Mb00c01d02e03S0a1F', 'any', []],
  ] as const)('tilings: %s', (_, board, tilingOrder, counts) => {
    const texts = ['AFCfB0000000000D0000000000', `${board}B0MS0a1F`] as const;
    const state = decodeState(texts, { rules: { tilingOrder }, validate: false });
    const draws = counts.reduce<(readonly number[])[]>(
      (lists, count) => lists.flatMap((list) => evenly(count).map((number) => [...list, number])),
      [[]],
    );
    const times = draws.length / legalMoves(state).length;
    expect(draws.map((numbers) => stateAfter(state, numbers)).sort()).toEqual(
      statesAfterMoves(state, times),
    );
  });
});
