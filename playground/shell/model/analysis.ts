/** What a search found out about a position. */
import type { Rating } from '../played-game.js';

export interface Analysis {
  readonly iterations: number;
  /** Whether the search has ended for now. */
  readonly done: boolean;
  /** Best first. */
  readonly ratings: readonly Rating[];
}

/** Iterations of an analysis at first, and each time that it is to look deeper. */
export const ANALYSIS_ITERATIONS = 20_000;

/** Iterations for a hint. */
export const HINT_ITERATIONS = 1500;

/** Share of the visits of the most visited move below which a rating says little. */
const LEAST_VISITS = 1 / 20;

/** List the moves that a search has examined closely, sorted by their win share, best first. */
export function ranked(ratings: readonly Rating[]): Rating[] {
  const most = Math.max(...ratings.map(({ visits }) => visits));
  return ratings
    .filter(({ visits, exact }) => exact === true || visits >= most * LEAST_VISITS)
    .toSorted((a, b) => b.winShare - a.winShare);
}

/** Return the lead in points that a player can expect over the best of the others. */
export function expectedLead(scores: readonly number[] | undefined, player: number) {
  const own = scores?.[player];
  if (scores === undefined || own === undefined || scores.length < 2) return undefined;
  return own - Math.max(...scores.filter((_, index) => index !== player));
}
