/**
 * Sharing out a whole.
 *
 * @packageDocumentation
 */

/** Share out 1 equally among those who have most. */
export function equalShares(scores: readonly number[]): number[] {
  const most = Math.max(...scores);
  const winners = scores.reduce((count, score) => (score === most ? count + 1 : count), 0);
  return scores.map((score) => (score === most ? 1 / winners : 0));
}

/** Squarings that raise a factor close to 1 to its power of 2^16. */
const SQUARINGS = 16;

/**
 * Raise e to the power of minus a number from 0, nearly. Products and quotients are the same to the
 * last bit on every runtime; what `Math.exp` answers is not, and a search would notice.
 */
function decay(number: number): number {
  let growth = 1 + number / 2 ** SQUARINGS;
  for (let squaring = 0; squaring < SQUARINGS; squaring++) growth *= growth;
  return 1 / growth;
}

/** Share out 1 by worth: who leads by `scale` gets e times as much. */
export function sharesByWorth(worths: readonly number[], scale: number): number[] {
  const most = Math.max(...worths);
  const weights = worths.map((worth) => decay((most - worth) / scale));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
