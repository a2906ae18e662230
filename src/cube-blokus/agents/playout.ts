/**
 * Fast play to the end of the game: players compare a few placements of their largest pieces.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../random/rng.js';
import { legalPlacements } from '../moves/legal.js';
import { place } from '../moves/play.js';
import type { Position } from '../state/position.js';
import { ALL_GROWTH, countLargest, drawLargest, gainOf } from './greedy.js';

/** Placements that a player compares. */
const LOOKS = 6;

/** Play to the end of the game. */
export function playOut(start: Position, rng: Rng): Position {
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
    const gain = id === undefined ? most : gainOf(position, id, ALL_GROWTH);
    if (gain <= most) continue;
    best = id;
    most = gain;
  }
  return best;
}
