/**
 * The lines of a text that may have been cut off.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { collect, type RecordIssue } from './record-issue.js';

/** A line and its number. */
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

/** Number lines that are already apart. */
export function numbered(texts: readonly string[]): Lines {
  return {
    *[Symbol.iterator]() {
      for (const [index, text] of texts.entries()) yield { number: index + 1, text };
    },
    count: () => texts.length,
    last: texts.at(-1),
  };
}

const BYTE_ORDER_MARK = '\ufeff';

function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

function countLineFeeds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count++;
  return count;
}

/** Cut a text of whole lines, one line at a time: millions of them take no memory. */
function linesOf(text: string): Lines {
  return {
    *[Symbol.iterator]() {
      let number = 1;
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
  const body = isMarked ? text.slice(1) : text;
  const returned = body.search(/\r(?:\n|$)/);
  if (returned >= 0) {
    const line = countLineFeeds(body.slice(0, returned)) + 1;
    warn(line, 'a carriage return', 'lines that end in a line feed alone');
  }
  const end = body.lastIndexOf('\n') + 1;
  const whole = linesOf(body.slice(0, end));
  const torn = withoutReturn(body.slice(end));
  const isOver = whole.last === last || whole.last?.startsWith(`${last} `);
  if (isOver && end < body.length) {
    const about = { code: 'record.line-unexpected', line: whole.count() + 1 } as const;
    collect(issues, about, { found: quote(body.slice(end)), expected: 'the end of the text' });
  } else if (torn === last) {
    warn(whole.count() + 1, 'no end of line', 'one after the last line, too');
    return linesOf(`${body}\n`);
  } else if (end === 0 && !first.startsWith(torn)) return linesOf(`${body}\n`);
  return whole;
}
