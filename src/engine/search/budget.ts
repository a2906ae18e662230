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
 * Check the budget of a choice. A match may allow more than a search can use.
 *
 * @throws RangeError if a number is out of its range, or there is no clock for milliseconds
 */
export function checkTimedBudget(budget: Budget, now: Clock | undefined): void {
  checkBudget(budget, Number.POSITIVE_INFINITY);
  const { milliseconds } = budget;
  if (milliseconds === undefined || now !== undefined) return;
  throw new RangeError(
    `Budget, milliseconds: found ${milliseconds} and no clock, expected a clock as \`now\`.`,
  );
}

/**
 * Run a search in slices, so that the caller can do something else in between, or stop. There is at least one slice,
 * and none more once the budget is used up; a solved position needs none.
 *
 * @param begun - the time at which the search began, by the clock
 * @throws RangeError if a number is out of its range, or there is no clock for milliseconds
 */
export function* slicesWithin(
  search: Search,
  budget: Budget,
  now: Clock | undefined,
  begun?: number | undefined,
): Generator<void, void, void> {
  checkTimedBudget(budget, now);
  if (search.exact) return;
  let left = Math.min(budget.iterations ?? MOST_ITERATIONS, MOST_ITERATIONS);
  const isInTime = clockFor(budget.milliseconds, now, begun);
  do {
    search.run(Math.min(SLICE, left));
    left -= SLICE;
    yield;
  } while (left > 0 && isInTime());
}

/** Return a function that tells whether there is time left; without milliseconds or a clock there always is. */
export function clockFor(
  milliseconds: number | undefined,
  now: Clock | undefined,
  begun: number | undefined,
): () => boolean {
  if (milliseconds === undefined || now === undefined) return () => true;
  const end = (begun ?? now()) + milliseconds;
  return () => now() < end;
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
  const slices = slicesWithin(search, budget, now, begun);
  while (slices.next().done !== true);
}
