/**
 * Checks of numbers that callers pass.
 *
 * @packageDocumentation
 */
import { showValue } from '../text/message.js';

/** Return an integer of a range; throw a RangeError for anything else. */
export function integerInRange(
  name: string,
  value: number,
  least: number,
  most = Number.POSITIVE_INFINITY,
): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  const range = Number.isFinite(most) ? `from ${least} to ${most}` : `of ${least} or more`;
  throw new RangeError(`${name}: found ${showValue(value)}, expected an integer ${range}.`);
}

/** Return a number above 0; throw a RangeError for anything else. */
export function positiveNumber(name: string, value: number): number {
  if (typeof value === 'number' && value > 0) return value;
  throw new RangeError(`${name}: found ${showValue(value)}, expected a number above 0.`);
}
