/**
 * What an end of the game is worth to each player.
 *
 * @packageDocumentation
 */
import type { Prospect } from './estimate.js';

/** Say how much points count beside the win. */
export interface PointsWeight {
  /** Share of the value that the lead in points makes up, 0 to 1. */
  readonly share: number;
  /** Lead in points that is worth as much as can be, above 0. */
  readonly scale: number;
}

/** Find the most points that anybody else has. */
function bestOther(scores: readonly number[], player: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < scores.length; other++) {
    const score = scores[other];
    if (other !== player && score !== undefined && score > best) best = score;
  }
  return best;
}

/** Bring a lead in points to the range from 0 to 1. */
function leadOf(scores: readonly number[], player: number, scale: number): number {
  const lead = ((scores[player] ?? 0) - bestOther(scores, player)) / scale;
  return (1 + Math.max(-1, Math.min(lead, 1))) / 2;
}

/** Tell what an end is worth to each player, from 0 to 1: the share of the win, and the lead. */
export function worthOf({ returns, scores }: Prospect, points: PointsWeight): readonly number[] {
  if (points.share === 0 || returns.length < 2) return returns;
  return returns.map(
    (share, player) =>
      (1 - points.share) * share + points.share * leadOf(scores, player, points.scale),
  );
}
