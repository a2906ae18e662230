/**
 * Checking numbers that users give.
 *
 * @packageDocumentation
 */

/** Give back an integer of a range; throw a RangeError that names it otherwise. */
export function integerInRange(name: string, value: number, least: number, most: number): number {
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new RangeError(
    `${name}: found ${String(value)}, expected an integer from ${least} to ${most}.`,
  );
}

/** Give back a number above 0; throw a RangeError that names it otherwise. */
export function positiveNumber(name: string, value: number): number {
  if (typeof value === 'number' && value > 0) return value;
  throw new RangeError(`${name}: found ${String(value)}, expected a number above 0.`);
}
