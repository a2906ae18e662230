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

/** Share out 1 by worth: who leads by `scale` gets e times as much. */
export function sharesByWorth(worths: readonly number[], scale: number): number[] {
  const most = Math.max(...worths);
  const weights = worths.map((worth) => Math.exp((worth - most) / scale));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
}
