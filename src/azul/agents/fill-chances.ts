/**
 * How often storage rows are filled by the end of a game, as counted in games between searches: what the points that a board
 * can expect are computed from. docs/internals/training.md explains them in words.
 */
import { Rule } from '../../state/layout.js';

/** The most rounds that are told apart: a game with empty mosaics has at least five to come. */
const MOST_ROUNDS = Rule.Size;

/**
 * How often an empty storage row is filled, by the rounds to come and by row: means of 1,200 games.
 * `npm run train -- evaluation` prints how its own games compare. Five rounds to come are too rare to be counted;
 * their line continues the others.
 */
const MEAN_FILLS = [
  [0, 0, 0, 0, 0],
  [0.85, 0.76, 0.58, 0.33, 0.15],
  [1.79, 1.69, 1.27, 0.72, 0.32],
  [2.73, 2.66, 1.98, 1.12, 0.58],
  [3.69, 3.63, 2.71, 1.55, 0.85],
  [4.6, 4.6, 3.4, 2, 1.1],
] as const;

/** How likely a storage row with tiles is to be filled, by the rounds to come and by the tiles that it lacks. */
const COMPLETIONS = [
  [0, 0, 0, 0, 0],
  [1, 0.78, 0.53, 0.22, 0.06],
  [1, 0.94, 0.83, 0.49, 0.23],
  [1, 0.98, 0.94, 0.71, 0.41],
  [1, 0.99, 0.98, 0.84, 0.6],
  [1, 0.99, 0.98, 0.9, 0.7],
] as const;

/** A row is filled 0 to 5 times. */
const FILL_COUNTS = Rule.Size + 1;

/** Return how likely a number of tries, each with the same chance, are to succeed at least so many times. */
function chanceOfAtLeast(successes: number, tries: number, chance: number): number {
  if (successes === 0) return 1;
  if (successes > tries) return 0;
  return (
    chance * chanceOfAtLeast(successes - 1, tries - 1, chance) +
    (1 - chance) * chanceOfAtLeast(successes, tries - 1, chance)
  );
}

/** The chances of fills: index (rounds × 5 + row) × 6 + fills. */
const FILLS = Float64Array.from(
  { length: (MOST_ROUNDS + 1) * Rule.Size * FILL_COUNTS },
  (_, index) => {
    const rounds = Math.trunc(index / (FILL_COUNTS * Rule.Size));
    const row = Math.trunc(index / FILL_COUNTS) % Rule.Size;
    const chance = rounds === 0 ? 0 : (MEAN_FILLS[rounds]?.[row] ?? 0) / rounds;
    return chanceOfAtLeast(index % FILL_COUNTS, rounds, chance);
  },
);

/** Return how likely an empty storage row is to be filled at least a number of times, 0 to 5. */
export function chanceOfFills(rounds: number, row: number, fills: number): number {
  return FILLS[(rounds * Rule.Size + row) * FILL_COUNTS + fills] as number;
}

/** The mean fills of each number of cells: indexed as the chances, with cells for fills. */
const MEANS = FILLS.map((_, index) => {
  const cells = index % FILL_COUNTS;
  return FILLS.slice(index - cells + 1, index + 1).reduce((sum, chance) => sum + chance, 0);
});

/** Return how many of a number of free cells, 0 to 5, an empty storage row fills on average. */
export function meanFills(rounds: number, row: number, cells: number): number {
  return MEANS[(rounds * Rule.Size + row) * FILL_COUNTS + cells] as number;
}

/** Return how likely a storage row with tiles, which lacks 0 to 4 more, is to be filled. */
export function chanceOfCompletion(rounds: number, lacking: number): number {
  return (COMPLETIONS[rounds] as readonly number[])[lacking] as number;
}
