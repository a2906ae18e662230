/**
 * Going through the lines of a record, one after the other.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import type { Parsed } from '../../text/parsed.js';
import { LAST_LINE } from './frame-writer.js';
import { collect, type RecordIssue, type RecordIssueCode } from './record-issue.js';
import type { Line } from './text-lines.js';

/** One pass over the lines. It collects what is wrong and goes on. */
export interface LineReader {
  readonly lines: readonly Line[];
  /** How many lines the text has. */
  readonly lineCount: number;
  readonly issues: RecordIssue[];
  /** The words with which a line of this game's records can begin. */
  readonly keywords: ReadonlySet<string>;
  /** Which line is next. */
  next: number;
  /** The number of the last line that stood where another was expected: once is enough. */
  unexpected: number;
}

/** Part a line into its first word and what follows the space behind that. */
export function partsOf({ text }: Line): readonly [keyword: string, rest: string] {
  const space = text.indexOf(' ');
  return space < 0 ? [text, ''] : [text.slice(0, space), text.slice(space + 1)];
}

export function keywordNext({ lines, next }: LineReader): string | undefined {
  const line = lines[next];
  return line === undefined ? undefined : partsOf(line)[0];
}

/** Pass over lines about which nothing can be said. */
export function skip(reader: LineReader, keywords: readonly string[]): void {
  while (keywords.includes(keywordNext(reader) ?? '')) reader.next++;
}

/** Report a line that should have been another one. */
export function reportUnexpected(reader: LineReader, line: Line, expected: string): void {
  if (reader.unexpected === line.number) return;
  reader.unexpected = line.number;
  const found = quote(line.text);
  collect(
    reader.issues,
    { code: 'record.line-unexpected', line: line.number },
    { found, expected },
  );
}

/** Read the line that comes next, if it begins with a keyword; else that line is missing. */
export function take<Value>(
  reader: LineReader,
  keyword: string,
  read: (rest: string) => Parsed<Value>,
  code: RecordIssueCode = 'record.line-malformed',
): Value | undefined {
  const line = reader.lines[reader.next];
  // Where the lines end is reported once, when all are read.
  if (line === undefined) return undefined;
  const [found, rest] = partsOf(line);
  if (found !== keyword) {
    reportUnexpected(reader, line, `a line that begins with ${keyword}`);
    // A line that is none of a record's stands where the missing one should.
    if (!reader.keywords.has(found)) reader.next++;
    return undefined;
  }
  reader.next++;
  const parsed = read(rest);
  if (parsed.ok) return parsed.value;
  for (const fault of parsed.faults) collect(reader.issues, { code, line: line.number }, fault);
  return undefined;
}

/** Report that the lines end too soon: a warning where what is there is a game all the same. */
export function reportCut(
  { lineCount, issues }: LineReader,
  severity: RecordIssue['severity'],
): void {
  const expected = `more lines, the last being "${LAST_LINE}"`;
  const fault = { found: 'the end of the text', expected };
  collect(issues, { code: 'record.cut-off', severity, line: lineCount + 1 }, fault);
}

/** Warn of each line that says what it says in other words than the writer's. */
export function warnOfOtherWords(
  lines: readonly Line[],
  canonical: readonly string[],
  issues: RecordIssue[],
): void {
  canonical.forEach((text, index) => {
    const line = lines[index];
    if (line === undefined || line.text === text) return;
    const about = { code: 'record.not-canonical', severity: 'warning', line: line.number } as const;
    collect(issues, about, { found: quote(line.text), expected: quote(text) });
  });
}
