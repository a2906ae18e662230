/** The puzzles of the package: positions of the last round in which one move wins, and no other. */
import type { EncodedState, MOSAICS, Move } from '../../state/vocabulary.js';
import { ENDGAMES, type PuzzleTheme } from './endgames.js';

/** The rules of a puzzle. Part of {@link Puzzle}. */
export interface PuzzleRules {
  /** Number of players. */
  readonly players: 2;
  /** Kind of mosaic. */
  readonly mosaic: (typeof MOSAICS)[number];
}

/** A position in which one move wins, and no other. {@link PUZZLES} has a hundred. */
export interface Puzzle {
  /** The position as two strings: it is the turn of one of two players to draft. */
  readonly state: EncodedState;
  /** The rules, which the strings do not say. */
  readonly rules: PuzzleRules;
  /** The only move that wins. */
  readonly solution: Move;
  /**
   * The effect of the solution.
   */
  readonly theme: PuzzleTheme;
}

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
 * [best?.winShare, (second?.winShare ?? 1) < 1]; // [1, true]
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
