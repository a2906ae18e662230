/** Random numbers, and picking by them. */

import { wrongType } from '../boundary/values.js';
import { showValue } from '../text/message.js';

/**
 * A function that returns random numbers, uniform in [0, 1), such as `Math.random`. {@link seededRng} makes one that
 * can be repeated.
 */
export type Rng = () => number;

const EXPECTED = 'a number from 0 up to but not including 1';

/** Make the error of a source that gives something else. */
export function wrongNumber(found: unknown): RangeError {
  return new RangeError(`Rng: found ${showValue(found)}, expected ${EXPECTED}.`);
}

/**
 * Return a source of random numbers. Each number is checked when it is drawn.
 *
 * @throws TypeError if it is not a function
 */
export function checkedRng(rng: Rng): Rng {
  if (typeof rng === 'function') return rng;
  throw wrongType('Rng', rng, `a function that returns ${EXPECTED}`);
}

/**
 * Draw a random number.
 *
 * @throws RangeError if it is not from 0 up to but not including 1
 */
export function draw(rng: Rng): number {
  const number = checkedRng(rng)();
  if (typeof number === 'number' && number >= 0 && number < 1) return number;
  throw wrongNumber(number);
}

/**
 * Pick one of several things at random, each as likely as any other.
 *
 * @param rng - the source of the random number, which is called once
 * @param count - number of things, an integer from 1 to 2^32 − 1
 * @returns the index of the thing, from 0 to `count` − 1
 * @throws RangeError if `rng` returns something other than a number in [0, 1)
 *
 * @example
 * ```ts
 * import { pick } from 'azulejo/game';
 *
 * pick(() => 0.5, 6); // 3
 * ```
 */
export function pick(rng: Rng, count: number): number {
  const number = rng();
  // A comparison with NaN is false. Below 1, the product cannot be rounded up to the count.
  if (typeof number === 'number' && number >= 0 && number < 1) return (number * count) >>> 0;
  throw wrongNumber(number);
}
