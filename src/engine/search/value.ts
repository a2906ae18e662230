/**
 * The value of an evaluation to each player, which a search maximises.
 *
 * @packageDocumentation
 */
import type { Evaluation } from './evaluation.js';

/** How much a lead in points counts beside the win. */
export interface PointsWeight {
  /** Part of the value that the lead makes up, 0 to 1. */
  readonly share: number;
  /** Lead in points beyond which more does not count, above 0. */
  readonly scale: number;
}

/** Return the most points that any other player has. */
function bestOther(scores: readonly number[], player: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    const score = scores[other];
    if (other !== player && score !== undefined && score > best) best = score;
  }
  return best;
}

/** Scale a lead in points to the range from 0 to 1. */
function scaledLead(scores: readonly number[], player: number, scale: number): number {
  const lead = ((scores[player] ?? 0) - bestOther(scores, player)) / scale;
  return (1 + Math.max(-1, Math.min(lead, 1))) / 2;
}

/** Return the value to each player, from 0 to 1: the share of the win, and the lead if it counts. */
export function valuesOf(
  { returns, scores }: Evaluation,
  points: PointsWeight | undefined,
): readonly number[] {
  if (points === undefined || scores === undefined || returns.length < 2) return returns;
  return returns.map(
    (share, player) =>
      (1 - points.share) * share + points.share * scaledLead(scores, player, points.scale),
  );
}
