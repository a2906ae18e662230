/** Statistics of many games, with confidence intervals of rates. */

import type { Ending } from '../match/match.js';
import { type CorrectedSums, sumOfCorrected } from './correction.js';
import {
  type GameForfeit,
  partsOfWin,
  type Sample,
  type SeatTally,
  sumOfSeats,
  type Tally,
} from './tally.js';

/** The normal distribution holds 95% between minus and plus this. */
export const NORMAL_95 = 1.959963984540054;

/** A win rate over many games, with its 95% confidence interval. {@link AgentPerformance} has one. */
export interface WinRate {
  /** The estimated wins per game, from 0 to 1. A win that is shared by n players counts 1/n. */
  readonly value: number;
  /** Lower bound of the 95% confidence interval, from 0 to 1. */
  readonly low: number;
  /** Upper bound of the 95% confidence interval, from 0 to 1. */
  readonly high: number;
}

/**
 * Estimate a rate with Wilson's score interval, which stays within 0 and 1 and also holds for few
 * trials.
 *
 * @param successes - from 0 to `trials`, shares of a success included
 * @param trials - 1 or more
 */
export function wilsonRate(successes: number, trials: number): WinRate {
  const value = successes / trials;
  // Products are the same to the last bit on every runtime; powers need not be.
  const square = (NORMAL_95 * NORMAL_95) / trials;
  const centre = (value + square / 2) / (1 + square);
  const reach = Math.sqrt(value * (1 - value) * square + (square * square) / 4) / (1 + square);
  // Rounding must not part a rate of 0 or 1 from its interval.
  const low = Math.max(0, Math.min(value, centre - reach));
  const high = Math.min(1, Math.max(value, centre + reach));
  return { value, low, high };
}

/**
 * A win rate that is corrected for the luck of the chance events, with its confidence interval. Its numbers can lie a
 * little outside of 0 to 1. {@link AgentPerformance} has one.
 */
export interface CorrectedWinRate {
  /** The estimated wins per game, corrected for luck. A win that is shared by n players counts 1/n. */
  readonly value: number;
  /** Lower bound of the 95% confidence interval, by the normal approximation. */
  readonly low: number;
  /** Upper bound of the 95% confidence interval, by the normal approximation. */
  readonly high: number;
  /**
   * Factor by which more games would be needed for the same precision without the correction, usually above 1; absent
   * if all results, or all corrected ones, are the same.
   */
  readonly varianceRatio?: number | undefined;
}

/**
 * Estimate a win rate that is corrected for luck, by the normal approximation.
 *
 * @returns `undefined` for fewer than two games, which say nothing about the variance
 */
function correctedRate(sums: CorrectedSums): CorrectedWinRate | undefined {
  const { games, wins, squares, correctedWins, correctedSquares } = sums;
  if (games < 2) return undefined;
  const spread = Math.max(0, correctedSquares - correctedWins ** 2 / games);
  const spreadBefore = Math.max(0, squares - wins ** 2 / games);
  const value = correctedWins / games;
  const reach = NORMAL_95 * Math.sqrt(spread / (games - 1) / games);
  const varianceRatio = spread > 0 && spreadBefore > 0 ? spreadBefore / spread : undefined;
  return {
    value,
    low: value - reach,
    high: value + reach,
    ...present('varianceRatio', varianceRatio),
  };
}

/**
 * A summary of many numbers: count, range and mean. {@link SimulationResult} has one of the moves in a game,
 * {@link AgentPerformance} one of the points.
 */
export interface Spread {
  /** Number of values, from 1. */
  readonly count: number;
  /** The least value. */
  readonly min: number;
  /** The mean of the values. */
  readonly mean: number;
  /** The greatest value. */
  readonly max: number;
  /** Standard error of the mean; absent if there is one value only. */
  readonly standardError?: number | undefined;
}

/** The results of an agent over many games, in one seat or in all of them. {@link AgentStatistics} has both. */
export interface AgentPerformance {
  /** Number of games played. */
  readonly games: number;
  /** Number of wins. A win that is shared by n players counts 1/n. */
  readonly wins: number;
  /** The wins divided by the games, with its confidence interval by Wilson's method; absent if there was no game. */
  readonly winRate?: WinRate | undefined;
  /** The agent's points in the games without a forfeit; absent if there were none, or the game has no points. */
  readonly score?: Spread | undefined;
  /** Number of games that the agent forfeited. */
  readonly forfeits: number;
  /** Win rate corrected for luck; absent without the option `luck`, and if there are fewer than two games. */
  readonly corrected?: CorrectedWinRate | undefined;
}

/** The results of one agent in a simulation, in all seats and in each. {@link SimulationResult} lists them. */
export interface AgentStatistics extends AgentPerformance {
  /** The agent's name, as it was given, or its property `name`. */
  readonly name: string;
  /** The results in each seat, in turn order. */
  readonly seats: readonly AgentPerformance[];
  /** The agent's first forfeit, with the game's number and seed; absent if it never forfeited. */
  readonly firstForfeit?: GameForfeit | undefined;
}

/** Win rates and other statistics of many games. Plain data. Part of {@link SimulationResult}. */
export interface Statistics {
  /** The results of the agents, in the order in which they were given. */
  readonly agents: readonly AgentStatistics[];
  /** Number of games that ended in each way: `over` by the rules, at the `limit`, or by a `forfeit`. */
  readonly endings: Readonly<Record<Ending, number>>;
  /** Number of moves in the games without a forfeit; absent if there were no such games. */
  readonly moves?: Spread | undefined;
}

/**
 * Compute the statistics of a tally.
 *
 * @param corrected - the corrected wins by agent and seat; absent where luck is not known
 */
export function statisticsOf(
  names: readonly string[],
  tally: Tally,
  corrected?: readonly (readonly CorrectedSums[])[],
): Statistics {
  return {
    agents: names.map((name, agent) =>
      agentStatistics(name, tally.agents[agent] ?? [], tally.forfeits[agent], corrected?.[agent]),
    ),
    endings: { ...tally.endings },
    ...present('moves', spreadOf(tally.moves)),
  };
}

function agentStatistics(
  name: string,
  seats: readonly SeatTally[],
  firstForfeit: GameForfeit | undefined,
  corrected: readonly CorrectedSums[] | undefined,
): AgentStatistics {
  const win = partsOfWin(seats.length);
  return {
    name,
    ...performanceOf(sumOfSeats(seats), win, corrected && sumOfCorrected(corrected)),
    seats: seats.map((seat, number) => performanceOf(seat, win, corrected?.[number])),
    ...present('firstForfeit', firstForfeit),
  };
}

function performanceOf(
  { games, parts, forfeits, scores }: SeatTally,
  win: number,
  corrected: CorrectedSums | undefined,
): AgentPerformance {
  const wins = parts / win;
  return {
    games,
    wins,
    ...present('winRate', games === 0 ? undefined : wilsonRate(wins, games)),
    ...present('score', spreadOf(scores)),
    forfeits,
    ...present('corrected', corrected && correctedRate(corrected)),
  };
}

/** Summarize a sample; `undefined` if it is of no number. */
function spreadOf({ count, total, squares, min, max }: Sample): Spread | undefined {
  if (count === 0) return undefined;
  const mean = total / count;
  const spread = { count, min, mean, max };
  if (count === 1) return spread;
  const variance = Math.max(0, (squares - total * mean) / (count - 1));
  return { ...spread, standardError: Math.sqrt(variance / count) };
}

/** Make a property of a value that is there. */
function present<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): { readonly [Each in Name]?: Value } {
  // A computed name has the type of all texts, though it is this one.
  return (value === undefined ? {} : { [name]: value }) as { readonly [Each in Name]?: Value };
}
