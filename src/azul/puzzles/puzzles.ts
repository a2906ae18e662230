/**
 * The puzzles of the package.
 *
 * @packageDocumentation
 */
import { ENDGAMES } from './endgames.js';
import type { Puzzle } from './puzzle.js';

/**
 * A hundred puzzles, the shorter ones first.
 *
 * In each, one move wins if both play their best from there on, and each other move draws or loses. The move
 * that gains most at once is never the solution. They come from the ends of games between agents, and a
 * complete search of what is left of each proves its solution (see {@link solveEndgame}).
 *
 * @example
 * ```ts
 * const [puzzle] = PUZZLES;
 * const state = decodeState(puzzle.state, { rules: puzzle.rules });
 * const [best, second] = solveEndgame(state)?.moves ?? [];
 * best?.move === puzzle.solution; // true
 * [best?.wins, (second?.wins ?? 1) < 1]; // [1, true]
 * ```
 */
export const PUZZLES: readonly [Puzzle, ...Puzzle[]] = /* @__PURE__ */ makePuzzles();

function makePuzzles(): readonly [Puzzle, ...Puzzle[]] {
  const [first, ...others] = ENDGAMES;
  return Object.freeze([puzzleOf(first), ...others.map(puzzleOf)] as const);
}

function puzzleOf([shared, players, mosaic, solution, theme]: (typeof ENDGAMES)[number]): Puzzle {
  const state = Object.freeze([shared, players] as const);
  const rules = Object.freeze({ players: 2, mosaic } as const);
  return Object.freeze({ state, rules, solution, theme });
}
