/**
 * Counting sequences of rolls and moves.
 *
 * @packageDocumentation
 */
import { HIGHEST_ROLL } from '../state/path.js';
import { isMoveDue, type Position, Wait } from '../state/position.js';
import { countSteps, stepsOf } from '../state/side.js';
import { legalSources } from './legal.js';
import { move, roll } from './play.js';

/**
 * Count the sequences of a length: each step is a roll of 0 to 4 with its move, or with its pass. Where a
 * roll waits already, its move is the first step.
 */
export function countSequences(position: Position, depth: number): number {
  if (depth === 0) return 1;
  if (isMoveDue(position)) return countMoves(position, depth);
  if (position.waits === Wait.Nothing) return 0;
  let count = 0;
  for (let number = 0; number <= HIGHEST_ROLL; number++) {
    const after = roll(position, number);
    count += isMoveDue(after) ? countMoves(after, depth) : countSequences(after, depth - 1);
  }
  return count;
}

/** Count the sequences that begin with a move of the waiting roll. */
function countMoves(position: Position, depth: number): number {
  const sources = legalSources(position);
  // The last moves need not be played to be counted.
  if (depth === 1) return countSteps(sources);
  return stepsOf(sources).reduce(
    (count, from) => count + countSequences(move(position, from), depth - 1),
    0,
  );
}
