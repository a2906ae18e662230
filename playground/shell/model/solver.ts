/** How well a person solves the puzzles of a game: a rating like a chess player's, from the first try at each puzzle. */
import type { Puzzle } from '../played-game.js';
import { EASY_RATING } from './bands.js';

/** The first try at a puzzle: its id, and whether it was the solution. */
export type FirstTry = readonly [id: string, isSolved: boolean];

/** What the first tries come to. */
export interface Standing {
  readonly rating: number;
  /** Puzzles that were solved at the first try, in a row, up to now. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Puzzles that count. */
  readonly count: number;
}

/** The standing of a person who has tried nothing. */
export const FIRST_STANDING: Standing = {
  rating: EASY_RATING,
  streak: 0,
  bestStreak: 0,
  count: 0,
};

/** How much a try changes the rating at most: at first, and once as many puzzles count as in the last row. */
const MOST = { first: 40, later: 16, after: 20 } as const;

/** Return how much the next try can change the rating at most. */
export function mostChange(count: number): number {
  const { first, later, after } = MOST;
  return first - (first - later) * Math.min(1, count / after);
}

/** Return the standing after the first try at a puzzle. */
export function afterTry(standing: Standing, puzzle: number, isSolved: boolean): Standing {
  const { rating, count } = standing;
  const chance = 1 / (1 + 10 ** ((puzzle - rating) / 400));
  const streak = isSolved ? standing.streak + 1 : 0;
  return {
    rating: rating + mostChange(count) * ((isSolved ? 1 : 0) - chance),
    streak,
    bestStreak: Math.max(standing.bestStreak, streak),
    count: count + 1,
  };
}

/** Return what first tries come to, in their order; those at puzzles that are gone count nothing. */
export function standingOf(tries: readonly FirstTry[], list: readonly Puzzle[]): Standing {
  const ratings = new Map(list.map(({ id, rating }) => [id, rating]));
  return tries.reduce<Standing>((standing, [id, isSolved]) => {
    const rating = ratings.get(id);
    return rating === undefined ? standing : afterTry(standing, rating, isSolved);
  }, FIRST_STANDING);
}

/** Add a try, unless the puzzle was tried before. */
export function withTry(tries: readonly FirstTry[], next: FirstTry): readonly FirstTry[] {
  return tries.some(([id]) => id === next[0]) ? tries : [...tries, next];
}

function isTry(value: unknown): value is FirstTry {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'boolean';
}

/** Read first tries as they were saved: invalid ones are left out, and so are second ones at a puzzle. */
export function readTries(value: unknown): readonly FirstTry[] {
  const none: readonly FirstTry[] = [];
  return Array.isArray(value) ? value.filter(isTry).reduce(withTry, none) : none;
}

/** Return the index of the puzzle nearest to a rating among those that fit; `undefined` if none does. */
function nearest(
  list: readonly Puzzle[],
  rating: number,
  fits: (puzzle: Puzzle, index: number) => boolean,
): number | undefined {
  const [first] = list
    .flatMap((puzzle, index) =>
      fits(puzzle, index) ? { index, distance: Math.abs(puzzle.rating - rating) } : [],
    )
    .sort((one, other) => one.distance - other.distance);
  return first?.index;
}

/**
 * Choose the next puzzle of a theme, other than the one on the board: one that was never tried, near the rating, and the
 * easiest of all for a person who has tried none; else one that is not solved, else the one after.
 *
 * @param index - the index of the puzzle on the board; -1 for none
 * @param theme - the theme that is wanted; all if it is empty
 */
export function nextPuzzle(
  list: readonly Puzzle[],
  tries: readonly FirstTry[],
  solved: ReadonlySet<string>,
  index: number,
  theme: string,
): number {
  const { rating, count } = standingOf(tries, list);
  const wanted = count === 0 && solved.size === 0 ? Number.MIN_SAFE_INTEGER : rating;
  const tried = new Set(tries.map(([id]) => id));
  const fits = (puzzle: Puzzle, at: number) =>
    at !== index && (theme === '' || puzzle.theme === theme);
  const isUnsolved = (puzzle: Puzzle, at: number) => fits(puzzle, at) && !solved.has(puzzle.id);
  const isNew = (puzzle: Puzzle, at: number) => isUnsolved(puzzle, at) && !tried.has(puzzle.id);
  const after = list.findIndex((puzzle, at) => at > index && fits(puzzle, at));
  const rest = after === -1 ? list.findIndex(fits) : after;
  return nearest(list, wanted, isNew) ?? nearest(list, wanted, isUnsolved) ?? Math.max(rest, 0);
}
