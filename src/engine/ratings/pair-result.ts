/**
 * Results of pairs of games, and their sums.
 *
 * @packageDocumentation
 */
import type { Pairing } from './schedule.js';

/** How a pair of games between two agents went. Plain data. */
export interface PairScore {
  /** What the first agent won of each game, from 0 to 1; the second has the rest. */
  readonly scores: readonly number[];
  /** Forfeits of the first agent, and of the second. */
  readonly forfeits: readonly [one: number, other: number];
}

/** How a pair of games of a tournament went. */
export interface PairResult extends PairScore {
  readonly pairing: Pairing;
}

/** Shares of a win are sums of fractions: those that differ by less are equal. */
const ROUNDING = 1e-9;

function isPairOf(isValid: (number: number) => boolean, value: unknown): value is [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((each) => typeof each === 'number' && isValid(each))
  );
}

function isShare(number: number): boolean {
  return number >= 0 && number <= 1 + ROUNDING;
}

function isCount(number: number): boolean {
  return Number.isSafeInteger(number) && number >= 0;
}

/** Return what a value from elsewhere says about a pair of games; `undefined` if it says nothing. */
export function pairScoreOf(value: unknown): PairScore | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { scores, forfeits }: { scores?: unknown; forfeits?: unknown } = value;
  const isWhole = isPairOf(isShare, scores) && isPairOf(isCount, forfeits);
  return isWhole ? { scores, forfeits } : undefined;
}

/** Return the mean score of the first agent in a pair, from 0 to 1. */
export function meanOf({ scores }: PairResult): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}

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
