/**
 * Results of pairs of games, and their sums.
 *
 * @packageDocumentation
 */
import type { Pairing } from './schedule.js';

/** How a pair of games went. */
export interface PairResult {
  readonly pairing: Pairing;
  /** What the first agent won of each game, from 0 to 1; the second has the rest. */
  readonly scores: readonly number[];
  /** Forfeits of the first agent, and of the second. */
  readonly forfeits: readonly [one: number, other: number];
}

/** Return the mean score of the first agent in a pair, from 0 to 1. */
export function meanOf({ scores }: PairResult): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

/** Shares of a win are sums of fractions: those that differ by less are equal. */
const ROUNDING = 1e-9;

/** What an agent has done, or two have done against each other. */
export interface Balance {
  readonly games: number;
  /** What it won of all games; a shared win is a share. */
  readonly points: number;
  readonly wins: number;
  /** Games of which neither won more. */
  readonly draws: number;
  readonly losses: number;
  readonly forfeits: number;
}

/** Add up what an agent has done. */
export function balanceOf(results: readonly PairResult[], agent: number): Balance {
  const scores: number[] = [];
  let forfeits = 0;
  for (const { pairing, scores: ofOne, forfeits: both } of results) {
    const side = pairing.indexOf(agent);
    if (side < 0) continue;
    scores.push(...ofOne.map((score) => (side === 0 ? score : 1 - score)));
    forfeits += both[side] ?? 0;
  }
  const count = (isSo: (lead: number) => boolean) =>
    scores.filter((score) => isSo(score - 1 / 2)).length;
  return {
    games: scores.length,
    points: scores.reduce((sum, score) => sum + score, 0),
    wins: count((lead) => lead > ROUNDING),
    draws: count((lead) => Math.abs(lead) <= ROUNDING),
    losses: count((lead) => lead < -ROUNDING),
    forfeits,
  };
}
