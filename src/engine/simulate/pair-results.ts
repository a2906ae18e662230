/**
 * Pairs of games: who plays whom, their results and sums, and the text of a tournament's results: a line of JSON about the
 * tournament, and a line for each pair.
 *
 * Lines are only ever appended, each when its games are over, so that what is there is right whenever
 * the process ends. A line that was cut off is played again.
 */
import { derivedSeed } from '../../random/seeds.js';
import { readJson, writeJson } from '../../text/parsed.js';
import { meanOf } from '../game/numbers.js';

/** Forms of tournaments: everyone plays everyone, or the first plays everyone else. */
export type Form = 'round-robin' | 'gauntlet';

/** Two agents, by number. */
export type Pairing = readonly [one: number, other: number];

/** List who plays whom in a cycle. */
export function pairingsOf(agents: number, form: Form): readonly Pairing[] {
  const ones = form === 'gauntlet' ? 1 : agents;
  return Array.from({ length: ones }, (_, one) =>
    Array.from({ length: agents - one - 1 }, (_, later): Pairing => [one, one + later + 1]),
  ).flat();
}

/** A pair of games in the list. */
export interface ScheduledPair {
  readonly pairing: Pairing;
  /** The seed of both games. */
  readonly seed: number;
}

/**
 * Return a pair of games. Each depends on its number alone, so that pairs can be played anywhere.
 *
 * @param number - from 0; every cycle has a pair for each pairing
 * @param seed - of the tournament, an integer
 */
export function pairAt(number: number, pairings: readonly Pairing[], seed: number): ScheduledPair {
  // A tournament has two agents or more.
  const pairing = pairings[number % pairings.length] as Pairing;
  return { pairing, seed: derivedSeed(seed, number) };
}

export const GAMES_OF_PAIR = 2;

/** How a pair of games between two agents went. Plain data. */
export interface PairScore {
  /** What the first agent won of each game, from 0 to 1; the second has the rest. */
  readonly scores: readonly number[];
  /** Forfeits of the first agent, and of the second. */
  readonly forfeits: readonly [one: number, other: number];
  /** What chance gave to the first agent in each game, as `luckIn` finds it; absent unless it was asked for. */
  readonly luck?: readonly number[] | undefined;
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

/** Most forfeits of a side in both games: players are letters, and each side has as many seats as there are. */
const MOST_FORFEITS = 26;

/** Most luck in a game, in wins: each of its chance events can turn a loss into a win. */
export const MOST_LUCK = 1e6;

/**
 * Return what a value from elsewhere says about a pair of games; `undefined` if it says nothing.
 *
 * @param hasLuck - whether it has to say what chance gave; otherwise that is left out
 */
export function pairScoreOf(value: unknown, hasLuck: boolean): PairScore | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { scores, forfeits, luck }: { scores?: unknown; forfeits?: unknown; luck?: unknown } =
    value;
  const isShare = (share: number) => share >= 0 && share <= 1 + ROUNDING;
  const isCount = (count: number) =>
    Number.isInteger(count) && count >= 0 && count <= MOST_FORFEITS;
  const isLuck = (number: number) => Math.abs(number) <= MOST_LUCK;
  if (!isPairOf(isShare, scores) || !isPairOf(isCount, forfeits)) return undefined;
  if (!hasLuck) return { scores, forfeits };
  return isPairOf(isLuck, luck) ? { scores, forfeits, luck } : undefined;
}

/** Return the mean score of the first agent in a pair, from 0 to 1. */
export function scoreOf({ scores }: PairResult): number {
  return meanOf(scores);
}

/** What an agent has done, or two have done against each other. */
export interface Balance {
  readonly games: number;
  /** Its mean win share, from 0 to 1; absent without games. */
  readonly score?: number | undefined;
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
    score: scores.length === 0 ? undefined : meanOf(scores),
    wins: count((lead) => lead > ROUNDING),
    draws: count((lead) => Math.abs(lead) <= ROUNDING),
    losses: count((lead) => lead < -ROUNDING),
    forfeits,
  };
}

/** What has to be the same for results to be continued: plain data. */
export interface Heading {
  /** Version of azulejo: in another one, agents of the same names may play otherwise. */
  readonly version: string;
  readonly game: string;
  /** As in records. */
  readonly rules: string;
  readonly form: string;
  readonly seed: number;
  readonly agents: readonly string[];
  readonly limits: object;
  /** `true` if pairs have their luck; absent otherwise. */
  readonly luck?: true | undefined;
}

/** The parts of a heading, in their order. */
const HEADING = ['version', 'game', 'rules', 'form', 'seed', 'agents', 'limits', 'luck'] as const;

/** Longest line that is read, in characters: brackets take fifty times their size in memory. */
const LONGEST_LINE = 2 ** 18;

const VERSION = 1;

/** Write the line about the tournament. */
export function writeHeading(heading: Heading): string {
  return writeJson({ 'azulejo-ratings': VERSION, ...heading });
}

/** Write the line of a pair of games. */
export function writePair(number: number, { scores, forfeits, luck }: PairResult): string {
  return writeJson({ pair: number, scores, forfeits, luck });
}

/** Results that can be continued. */
export interface ResultsSoFar {
  readonly results: readonly PairResult[];
  /** The lines that are right, each with its end. */
  readonly text: string;
}

/** The place of an invalid line, because of which a file cannot be resumed. */
interface InvalidLine {
  /** Its number, from 1; 1 if the results are of another tournament. */
  readonly invalidLine: number;
}

function readPair(
  line: string,
  number: number,
  pairing: Pairing,
  hasLuck: boolean,
): PairResult | undefined {
  const value: { readonly pair?: unknown } = Object(readJson(line));
  const score = value.pair === number ? pairScoreOf(value, hasLuck) : undefined;
  return score && { pairing, ...score };
}

/** Read the line about the tournament; without properties if the text has none. */
function readHeading(text: string): { readonly [Name in keyof Heading]?: unknown } {
  try {
    const [first = ''] = text.slice(0, LONGEST_LINE).split('\n', 1);
    const value: unknown = JSON.parse(first);
    // What is nested too deeply to be shown throws here.
    JSON.stringify(value);
    return Object(value);
  } catch {
    return {};
  }
}

/** Read the seed of results, also where they were cut off after it; `undefined` if the text has none. */
export function readSeed(text: string): number | undefined {
  const isCut = !text.includes('\n');
  const cutLater = isCut ? /^\{"azulejo-ratings":.*"seed":(-?\d+),/.exec(text) : null;
  const seed = cutLater === null ? readHeading(text).seed : Number(cutLater[1]);
  return typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : undefined;
}

/** Whether the pairs of results have their luck; `undefined` if the text has no whole heading. */
export function readLuck(text: string): boolean | undefined {
  const { version, luck } = readHeading(text);
  return version === undefined ? undefined : luck === true;
}

/** Describe the first difference between the tournament of a text and the expected one; empty if the text has no heading. */
export function differenceFrom(heading: Heading, text: string): string {
  const found = readHeading(text);
  const write = (value: unknown) => (typeof value === 'string' ? value : writeJson(value));
  for (const name of HEADING) {
    const [other, own] = [found[name], heading[name]].map((value) =>
      // It is there only if it is true.
      name === 'luck' && found.version !== undefined ? value === true : value,
    );
    if (other === undefined || write(other) === write(own)) continue;
    return `${name}: found ${write(other)}, expected ${write(own)}.`;
  }
  return '';
}

/**
 * Read results. A last line without a line feed was cut off, and is ignored.
 *
 * @returns the results, or the first invalid line
 */
export function readResults(
  text: string,
  heading: Heading,
  pairings: readonly Pairing[],
): ResultsSoFar | InvalidLine {
  const first = `${writeHeading(heading)}\n`;
  // What was cut off within the first line is none of another tournament; within the seed, the seed does not matter.
  if (first.startsWith(text.replace(/(?<="seed":)-?\d+$/, ''))) return { results: [], text: first };
  if (!text.startsWith(first)) return { invalidLine: 1 };
  const results: PairResult[] = [];
  let end = first.length;
  for (let next = text.indexOf('\n', end); next >= 0; next = text.indexOf('\n', end)) {
    // There is a pairing for every number.
    const pairing = pairings[results.length % pairings.length] as Pairing;
    const isRead = next - end <= LONGEST_LINE;
    const line = isRead ? text.slice(end, next) : '';
    const result = readPair(line, results.length, pairing, heading.luck === true);
    if (result === undefined) return { invalidLine: results.length + 2 };
    results.push(result);
    end = next + 1;
  }
  return { results, text: text.slice(0, end) };
}
