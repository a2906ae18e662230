/**
 * Checks of numbers that callers pass.
 *
 * @packageDocumentation
 */
import { listChoices, showValue } from '../text/message.js';

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

/**
 * Return the index of a member of a list.
 *
 * @param name - what the value is called: `Player`
 * @throws RangeError if it is none
 */
export function indexIn(name: string, list: readonly string[], value: string): number {
  const index = list.indexOf(value);
  if (index >= 0) return index;
  throw new RangeError(`${name}: found ${showValue(value)}, expected ${listChoices(list)}.`);
}
