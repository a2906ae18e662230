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

/** The time of a choice that is running. */
export interface Stopwatch {
  /** Milliseconds that the choice may take. */
  readonly limit: number;
  /** Return the milliseconds that it has taken so far. */
  readonly spent: () => number;
}

/**
 * Start the stopwatch of a choice; `undefined` if the budget does not limit its time.
 *
 * @throws RangeError if a number is out of its range, or there is no clock for milliseconds
 */
export function startStopwatch(budget: Budget, now: Clock | undefined): Stopwatch | undefined {
  checkTimedBudget(budget, now);
  const { milliseconds } = budget;
  if (milliseconds === undefined || now === undefined) return undefined;
  const begun = now();
  return { limit: milliseconds, spent: () => now() - begun };
}

/**
 * Run a search in slices, so that the caller can do something else in between, or stop. There is at least one slice,
 * and none more once the budget is used up; a solved position needs none.
 *
 * @param stopwatch - the time of the choice; not limited without it
 */
export function* slicesWithin(
  search: Search,
  { iterations = MOST_ITERATIONS }: Budget,
  stopwatch: Stopwatch | undefined,
): Generator<void, void, void> {
  if (search.exact) return;
  let left = Math.min(iterations, MOST_ITERATIONS);
  do {
    search.run(Math.min(SLICE, left));
    left -= SLICE;
    yield;
  } while (left > 0 && (stopwatch === undefined || stopwatch.spent() < stopwatch.limit));
}
