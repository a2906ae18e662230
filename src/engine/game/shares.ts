/**
 * Sharing the win among the players who do best.
 *
 * @packageDocumentation
 */

/** Share 1 equally among those with the most. */
export function equalShares(merits: readonly number[]): number[] {
  const most = Math.max(...merits);
  const winners = merits.reduce((count, merit) => (merit === most ? count + 1 : count), 0);
  return merits.map((merit) => (merit === most ? 1 / winners : 0));
}
