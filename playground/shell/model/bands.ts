/** Bands of difficulty, by the ratings that puzzles have from what the levels of the game solve. */
import type { Puzzle } from '../played-game.js';

/** How many points of rating a band has. */
const WIDTH = 200;

/**
 * The bands of all games, the easiest first, each from a rating on; the first one also holds what is easier. The mean
 * of the levels of a game is 1200.
 */
export const BANDS = [
  { name: 'easy', from: 1000 },
  { name: 'medium', from: 1200 },
  { name: 'hard', from: 1400 },
  { name: 'veryHard', from: 1600 },
] as const;

export type BandName = (typeof BANDS)[number]['name'];

/** The rating in the middle of the easiest band. */
export const EASY_RATING = BANDS[0].from + WIDTH / 2;

/** Return the band of a rating. */
export function bandOf(rating: number): BandName {
  return (BANDS.findLast(({ from }) => rating >= from) ?? BANDS[0]).name;
}

/** Order puzzles by their ratings, the easiest first. */
export function easiestFirst<Rated extends Pick<Puzzle, 'rating'>>(
  list: readonly Rated[],
): readonly Rated[] {
  return [...list].sort((one, other) => one.rating - other.rating);
}
