/**
 * The budget of a search.
 *
 * @packageDocumentation
 */

import { integerInRange, positiveNumber } from '../../text/number-in-range.js';
import type { Budget } from '../match/agent.js';
import type { Search } from './search.js';

/** Most iterations of one search, as its tree has to fit into memory. */
export const MOST_ITERATIONS = 1_000_000;

/** Iterations between two looks at the clock: less than a millisecond. */
const SLICE = 16;

/** A clock in milliseconds, from any beginning. */
export type Clock = () => number;

/**
 * Check a budget.
 *
 * @throws RangeError if a number is out of its range
 */
export function checkBudget({ iterations, milliseconds }: Budget, most = MOST_ITERATIONS): void {
  if (iterations !== undefined) integerInRange('Budget, iterations', iterations, 1, most);
  if (milliseconds !== undefined) positiveNumber('Budget, milliseconds', milliseconds);
}

/**
 * Run a search until its budget is used up, and at least for one slice; not at all if the position is solved.
 *
 * @param begun - the time at which the search began, by the clock
 * @throws RangeError if a number is out of its range, or there is no clock for milliseconds
 */
export function runWithin(
  search: Search,
  budget: Budget,
  now: Clock | undefined,
  begun: number | undefined,
): void {
  // A match may allow more than a search can use.
  checkBudget(budget, Number.POSITIVE_INFINITY);
  const { milliseconds } = budget;
  if (search.exact) return;
  const iterations = Math.min(budget.iterations ?? MOST_ITERATIONS, MOST_ITERATIONS);
  if (milliseconds === undefined) {
    search.run(iterations);
    return;
  }
  if (now === undefined) {
    throw new RangeError(
      `Budget, milliseconds: found ${milliseconds} and no clock, expected a clock as \`now\`.`,
    );
  }
  const end = (begun ?? now()) + milliseconds;
  let left = iterations;
  do {
    search.run(Math.min(SLICE, left));
    left -= SLICE;
  } while (left > 0 && now() < end);
}
