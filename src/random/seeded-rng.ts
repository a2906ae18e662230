/**
 * Random numbers from a seed, which can be repeated.
 *
 * @packageDocumentation
 */
// pure-rand: maintained by the author of fast-check, typed, no dependencies, 1 kB for this generator.
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';
import { integerInRange } from '../boundary/number-in-range.js';
import type { Rng } from './rng.js';

/** Numbers to discard first, since the first few of neighbouring seeds resemble each other. */
const WARM_UP = 64;
const UNIT = 2 ** -32;

/**
 * Return a seed.
 *
 * @throws RangeError if it is not an integer that a number holds exactly
 */
export function checkedSeed(seed: number): number {
  return integerInRange('Seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

/**
 * Make random numbers that depend on a seed alone.
 *
 * @param seed - an integer; seeds that are equal modulo 2^32 give the same numbers
 * @returns numbers uniform in [0, 1) in steps of 2^-32, the same on every runtime
 * @throws RangeError if the seed is not an integer that a number holds exactly
 *
 * @example
 * ```ts
 * seededRng(1)() === seededRng(1)(); // true
 * ```
 */
export function seededRng(seed: number): Rng {
  const generator = xoroshiro128plus(checkedSeed(seed));
  skipN(generator, WARM_UP);
  return () => (generator.next() >>> 0) * UNIT;
}
