/**
 * Sharing the win among the players who do best.
 *
 * @packageDocumentation
 */

/** Share 1 equally among those with the most. */
export function equalShares(merits: readonly number[]): number[] {
  let most = Number.NEGATIVE_INFINITY;
  let winners = 0;
  for (const merit of merits) {
    if (merit === most) winners++;
    if (merit <= most) continue;
    most = merit;
    winners = 1;
  }
  return merits.map((merit) => (merit === most ? 1 / winners : 0));
}
