/**
 * Elo ratings by maximum likelihood (Bradley and Terry), with error bars; and the sequential probability ratio test: which
 * of two hypotheses about a difference in strength holds.
 *
 * The generalized test of the chess engine tests (fishtest): the scores of pairs of games are taken as
 * normally distributed, with the variance that they show, so that draws and games with the same chance
 * count for what they tell.
 */
import { GAMES_OF_PAIR, type PairResult, scoreOf } from './pair-results.js';
import { NORMAL_95 } from './statistics.js';

/** Rating points per unit of the logistic scale: 400 points correspond to odds of ten to one. */
const SCALE = 400 / Math.LN10;

/** Draws that count as played between those who met, so that nobody who won everything is infinitely strong. */
const PRIOR_GAMES = 1;

/** Steps of the iteration, each of which is exact to more digits. */
const MOST_STEPS = 100;

/** Return the expected score of a player who is rated so many points higher. */
export function expectedScore(difference: number): number {
  return 1 / (1 + Math.exp(-difference / SCALE));
}

/** A rating, relative to the mean of all. */
export interface Rating {
  /** Points. */
  readonly elo: number;
  /** Half of the 95% confidence interval, in points; absent for one who has not played. */
  readonly error?: number | undefined;
}

/** Scores of the first agent in pairs of games, added up: all that the test looks at. */
export interface ScoreSums {
  readonly pairs: number;
  readonly scores: number;
  readonly squares: number;
}

/** The sums before the first pair. */
export const NO_PAIRS: ScoreSums = { pairs: 0, scores: 0, squares: 0 };

/**
 * Add the score of a pair of games.
 *
 * @param score - the mean of both games; corrected for luck, it may lie outside of 0 to 1
 */
export function addScore({ pairs, scores, squares }: ScoreSums, score: number): ScoreSums {
  return { pairs: pairs + 1, scores: scores + score, squares: squares + score * score };
}

/** What two agents have played. */
interface Meeting {
  readonly one: number;
  readonly other: number;
  readonly games: number;
  readonly score: number;
  /** Variance of the score, where it is that of the scores; elsewhere it follows from the ratings. */
  readonly variance?: number | undefined;
}

/** The scores of the first of two agents, pair by pair. */
interface PairScores extends ScoreSums {
  readonly one: number;
  readonly other: number;
}

/** Variance of the score of a pair between equals who never draw. */
const EVEN_VARIANCE = 1 / 8;

/** Add up scores by pairing. */
function sumsByPairing(results: readonly PairResult[], scores: readonly number[]): PairScores[] {
  const sums = new Map<string, PairScores>();
  for (const [index, { pairing }] of results.entries()) {
    const [one, other] = pairing;
    const key = `${one} ${other}`;
    const before = sums.get(key) ?? NO_PAIRS;
    sums.set(key, { one, other, ...addScore(before, scores[index] ?? 0) });
  }
  return [...sums.values()];
}

/** Return the sum of the squares of what scores differ from their mean by. */
function spreadOf({ pairs, scores, squares }: ScoreSums): number {
  return pairs === 0 ? 0 : Math.max(0, squares - (scores * scores) / pairs);
}

/**
 * Return what two agents have played, with the draw that counts as played.
 *
 * @param isCorrected - whether scores are corrected for luck: then they vary less than wins and losses do, and can lie
 * outside of what can be won
 */
function meetingOf({ one, other, ...sums }: PairScores, isCorrected: boolean): Meeting {
  const { pairs, scores } = sums;
  const games = GAMES_OF_PAIR * pairs;
  const score = Math.max(0, Math.min(GAMES_OF_PAIR * scores, games)) + PRIOR_GAMES / 2;
  const meeting = { one, other, games: games + PRIOR_GAMES, score };
  if (!isCorrected) return meeting;
  // As with one more pair, between equals: the first few may be alike by accident.
  const ofPair = (spreadOf(sums) + EVEN_VARIANCE) / pairs;
  return { ...meeting, variance: GAMES_OF_PAIR ** 2 * pairs * ofPair };
}

/**
 * Return how many times as many games would be as precise without a correction for luck: the variance of scores within
 * pairings, as they were, divided by that of corrected ones; absent where nothing varies.
 */
export function varianceRatio(
  results: readonly PairResult[],
  corrected: readonly number[],
): number | undefined {
  const [before, after] = [results.map(scoreOf), corrected].map((scores) =>
    sumsByPairing(results, scores).reduce((sum, each) => sum + spreadOf(each), 0),
  );
  return before && after ? before / after : undefined;
}

/** Solve linear equations whose matrix is symmetric and positive definite. */
function solve(matrix: readonly (readonly number[])[], values: readonly number[]): number[] {
  const rows = matrix.map((row, index) => [...row, values[index] ?? 0]);
  const { length } = rows;
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < length; pivot++) {
    for (let row = 0; row < length; row++) {
      if (row === pivot) continue;
      const factor = at(row, pivot) / at(pivot, pivot);
      if (factor === 0) continue;
      rows[row] = (rows[row] ?? []).map((value, column) => value - factor * at(pivot, column));
    }
  }
  return rows.map((row, index) => (row[length] ?? 0) / (row[index] ?? 1));
}

/** Return what games hold about the difference of two ratings: the variance of the score, if they are wins and losses. */
function weightOf({ games }: Meeting, expected: number): number {
  return games * expected * (1 - expected);
}

/** Return the share that the first of two who met is expected to win. */
function expectedShare({ one, other }: Meeting, strengths: readonly number[]): number {
  return 1 / (1 + Math.exp((strengths[other] ?? 0) - (strengths[one] ?? 0)));
}

/** The information that games hold about the ratings, and how far the scores are from the expected ones. */
function informationOf(meetings: readonly Meeting[], strengths: readonly number[]) {
  const { length } = strengths;
  // Only differences count: the sum of all is held at 0 by a term of its own.
  const matrix = strengths.map(() => new Array<number>(length).fill(1 / length));
  const surplus = new Array<number>(length).fill(0);
  const add = (row: number, column: number, value: number) => {
    const line = matrix[row];
    if (line !== undefined) line[column] = (line[column] ?? 0) + value;
  };
  for (const meeting of meetings) {
    const { one, other, games, score } = meeting;
    const expected = expectedShare(meeting, strengths);
    const weight = weightOf(meeting, expected);
    add(one, one, weight);
    add(other, other, weight);
    add(one, other, -weight);
    add(other, one, -weight);
    surplus[one] = (surplus[one] ?? 0) + score - games * expected;
    surplus[other] = (surplus[other] ?? 0) - score + games * expected;
  }
  return { matrix, surplus };
}

/**
 * Rate agents by the results of their games.
 *
 * @param agents - how many there are
 * @param results - pairs of games; agents need to be connected by them to be compared
 * @param corrected - the scores of the pairs, corrected for luck: then errors follow from how much these vary
 * @returns ratings by number of agent, whose mean is 0
 */
export function rate(
  agents: number,
  results: readonly PairResult[],
  corrected?: readonly number[],
): Rating[] {
  const scores = corrected ?? results.map(scoreOf);
  const meetings = sumsByPairing(results, scores).map((sums) =>
    meetingOf(sums, corrected !== undefined),
  );
  const played = new Set(meetings.flatMap(({ one, other }) => [one, other]));
  // Those who have not played have no rating, and take no part in the equations.
  const ids = [...played].sort((one, other) => one - other);
  const place = new Map(ids.map((id, index) => [id, index]));
  const inside = meetings.map(({ one, other, ...rest }) => ({
    ...rest,
    one: place.get(one) ?? 0,
    other: place.get(other) ?? 0,
  }));
  let strengths = ids.map(() => 0);
  for (let step = 0; step < MOST_STEPS; step++) {
    const { matrix, surplus } = informationOf(inside, strengths);
    const change = solve(matrix, surplus);
    // Newton's method goes too far where nearly everything was won.
    const longest = Math.max(1, ...change.map(Math.abs));
    strengths = strengths.map((strength, index) => strength + (change[index] ?? 0) / longest);
    if (longest === 1 && change.every((each) => Math.abs(each) < 1e-12)) break;
  }
  const { matrix } = informationOf(inside, strengths);
  const errors = ids.map((_, index) => {
    const unit = ids.map((_, each) => (each === index ? 1 : 0));
    // How much the rating changes with the score of each.
    const change = solve(matrix, unit);
    const variance = inside.reduce((sum, meeting) => {
      const { one, other } = meeting;
      const ofPoints = meeting.variance ?? weightOf(meeting, expectedShare(meeting, strengths));
      return sum + ofPoints * ((change[one] ?? 0) - (change[other] ?? 0)) ** 2;
    }, 0);
    return NORMAL_95 * SCALE * Math.sqrt(variance);
  });
  return Array.from({ length: agents }, (_, agent) => {
    const index = place.get(agent);
    if (index === undefined) return { elo: 0 };
    return { elo: SCALE * (strengths[index] ?? 0), error: errors[index] };
  });
}

/** Two hypotheses about how much stronger the first agent is, and how often the test may err. */
export interface Hypotheses {
  /** Elo points of the null hypothesis. */
  readonly elo0: number;
  /** Elo points of the other hypothesis, above those of the first. */
  readonly elo1: number;
  /** Probability of accepting the second where the first is true, between 0 and 1/2. */
  readonly alpha: number;
  /** Probability of accepting the first where the second is true, between 0 and 1/2. */
  readonly beta: number;
}

/** How a test stands. */
export interface TestState {
  /** Logarithm of the likelihood ratio. */
  readonly llr: number;
  /** Where the first hypothesis is accepted. */
  readonly lower: number;
  /** Where the second hypothesis is accepted. */
  readonly upper: number;
  /** The hypothesis that is accepted; absent while the test continues. */
  readonly accepted?: 'elo0' | 'elo1';
}

/**
 * Pairs that count as played between equals who never draw, for the variance alone. The first few pairs may be
 * alike by accident: without these, a test that accepts early would err more often than it may.
 */
const PRIOR_PAIRS = 16;

/** Such pairs that count where it is estimated how much of the variance is left: a correction has no effect on them. */
const UNCORRECTED_PAIRS = 8;

/** Return which part of the variance a correction for luck leaves, as far as it is known: at most all of it. */
function partLeft(corrected: ScoreSums, uncorrected: ScoreSums): number {
  const prior = UNCORRECTED_PAIRS * EVEN_VARIANCE;
  return Math.min(1, (spreadOf(corrected) + prior) / (spreadOf(uncorrected) + prior));
}

/**
 * Test two hypotheses by what the first agent scored.
 *
 * @param sums - of the scores
 * @param uncorrected - of the same scores as they were before they were corrected for luck, if they were
 */
export function testHypotheses(
  { elo0, elo1, alpha, beta }: Hypotheses,
  sums: ScoreSums,
  uncorrected: ScoreSums = sums,
): TestState {
  const { pairs, scores, squares } = sums;
  const mean = pairs === 0 ? 1 / 2 : scores / pairs;
  const spread = squares - scores * mean;
  const prior = PRIOR_PAIRS * EVEN_VARIANCE * partLeft(sums, uncorrected);
  const variance = (spread + prior) / (pairs + PRIOR_PAIRS);
  const [score0, score1] = [expectedScore(elo0), expectedScore(elo1)];
  const surplus = mean - (score0 + score1) / 2;
  const llr = pairs === 0 ? 0 : (pairs * (score1 - score0) * surplus) / variance;
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const state = { llr, lower, upper };
  if (llr <= lower) return { ...state, accepted: 'elo0' };
  return llr >= upper ? { ...state, accepted: 'elo1' } : state;
}
