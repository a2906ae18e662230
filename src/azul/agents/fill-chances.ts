/**
 * How likely storage rows are filled by the end of the game, as games between searches went.
 *
 * @packageDocumentation
 */
import { Rule } from '../../state/cells.js';

/** Most rounds that are told apart: a game with more is rare, and goes on for long enough anyway. */
export const MOST_ROUNDS = 5;

/**
 * How often a storage row that is empty is filled, by the number of rounds to come and by row: means of 1,200 games.
 * Five rounds to come are too rare to be measured; their line continues the others.
 */
const MEAN_FILLS = [
  [0, 0, 0, 0, 0],
  [0.85, 0.76, 0.58, 0.33, 0.15],
  [1.79, 1.69, 1.27, 0.72, 0.32],
  [2.73, 2.66, 1.98, 1.12, 0.58],
  [3.69, 3.63, 2.71, 1.55, 0.85],
  [4.6, 4.6, 3.4, 2, 1.1],
] as const;

/** How likely a storage row with tiles is filled, by the number of rounds to come and of tiles that it lacks. */
const COMPLETIONS = [
  [0, 0, 0, 0, 0],
  [1, 0.78, 0.53, 0.22, 0.06],
  [1, 0.94, 0.83, 0.49, 0.23],
  [1, 0.98, 0.94, 0.71, 0.41],
  [1, 0.99, 0.98, 0.84, 0.6],
  [1, 0.99, 0.98, 0.9, 0.7],
] as const;

/** How many numbers of fills there are, from 0 on. */
const FILL_COUNTS = Rule.Size + 1;

/** Return how likely at least some of a number of tries succeed. */
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

/** Return how likely a storage row that is empty is filled at least so often, 0 to 5 times. */
export function chanceOfFills(rounds: number, row: number, fills: number): number {
  return FILLS[(rounds * Rule.Size + row) * FILL_COUNTS + fills] as number;
}

/** The mean fills of each number of cells: the same index, with cells for fills. */
const MEANS = FILLS.map((_, index) => {
  const cells = index % FILL_COUNTS;
  return FILLS.slice(index - cells + 1, index + 1).reduce((sum, chance) => sum + chance, 0);
});

/** Return how many of some cells, 0 to 5, a storage row that is empty fills on average. */
export function meanFills(rounds: number, row: number, cells: number): number {
  return MEANS[(rounds * Rule.Size + row) * FILL_COUNTS + cells] as number;
}

/** Return how likely a storage row with tiles is filled that lacks 0 to 4 more. */
export function chanceOfCompletion(rounds: number, lacking: number): number {
  return (COMPLETIONS[rounds] as readonly number[])[lacking] as number;
}
