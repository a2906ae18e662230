/**
 * Greedy play: what a placement gains at once.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { Rng } from '../../random/rng.js';
import { SIZES } from '../state/pieces.js';
import { pieceOn } from '../state/placements.js';
import type { Position } from '../state/position.js';
import { type Growth, growthOf } from './growth.js';

/** What the gain of a placement is made of, beside the build points that its player has more. */
export interface Weights {
  /** What each square counts that it covers. */
  readonly size: number;
  /** What each build point counts that it takes from another player. */
  readonly taken: number;
}

/** More than any difference in build points, so that a larger piece always comes first. */
const SIZE_FIRST = 1000;

/** Size, then own build points. */
export const OWN_GROWTH: Weights = { size: SIZE_FIRST, taken: 0 };

/** Size, then own build points together with those taken from others. */
export const ALL_GROWTH: Weights = { size: SIZE_FIRST, taken: 1 };

/** Where the growth of one placement after the other is written. */
const growth: Growth = { size: 0, own: 0, taken: 0 };

/** Return the gain of a placement of the player to move. */
export function gainOf(position: Position, id: number, weights: Weights): number {
  const { size, own, taken } = growthOf(position, id, growth);
  return weights.size * size + own + weights.taken * taken;
}

/** Return how many placements of a list are of its largest pieces. They are its last: it is sorted by piece. */
export function countLargest(list: readonly number[]): number {
  const largest = sizeAt(list, list.length - 1);
  let first = list.length;
  while (first > 0 && sizeAt(list, first - 1) === largest) first--;
  return list.length - first;
}

function sizeAt(list: readonly number[], index: number): number | undefined {
  return SIZES[pieceOn(list[index] ?? 0)];
}

/** Draw a placement of the largest pieces; `undefined` where there is none. */
export function drawLargest(list: readonly number[], rng: Rng): number | undefined {
  return list[list.length - 1 - pick(rng, countLargest(list))];
}

/** Choose the placement with the greatest gain, and draw among equals; `undefined` where there is none. */
export function chooseByGain(
  position: Position,
  list: readonly number[],
  weights: Weights,
  rng: Rng,
): number | undefined {
  let best: number[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const id of list) {
    const gain = gainOf(position, id, weights);
    if (gain < most) continue;
    if (gain > most) best = [];
    best.push(id);
    most = gain;
  }
  return best[pick(rng, best.length)];
}
