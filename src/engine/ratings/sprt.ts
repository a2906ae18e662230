/**
 * The sequential probability ratio test: which of two hypotheses about a difference in strength holds.
 *
 * The generalized test of the chess engine tests (fishtest): the scores of pairs of games are taken as normally
 * distributed, with the variance that they show, so that draws and games with the same chance count
 * for what they tell.
 *
 * @packageDocumentation
 */
import { expectedScore } from './elo.js';
import { meanOf, type PairResult } from './pair-result.js';

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
  /** The hypothesis that is accepted; absent while the test goes on. */
  readonly accepted?: 'elo0' | 'elo1';
}

/**
 * Pairs that count as played between equals who never draw, for the variance alone. The first few pairs may be
 * alike by accident: without these, a test that accepts early would err more often than it may.
 */
const PRIOR = { pairs: 16, variance: 1 / 8 };

/** Scores of the first agent in pairs of games, added up: all that the test looks at. */
export interface ScoreSums {
  readonly pairs: number;
  readonly scores: number;
  readonly squares: number;
}

/** The sums before the first pair. */
export const NO_PAIRS: ScoreSums = { pairs: 0, scores: 0, squares: 0 };

/** Add the result of a pair of games between the first two agents. */
export function addPair({ pairs, scores, squares }: ScoreSums, result: PairResult): ScoreSums {
  const score = meanOf(result);
  return { pairs: pairs + 1, scores: scores + score, squares: squares + score * score };
}

/** Test two hypotheses by what the first agent scored. */
export function testHypotheses(
  { elo0, elo1, alpha, beta }: Hypotheses,
  { pairs, scores, squares }: ScoreSums,
): TestState {
  const mean = pairs === 0 ? 1 / 2 : scores / pairs;
  const spread = squares - scores * mean;
  const variance = (spread + PRIOR.pairs * PRIOR.variance) / (pairs + PRIOR.pairs);
  const [score0, score1] = [expectedScore(elo0), expectedScore(elo1)];
  const surplus = mean - (score0 + score1) / 2;
  const llr = pairs === 0 ? 0 : (pairs * (score1 - score0) * surplus) / variance;
  const lower = Math.log(beta / (1 - alpha));
  const upper = Math.log((1 - beta) / alpha);
  const state = { llr, lower, upper };
  if (llr <= lower) return { ...state, accepted: 'elo0' };
  return llr >= upper ? { ...state, accepted: 'elo1' } : state;
}
