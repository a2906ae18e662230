/** How good each legal move is, and which is best: playouts for the most promising, estimates for the others. */
import { integerInRange, knownOptions } from '../../boundary/values.js';
import { valuesOf } from '../../engine/agents/evaluation.js';
import { equalShares } from '../../engine/game/playouts.js';
import type { Rng } from '../../random/rng.js';
import { chosenSeed, derivedSeed, seededRng } from '../../random/seeds.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { notationOf } from '../codec/notation.js';
import { legalPlacements } from '../moves/legal.js';
import { place } from '../moves/play.js';
import { type Position, scoresOf } from '../state/position.js';
import type { Move } from '../state/vocabulary.js';
import { ALL_BUILD_POINTS, countLargest, drawLargest, gainOf, type Weights } from './gain.js';

/** Options of {@link rateMoves} and {@link bestMove}; all have defaults. */
export interface RatingOptions {
  /** Number of the most promising moves that are played out to the end of the game, 1 to 2,000; 24 by default. */
  readonly candidates?: number | undefined;
  /** Number of times that each of these moves is played out, 1 to 10,000; 16 by default. */
  readonly playouts?: number | undefined;
  /** The seed of the playouts, an integer; 0 by default. */
  readonly seed?: number | undefined;
}

/** Options with their defaults. */
type ValueBudget = { readonly [Name in keyof RatingOptions]-?: number };

/** The usual budget. */
export const BUDGET = { candidates: 24, playouts: 16 } as const;

/** A legal move and its rating, as {@link rateMoves} returns it. */
export interface RatedMove {
  /** The move: player and squares, such as `AUb8`. */
  readonly move: Move;
  /** The rating, from 0 for the worst of the legal moves to 100 for the best. */
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
 * Rate every legal move from 0, the worst, to 100, the best: 100 × (its value − the worst value) / (the best value −
 * the worst value).
 *
 * The agent of level 4 chooses by the same values. The most promising moves, by their squares and build points, are
 * played out to the end of the game, each with the same random numbers; half of the value is the win share, half the
 * lead in points. Any other move has at most the value of the worst of these, less the difference in what it gains at
 * once. With the default options, this takes about a second at most.
 *
 * @param state - any state
 * @param options - how many moves to play out, how often, and the seed; the same options give the same ratings
 * @returns the moves with their ratings, best first, tied ones in the order of {@link legalMoves}; all 100 if none is
 *   better than another. Empty once the game is over
 * @throws RangeError if an option is out of range; TypeError if `state` is not a {@link GameState}, the options are not
 *   an object, or one is unknown
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
 * @param options - how many moves to play out, how often, and the seed, as for {@link rateMoves}
 * @returns the move; `undefined` once the game is over
 * @throws RangeError if an option is out of range; TypeError if `state` is not a {@link GameState}, the options are not
 *   an object, or one is unknown
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

/** A legal placement, and its value to the player to move. */
interface PlacementValue {
  readonly id: number;
  readonly value: number;
}

/** What makes a move promising: a square counts as much as five build points. */
const PROMISE: Weights = { size: 5, taken: 1 };

/** The value of a finished game: one half the win, one half the lead of up to 30 points. */
const POINTS = { share: 0.5, scale: 30 } as const;

/** What a unit of gain is worth in value, where moves are not played out: a square is worth 0.01. */
const GAIN_VALUE = 0.002;

/**
 * Return the value of every legal move to the player to move, best first; ties by the order of the moves.
 *
 * Every candidate is played out with the same random numbers, so that luck decides less. No other move
 * is worth more than the worst candidate: it loses by how much less it gains than the last one.
 */
export function valuesOfMoves(position: Position, budget: ValueBudget): PlacementValue[] {
  const promising = legalPlacements(position)
    .map((id) => ({ id, gain: gainOf(position, id, PROMISE) }))
    .sort((one, other) => other.gain - one.gain || one.id - other.id);
  const candidates = promising.slice(0, budget.candidates);
  const valued = candidates.map(({ id }) => ({ id, value: meanValue(position, id, budget) }));
  const least = Math.min(...valued.map(({ value }) => value));
  const limit = candidates.at(-1)?.gain ?? 0;
  const others = promising.slice(budget.candidates).map(({ id, gain }) => {
    return { id, value: least - GAIN_VALUE * (limit - gain) };
  });
  return [...valued, ...others].sort((one, other) => other.value - one.value || one.id - other.id);
}

/** Return the mean value of the playouts after a placement. */
function meanValue(position: Position, id: number, { playouts, seed }: ValueBudget): number {
  const after = place(position, id);
  let sum = 0;
  for (let number = 0; number < playouts; number++) {
    const end = playOut(after, seededRng(derivedSeed(seed, number)));
    const scores = scoresOf(end);
    const values = valuesOf({ returns: equalShares(scores), scores }, POINTS);
    sum += values[position.turn] ?? 0;
  }
  return sum / playouts;
}

/** Placements that a player compares. */
const LOOKS = 6;

/** Play to the end of the game. */
function playOut(start: Position, rng: Rng): Position {
  let position = start;
  for (;;) {
    const list = legalPlacements(position);
    const id = roughlyBest(position, list, rng);
    if (id === undefined) return position;
    position = place(position, id);
  }
}

/** Draw a few placements of the largest pieces, and return the one with the greatest gain. */
function roughlyBest(position: Position, list: readonly number[], rng: Rng): number | undefined {
  let best: number | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (let look = Math.min(LOOKS, countLargest(list)); look > 0; look--) {
    const id = drawLargest(list, rng);
    const gain = id === undefined ? most : gainOf(position, id, ALL_BUILD_POINTS);
    if (gain <= most) continue;
    best = id;
    most = gain;
  }
  return best;
}
