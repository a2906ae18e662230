/** The puzzles of the package: positions of the last round in which one move wins, and no other. */
import type { EncodedState, MOSAICS, Move } from '../../state/vocabulary.js';
import { ENDGAMES, type PuzzleTheme } from './endgames.js';

/** The settings of the rules of a puzzle that its two strings do not contain. Part of {@link Puzzle}. */
export interface PuzzleRules {
  /** Number of players: always 2. */
  readonly players: 2;
  /** Kind of mosaic: `variant` or `fixed`. */
  readonly mosaic: (typeof MOSAICS)[number];
}

/** A puzzle: a position of two players in which one move wins, and no other. {@link PUZZLES} has a hundred. */
export interface Puzzle {
  /** The position as two strings, which {@link decodeState} takes with `rules`. One of the two players is to draft. */
  readonly state: EncodedState;
  /** The settings of the rules, which the strings do not contain. */
  readonly rules: PuzzleRules;
  /** The only move that wins, in its notation, such as `ACeF`. */
  readonly solution: Move;
  /** The effect of the solution: `fill`, `overflow`, `build` or `floor`. */
  readonly theme: PuzzleTheme;
}

/**
 * A hundred puzzles, the shorter ones first.
 *
 * In each, one move wins if both players play their best afterwards, and every other move shares the win or loses. The
 * move that gains most at once is never the solution. The positions come from games between agents;
 * {@link solveEndgame} proves each solution.
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
