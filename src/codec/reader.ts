/**
 * The reader that goes through one of the two strings, and how it reports what it finds.
 *
 * @packageDocumentation
 */

import type { Cells } from '../state/cells.js';
import { quote } from '../text/message.js';
import { type Issue, type IssueCode, type IssuePart, makeIssue } from './issue.js';

/** One pass over a text. It writes what it reads into cells, and continues after a fault. */
export interface Reader {
  readonly text: string;
  readonly part: IssuePart;
  readonly cells: Cells;
  /** Where issues are collected. */
  readonly issues: Issue[];
  /** Whether parts that are out of order are accepted with a warning. */
  readonly lenient: boolean;
  /** Index of the next character to read. */
  index: number;
  /** False once something was found that has no meaning, so that the cells are incomplete. */
  readable: boolean;
}

/** What an issue says, place first. */
type Report = readonly [
  index: number,
  code: IssueCode,
  path: Issue['path'],
  found: string,
  expected: string,
];

function report(reader: Reader, severity: Issue['severity'], facts: Report): void {
  const [index, code, path, found, expected] = facts;
  reader.issues.push(
    makeIssue({ severity, code, part: reader.part, index, path, found, expected }),
  );
}

/** Report what has no meaning. */
export function reportFault(reader: Reader, ...facts: Report): void {
  reader.readable = false;
  report(reader, 'error', facts);
}

/** Report what has one obvious meaning but breaks the grammar: an error, or leniently a warning. */
export function reportDisorder(reader: Reader, ...facts: Report): void {
  report(reader, reader.lenient ? 'warning' : 'error', facts);
}

/** Report what is well-formed but not canonical. */
export function reportOddity(reader: Reader, ...facts: Report): void {
  report(reader, 'warning', facts);
}

/** Find where a section ends: at the next of some letters, or at the end of the text. */
export function findEnd(text: string, start: number, letters: string): number {
  let end = start;
  while (end < text.length && !letters.includes(text.charAt(end))) end++;
  return end;
}

/** Skip and report characters up to a place: they mean nothing here. */
export function skipUnexpected(
  reader: Reader,
  end: number,
  path: Issue['path'],
  expected: string,
): void {
  const { part, text, index } = reader;
  const code = part === 'players' ? 'players.unexpected-character' : 'shared.unexpected-character';
  reportFault(reader, index, code, path, quote(text.slice(index, end)), expected);
  reader.index = end;
}

/** Read the value of a digit, or of a tile's letter; negative if it is none below a limit. */
export function valueAt(text: string, index: number, first: number, limit: number): number {
  const value = text.charCodeAt(index) - first;
  return value < limit ? value : -1;
}

/** Character codes that values are counted from. */
export const DIGIT = 48;
export const TILE = 97;
