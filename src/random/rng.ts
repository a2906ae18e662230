/**
 * Random numbers.
 *
 * @packageDocumentation
 */
import { wrongType } from '../boundary/arguments.js';
import { showValue } from '../text/message.js';

/** A source of random numbers, uniform in [0, 1), as `Math.random` is. */
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
