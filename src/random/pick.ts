/**
 * Picking by a random number.
 *
 * @packageDocumentation
 */
import { type Rng, wrongNumber } from './rng.js';

/**
 * Pick one of `count` things, each as likely as any other.
 *
 * @throws RangeError for a random number that is not from 0 up to but not including 1
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
