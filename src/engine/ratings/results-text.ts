/**
 * The text of a tournament's results: a line of JSON about the tournament, and a line for each pair of games.
 *
 * Lines are only ever appended, each when its games are over, so that what is there is right whenever the
 * process ends. A line that was cut off is played again.
 *
 * @packageDocumentation
 */
import { writeJson } from '../../text/quoted-text.js';
import { type PairResult, pairScoreOf } from './pair-result.js';
import type { Pairing } from './schedule.js';

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
}

/** The parts of a heading, in their order. */
const HEADING = ['version', 'game', 'rules', 'form', 'seed', 'agents', 'limits'] as const;

/** Version of the format. */
const VERSION = 1;

/** Write the line about the tournament. */
export function writeHeading(heading: Heading): string {
  return writeJson({ 'azulejo-ratings': VERSION, ...heading });
}

/** Write the line of a pair of games. */
export function writePair(number: number, { scores, forfeits }: PairResult): string {
  return writeJson({ pair: number, scores, forfeits });
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

function readPair(line: string, number: number, pairing: Pairing): PairResult | undefined {
  try {
    const value: { readonly pair?: unknown } = JSON.parse(line);
    const score = value.pair === number ? pairScoreOf(value) : undefined;
    return score && { pairing, ...score };
  } catch {
    return undefined;
  }
}

/** Read the line about the tournament; without properties if the text has none. */
function readHeading(text: string): { readonly [Name in keyof Heading]?: unknown } {
  try {
    const [first = ''] = text.split('\n', 1);
    const value: unknown = JSON.parse(first);
    return Object(value);
  } catch {
    return {};
  }
}

/** Read the seed of results, also where they were cut off after it; `undefined` if the text has none. */
export function readSeed(text: string): number | undefined {
  const cutLater = /^\{"azulejo-ratings":.*"seed":(-?\d+),[^\n]*$/.exec(text);
  const seed = cutLater === null ? readHeading(text).seed : Number(cutLater[1]);
  return typeof seed === 'number' && Number.isSafeInteger(seed) ? seed : undefined;
}

/** Describe the first difference between the tournament of a text and the expected one; empty if the text has no heading. */
export function differenceFrom(heading: Heading, text: string): string {
  const found = readHeading(text);
  const write = (value: unknown) => (typeof value === 'string' ? value : writeJson(value));
  for (const name of HEADING) {
    const [other, own] = [found[name], heading[name]];
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
    const result = readPair(text.slice(end, next), results.length, pairing);
    if (result === undefined) return { invalidLine: results.length + 2 };
    results.push(result);
    end = next + 1;
  }
  return { results, text: text.slice(0, end) };
}
