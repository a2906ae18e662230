/** From bytes to lines: the lines of a text that may have been cut off, and going through them one after the other. */

import { BYTE_ORDER_MARK, LINE_FEED, withoutReturn } from '../../text/lines.js';
import { quote } from '../../text/message.js';
import type { Parsed } from '../../text/parsed.js';
import {
  collect,
  isFull,
  makeRecordIssue,
  type RecordIssue,
  type RecordIssueCode,
} from './record-issue.js';

/** Longest piece of wrong bytes that is shown. */
const LONGEST_PIECE = 4;

/** The text of bytes, as far as they can be decoded, and the issue if they cannot. */
export interface DecodedBytes {
  /** The text, up to the first line that is not UTF-8. */
  readonly text: string;
  /** The issue; absent if everything is UTF-8. */
  readonly issue?: RecordIssue;
}

/** Replacement for a character that was cut off. */
const CUT_CHARACTER = '\ufffd';

/** Make a decoder that throws, and keeps a byte order mark, which is reported later. */
function strictDecoder() {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
}

/**
 * Decode UTF-8; `undefined` for anything else. A text may end within a character, in a line that
 * was being written when the process ended: that line is not read.
 */
function decode(bytes: Uint8Array): string | undefined {
  const decoder = strictDecoder();
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
  try {
    return text + decoder.decode();
  } catch {
    return text + CUT_CHARACTER;
  }
}

/** Return the index of the first byte of a line that belongs to no character. */
function firstWrong(line: Uint8Array): number {
  const decoder = strictDecoder();
  let start = 0;
  try {
    for (let index = 0; index < line.length; index++) {
      const text = decoder.decode(line.subarray(index, index + 1), { stream: true });
      if (text !== '') start = index + 1;
    }
  } catch {
    // The bytes from `start` on are not a character.
  }
  return start;
}

/** Decode the bytes of a record or a log, line by line where there are others than UTF-8. */
export function decodeBytes(bytes: Uint8Array): DecodedBytes {
  const text = decode(bytes);
  if (text !== undefined) return { text };
  let line = 1;
  let start = 0;
  let end = bytes.indexOf(LINE_FEED);
  // With its line feed, no line ends within a character.
  while (end >= 0 && decode(bytes.subarray(start, end + 1)) !== undefined) {
    line++;
    start = end + 1;
    end = bytes.indexOf(LINE_FEED, start);
  }
  const bad = bytes.subarray(start, end < 0 ? bytes.length : end);
  const wrong = firstWrong(bad);
  const piece = [...bad.subarray(wrong, wrong + LONGEST_PIECE)];
  const found = `the bytes ${piece.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')}`;
  const fault = { found, expected: 'a text in UTF-8' };
  const issue = makeRecordIssue({ code: 'record.not-utf8', line }, fault);
  return { text: decode(bytes.subarray(0, start)) ?? '', issue };
}

export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without its end. */
  readonly text: string;
}

/** Lines that can be gone through more than once. */
export interface Lines extends Iterable<Line> {
  /** Count the lines. */
  count(): number;
  /** The last line's text; `undefined` where there is no line. */
  readonly last: string | undefined;
}

function countLineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** What Markdown writes around a text. */
const FENCE = '```';

/** Cut a text of whole lines, one line at a time: millions of them take no memory. The first has a number. */
function linesOf(text: string, first: number): Lines {
  return {
    *[Symbol.iterator]() {
      let number = first;
      let start = 0;
      for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', start)) {
        yield { number, text: withoutReturn(text.slice(start, end)) };
        number++;
        start = end + 1;
      }
    },
    count: () => countLineFeeds(text),
    last:
      text === ''
        ? undefined
        : withoutReturn(text.slice(text.lastIndexOf('\n', text.length - 2) + 1, -1)),
  };
}

/**
 * Cut a text into its whole lines.
 *
 * Text after the last line end was being written when the text was cut off, and may be incomplete, so
 * it is dropped. It is kept in two cases: if it is a complete last line of a record, or if it is the
 * only line and not the beginning of a first line, as the text is then something else. After the last
 * line of a record, any text is an error.
 */
export function wholeLines(
  text: string,
  [first, last]: readonly [first: string, last: string],
  issues: RecordIssue[],
): Lines {
  const warn = (line: number, found: string, expected: string) =>
    collect(
      issues,
      { code: 'record.not-canonical', severity: 'warning', line },
      { found, expected },
    );
  const isMarked = text.startsWith(BYTE_ORDER_MARK);
  if (isMarked) warn(1, 'a byte order mark', 'the text without it');
  let body = isMarked ? text.slice(1) : text;
  let firstLine = 1;
  if (body.startsWith(FENCE) && body.includes('\n')) {
    warn(firstLine++, 'a code fence', 'the text without it');
    body = body.slice(body.indexOf('\n') + 1);
  }
  const trimmed = body.trimEnd();
  if (trimmed.endsWith(`\n${FENCE}`)) {
    body = trimmed.slice(0, -FENCE.length);
    warn(countLineFeeds(body) + firstLine, 'a code fence', 'the text without it');
  }
  const returned = body.search(/\r(?:\n|$)/);
  if (returned >= 0) {
    const line = countLineFeeds(body.slice(0, returned)) + firstLine;
    warn(line, 'a carriage return', 'lines that end in a line feed alone');
  }
  const end = body.lastIndexOf('\n') + 1;
  const whole = linesOf(body.slice(0, end), firstLine);
  const torn = withoutReturn(body.slice(end));
  const isOver = whole.last === last || whole.last?.startsWith(`${last} `);
  if (isOver && end < body.length) {
    const about = { code: 'record.line-unexpected', line: whole.count() + firstLine } as const;
    collect(issues, about, { found: quote(body.slice(end)), expected: 'the end of the text' });
  } else if (torn === last) {
    warn(whole.count() + firstLine, 'no end of line', 'one after the last line');
    return linesOf(`${body}\n`, firstLine);
  } else if (end === 0 && !first.startsWith(torn)) return linesOf(`${body}\n`, firstLine);
  return whole;
}

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

/** Skip lines that are useless without those before them. */
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
