/**
 * Softmax, which turns values into shares of 1, and the exponential function that it needs.
 *
 * @packageDocumentation
 */

/** Squarings that raise a factor close to 1 to its power of 2^16. */
const SQUARINGS = 16;

/**
 * Raise e to the power of minus a number from 0, nearly. Products and quotients are the same to the
 * last bit on every runtime; what `Math.exp` returns is not, and a search would notice.
 */
export function decay(number: number): number {
  let growth = 1 + number / 2 ** SQUARINGS;
  for (let squaring = 0; squaring < SQUARINGS; squaring++) growth *= growth;
  return 1 / growth;
}

/**
 * Share out 1 by values: a value higher by the temperature gets e times as much.
 *
 * @param temperature - above 0, in the unit of the values
 */
export function softmax(values: readonly number[], temperature: number): number[] {
  const most = Math.max(...values);
  const weights = values.map((value) => decay((most - value) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
