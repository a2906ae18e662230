/**
 * The values of moves: playouts for the most promising, estimates for the others.
 *
 * @packageDocumentation
 */
import { equalShares } from '../../engine/game/shares.js';
import { valuesOf } from '../../engine/search/value.js';
import { seededRng } from '../../random/seeded-rng.js';
import { derivedSeed } from '../../random/seeds.js';
import { legalPlacements } from '../moves/legal.js';
import { place } from '../moves/play.js';
import { type Position, scoresOf } from '../state/position.js';
import { gainOf, type Weights } from './greedy.js';
import { playOut } from './playout.js';

/** How much to compute, and from which random numbers. */
export interface ValueBudget {
  /** How many moves are played out. */
  readonly candidates: number;
  /** How often each of them is. */
  readonly playouts: number;
  /** The seed of the playouts. */
  readonly seed: number;
}

/** The usual budget. */
export const BUDGET = { candidates: 24, playouts: 16 } as const;

/** A legal placement, and its value to the player to move. */
export interface PlacementValue {
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
