/**
 * Sharing the win among the players who do best.
 *
 * @packageDocumentation
 */

/** Share 1 equally among those with the most. */
export function equalShares(values: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (const value of values) {
    if (value === most) winners++;
    if (value <= most) continue;
    most = value;
    winners = 1;
  }
  return values.map((value) => (value === most ? 1 / winners : 0));
}
