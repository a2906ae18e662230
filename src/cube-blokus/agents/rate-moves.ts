/**
 * How good each legal move is, and which is best.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../boundary/number-in-range.js';
import { knownOptions } from '../../boundary/options.js';
import { chosenSeed } from '../../random/seeds.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { notationOf } from '../codec/notation.js';
import type { Move } from '../state/vocabulary.js';
import { BUDGET, type ValueBudget, valuesOfMoves } from './values.js';

/** What ratings are computed with. Everything has a default. */
export interface RatingOptions {
  /** How many of the most promising moves are played out, 1 to 2,000; 24 by default. */
  readonly candidates?: number | undefined;
  /** How often each of them is played out, 1 to 10,000; 16 by default. */
  readonly playouts?: number | undefined;
  /** The seed of the playouts, an integer; 0 by default. */
  readonly seed?: number | undefined;
}

/** A legal move and its rating. */
export interface RatedMove {
  /** The move. */
  readonly move: Move;
  /** From 0, the worst of the legal moves, to 100, the best. */
  readonly rating: number;
}

/** The most that can be asked for. */
const MOST_CANDIDATES = 2000;
const MOST_PLAYOUTS = 10_000;

/** Complete the options of a rating. */
function budgetOf(given: RatingOptions | undefined): ValueBudget {
  const options = knownOptions('Options', given, ['candidates', 'playouts', 'seed']);
  const { candidates = BUDGET.candidates, playouts = BUDGET.playouts, seed } = options;
  integerInRange('Candidates', candidates, 1, MOST_CANDIDATES);
  integerInRange('Playouts', playouts, 1, MOST_PLAYOUTS);
  return { candidates, playouts, seed: chosenSeed({ seed }) };
}

/**
 * Rate every legal move from 0 to 100: 100 × (its value − the worst) / (the best − the worst).
 *
 * The value of a move is that of level 4. The most promising moves, by their squares and build points, are
 * played out to the end of the game, each with the same random numbers; half of the value is the share of
 * the win, half the lead in points. No other is worth more than the worst of these: it loses by how much
 * less it gains at once. With the usual options it takes about a second at most.
 *
 * @param state - any state
 * @param options - what to compute the ratings with; the same options give the same ratings
 * @returns the moves, best first, ties in the order of `legalMoves`; all 100 if none is better than another.
 * Empty once the game is over
 * @throws RangeError if an option is out of range
 *
 * @example
 * ```ts
 * const ratings = rateMoves(newGame(), { candidates: 4, playouts: 1 });
 * ratings.length; // 750
 * ratings[0]?.rating; // 100
 * ratings[749]?.rating; // 0
 * ```
 */
export function rateMoves(state: GameState, options?: RatingOptions): RatedMove[] {
  const position = positionOf(state);
  const values = valuesOfMoves(position, budgetOf(options));
  const best = values[0]?.value ?? 0;
  const worst = values.at(-1)?.value ?? 0;
  const spread = best - worst;
  return values.map(({ id, value }) => ({
    move: notationOf(position.turn, id),
    // Divided first: the best is 100 exactly.
    rating: spread === 0 ? 100 : 100 * ((value - worst) / spread),
  }));
}

/**
 * Return the best move: the first of {@link rateMoves}.
 *
 * @param state - any state
 * @param options - as for {@link rateMoves}
 * @returns the move; `undefined` once the game is over
 * @throws RangeError if an option is out of range
 *
 * @example
 * ```ts
 * const move = bestMove(newGame(), { candidates: 4, playouts: 1 });
 * move !== undefined && isLegalMove(newGame(), move); // true
 * ```
 */
export function bestMove(state: GameState, options?: RatingOptions): Move | undefined {
  const position = positionOf(state);
  const [best] = valuesOfMoves(position, budgetOf(options));
  return best === undefined ? undefined : notationOf(position.turn, best.id);
}
