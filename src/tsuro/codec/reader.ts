/**
 * The reader that goes through one of the two strings, and how it reports what it finds.
 *
 * @packageDocumentation
 */
import { excerpt } from '../../text/message.js';
import type { Issue } from './issue.js';
import type { IssueParameters, LeadingZero, TextIssueCode } from './issue-parameters.js';
import { makeTextIssue } from './text-issue.js';

/** One pass over a text, which continues after a fault. */
export interface Reader {
  readonly text: string;
  readonly part: 'shared' | 'players';
  /** Where issues are collected. */
  readonly issues: Issue[];
  /** Whether what has one obvious meaning is accepted with a warning. */
  readonly lenient: boolean;
  /** Index of the next character to read. */
  index: number;
  /** False once something was found that has no meaning. */
  readable: boolean;
}

/** An issue: its place, its code, where in the state it is, its parameters. */
type Report<Code extends TextIssueCode> = readonly [
  index: number,
  code: Code,
  path: Issue['path'],
  parameters: IssueParameters[Code],
];

function report<Code extends TextIssueCode>(
  { part, issues }: Reader,
  severity: Issue['severity'],
  [index, code, path, parameters]: Report<Code>,
): void {
  issues.push(makeTextIssue<Code>({ severity, code, part, index, path, parameters }));
}

/** Report what has no meaning. */
export function reportFault<Code extends TextIssueCode>(
  reader: Reader,
  ...facts: Report<Code>
): void {
  reader.readable = false;
  report(reader, 'error', facts);
}

/** Report what has one obvious meaning but breaks the grammar: an error, or leniently a warning. */
export function reportOddity<Code extends TextIssueCode>(
  reader: Reader,
  ...facts: Report<Code>
): void {
  report(reader, reader.lenient ? 'warning' : 'error', facts);
}

/** Return what a text has from the next character up to an end, for an issue. */
export function pieceAt({ text, index }: Reader, end = text.length): { readonly text: string } {
  return { text: excerpt(text.slice(index, Math.max(index, end))) };
}

/** Find the next of some letters, or the end of the text. */
export function findNext(text: string, start: number, letters: string): number {
  let end = start;
  while (end < text.length && !letters.includes(text.charAt(end))) end++;
  return end;
}

/** The highest number of digits of a round. */
const MOST_DIGITS = 3;

/** The digits from a place of a text on. */
export function digitsAt(text: string, index: number): string {
  let end = index;
  while (text.charAt(end) >= '0' && text.charAt(end) <= '9') end++;
  return text.slice(index, end);
}

/** Read the digits of a round; `undefined` if they are none. */
export function roundOf(digits: string): number | undefined {
  const isRound = digits !== '' && digits.replace(/^0+(?=\d)/, '').length <= MOST_DIGITS;
  return isRound ? Number(digits) : undefined;
}

/** Return the parameters of a number with zeros before it; `undefined` if it has none. */
export function leadingZeroOf(digits: string): LeadingZero | undefined {
  if (digits.length < 2 || !digits.startsWith('0')) return undefined;
  return { digits: excerpt(digits), number: Number(digits) };
}
