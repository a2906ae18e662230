/**
 * Going through the lines of a record, one after the other.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import type { Parsed } from '../../text/parsed.js';
import { collect, isFull, type RecordIssue, type RecordIssueCode } from './record-issue.js';
import type { Line } from './text-lines.js';

/** One pass over the lines, which collects issues and continues. */
export interface LineReader {
  /** The lines after the next one. */
  readonly rest: Iterator<Line>;
  /** The next line; `undefined` after the last. */
  line: Line | undefined;
  readonly issues: RecordIssue[];
  /** The words with which a line of this game's records can begin. */
  readonly keywords: ReadonlySet<string>;
  /** The number of the last line that was reported as unexpected, so that it is reported once. */
  unexpected: number;
}

/** Begin a pass over lines. */
export function readerOf(
  lines: Iterable<Line>,
  keywords: ReadonlySet<string>,
  issues: RecordIssue[],
): LineReader {
  const reader = {
    rest: lines[Symbol.iterator](),
    line: undefined,
    issues,
    keywords,
    unexpected: 0,
  };
  advance(reader);
  return reader;
}

/** Advance to the next line; stop if no more issues are collected. */
export function advance(reader: LineReader): void {
  const next = reader.rest.next();
  reader.line = next.done === true || isFull(reader.issues) ? undefined : next.value;
}

/** Split a line into its first word and the rest after the space. */
export function partsOf(text: string): readonly [keyword: string, rest: string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}

/** Return the next line's first word; `undefined` after the last line. */
export function keywordNext({ line }: LineReader): string | undefined {
  return line === undefined ? undefined : partsOf(line.text)[0];
}

/** Skip lines that are no use without what came before them. */
export function skip(reader: LineReader, keywords: readonly string[]): void {
  while (keywords.includes(keywordNext(reader) ?? '')) advance(reader);
}

/** Report a line that should have been another one. */
export function reportUnexpected(reader: LineReader, line: Line, expected: string): void {
  if (reader.unexpected === line.number) return;
  reader.unexpected = line.number;
  const fault = { found: quote(line.text), expected };
  collect(reader.issues, { code: 'record.line-unexpected', line: line.number }, fault);
}

/** Read the next line, if it begins with a keyword; else that line is missing. */
export function take<Value>(
  reader: LineReader,
  keyword: string,
  read: (rest: string) => Parsed<Value>,
  code: RecordIssueCode = 'record.line-malformed',
): Value | undefined {
  const { line } = reader;
  // A text that ends too soon is reported once, after all lines are read.
  if (line === undefined) return undefined;
  const [found, rest] = partsOf(line.text);
  if (found !== keyword) {
    reportUnexpected(reader, line, `a line that begins with ${keyword}`);
    // A line with an unknown keyword is taken for the missing one, and skipped.
    if (!reader.keywords.has(found)) advance(reader);
    return undefined;
  }
  const parsed = read(rest);
  if (!parsed.ok) {
    for (const fault of parsed.faults) {
      collect(reader.issues, { code, line: line.number }, fault);
    }
  }
  advance(reader);
  return parsed.ok ? parsed.value : undefined;
}

/** Warn of each line that the writer writes otherwise. */
export function warnOfOtherWords(
  lines: Iterable<Line>,
  canonical: Iterable<string>,
  issues: RecordIssue[],
): void {
  const others = canonical[Symbol.iterator]();
  for (const { number, text } of lines) {
    const other = others.next();
    if (other.done === true || isFull(issues)) return;
    if (text === other.value) continue;
    const about = { code: 'record.not-canonical', severity: 'warning', line: number } as const;
    collect(issues, about, { found: quote(text), expected: quote(other.value) });
  }
}
