/** What a puzzle promises. */
import {
  AGENTS,
  decodeState,
  encodeState,
  legalMoves,
  type Puzzle,
  seededRng,
  solveEndgame,
} from 'azulejo';
import { expect } from 'vitest';
import { themeOf } from '../../tools/train/azul/find-puzzles.js';

/** Solve a puzzle, and check all that is said of it; return the number of drafting moves to its end. */
export function tryPuzzle(puzzle: Puzzle): number {
  const { rules, solution, theme } = puzzle;
  const state = decodeState(puzzle.state, { rules });
  expect(encodeState(state)).toEqual(puzzle.state);
  expect(legalMoves(state).length).toBeGreaterThanOrEqual(5);
  const { moves = [], line = [] } = solveEndgame(state) ?? {};
  expect(moves.filter(({ winShare }) => winShare === 1).map(({ move }) => move)).toEqual([
    solution,
  ]);
  expect(themeOf(state, solution)).toBe(theme);
  for (let seed = 0; seed < 5; seed++) {
    expect(AGENTS.greedy().chooseMove(state, { rng: seededRng(seed) })).not.toBe(solution);
  }
  return line.filter((move) => move.length === 4).length;
}
