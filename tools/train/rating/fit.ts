/** Ratings of puzzles and of those who try them, as of opponents in chess: the Rasch model on the scale of Elo. */

/** The mean of the ratings of the levels. */
export const MEAN = 1200;

/** The difference at which the stronger side wins ten times as often. */
const SCALE = 400;

/**
 * Weight of a try that nobody made, half of it solved, of each puzzle by a solver of the mean and of each solver at a
 * puzzle of the mean: so what all or none solve also has a rating.
 */
const PRIOR = 0.5;

/** Rounds of the fit, after which nothing changes any more. */
const ROUNDS = 500;

/** Ratings, in the order of the solvers and of the puzzles. */
export interface Ratings {
  readonly solvers: readonly number[];
  readonly puzzles: readonly number[];
}

/** Return the chance that a solver solves a puzzle, from 0 to 1. */
export function chanceToSolve(solver: number, puzzle: number): number {
  return 1 / (1 + 10 ** ((puzzle - solver) / SCALE));
}

/** Return a rating after one step of Newton's method, from the share that it wins in all against others. */
function improved(rating: number, score: number, others: readonly number[]): number {
  const prior = chanceToSolve(rating, MEAN);
  let gain = score + PRIOR / 2 - PRIOR * prior;
  let slope = PRIOR * prior * (1 - prior);
  for (const other of others) {
    const chance = chanceToSolve(rating, other);
    gain -= chance;
    slope += chance * (1 - chance);
  }
  const step = (gain / slope) * (SCALE / Math.LN10);
  // A step from a flat place would lead too far.
  return rating + Math.max(-SCALE, Math.min(SCALE, step));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}

/**
 * Return the likeliest ratings, as integers. A solver's tries at a puzzle are much alike, so they count as one.
 *
 * @param shares - the share of its tries at each puzzle that a solver solved, from 0 to 1: a row for each solver
 * @param levels - how many of the solvers, from the first on, are levels, whose mean is 1200
 */
export function fitRatings(shares: readonly (readonly number[])[], levels: number): Ratings {
  let solvers = shares.map(() => MEAN);
  let puzzles = (shares[0] ?? []).map(() => MEAN);
  const solverScores = shares.map(sum);
  // A puzzle wins where it is not solved.
  const puzzleScores = puzzles.map((_, index) => sum(shares.map((row) => 1 - (row[index] ?? 0))));
  for (let round = 0; round < ROUNDS; round++) {
    solvers = solvers.map((rating, index) => improved(rating, solverScores[index] ?? 0, puzzles));
    puzzles = puzzles.map((rating, index) => improved(rating, puzzleScores[index] ?? 0, solvers));
  }
  const shift = MEAN - sum(solvers.slice(0, levels)) / levels;
  const anchored = (ratings: readonly number[]) =>
    ratings.map((rating) => Math.round(rating + shift));
  return { solvers: anchored(solvers), puzzles: anchored(puzzles) };
}
