/**
 * The lines of a text that may have been cut off.
 *
 * @packageDocumentation
 */
import { collect, type RecordIssue } from './record-issue.js';

/** A line and its place. */
export interface Line {
  /** From 1. */
  readonly number: number;
  /** Without its end. */
  readonly text: string;
}

const BYTE_ORDER_MARK = '\ufeff';

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/**
 * Split a text into its whole lines.
 *
 * What follows the last end of line was being written when the text was cut off, and is left out:
 * nobody knows whether it is all there. It is kept if it is the last line that there can be, and if
 * it is the only one and not how a first line begins: then the text is something else.
 */
export function wholeLines(
  text: string,
  [first, last]: readonly [first: string, last: string],
  issues: RecordIssue[],
): Line[] {
  const warn = (line: number, found: string, expected: string) =>
    collect(
      issues,
      { code: 'record.not-canonical', severity: 'warning', line },
      { found, expected },
    );
  const marked = text.startsWith(BYTE_ORDER_MARK);
  if (marked) warn(1, 'a byte order mark', 'the text without it');
  const lines = text.slice(marked ? 1 : 0).split('\n');
  const returned = lines.findIndex((line) => line.endsWith('\r'));
  if (returned >= 0) warn(returned + 1, 'a carriage return', 'lines that end in a line feed alone');
  const torn = withoutReturn(lines.pop() ?? '');
  if (torn === last) {
    lines.push(last);
    warn(lines.length, 'no end of line', 'one behind the last line, too');
  } else if (lines.length === 0 && !first.startsWith(torn)) lines.push(torn);
  return lines.map((line, index) => ({
    number: index + 1,
    text: withoutReturn(line),
  }));
}
