/**
 * Counting sequences of moves.
 *
 * @packageDocumentation
 */
import type { Position } from '../state/position.js';
import { legalPlacements } from './legal.js';
import { place } from './play.js';

/** Count the sequences of moves of a length. */
export function countSequences(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const list = legalPlacements(position);
  // The last moves need not be played to be counted.
  if (depth === 1) return list.length;
  let count = 0;
  for (const id of list) count += countSequences(place(position, id), depth - 1);
  return count;
}
