/**
 * Many questions, a line each: cutting text into lines and answering them with JSON.
 *
 * @packageDocumentation
 */
import type { Issue } from '../../codec/issue.js';
import { quote } from '../../text/message.js';

/** Longest line that is answered, in UTF-16 code units: room for a game of thousands of rounds. */
export const LONGEST_LINE = 2 ** 18;

/** Describe a line that is no question at all, in the form of the library's issues. */
export interface LineIssue extends Omit<Issue, 'code' | 'part'> {
  readonly code: 'line.not-json' | 'line.too-long';
  readonly part: 'line';
}

/** Answer a question: yes or no, and the rest as plain data. */
export interface Answer {
  readonly yes: boolean;
  readonly json: object;
}

/** Know how to answer what stands on a line. */
export interface Answerer {
  /** Answer any JSON value. */
  readonly answer: (value: unknown) => Answer;
  /** Put a line that cannot be read into the form of an answer. */
  readonly refuse: (issue: LineIssue) => object;
}

/**
 * Cut a text that comes in pieces into lines.
 *
 * @param chunks - the pieces
 * @returns for each piece, the lines that it completes; a line longer than
 * {@link LONGEST_LINE} without what is beyond its first character too many
 */
export async function* batchesOfLines(chunks: AsyncIterable<string>): AsyncGenerator<string[]> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = (lines.pop() ?? '').slice(0, LONGEST_LINE + 1);
    yield lines;
  }
  yield [rest];
}

/** Answer each line that is not blank. */
export function answerLines(lines: readonly string[], answerer: Answerer): Answer[] {
  return lines.filter((line) => line.trim() !== '').map((line) => answerLine(line, answerer));
}

function answerLine(line: string, { answer, refuse }: Answerer): Answer {
  const value = line.length > LONGEST_LINE ? undefined : parse(line);
  return value === undefined ? { yes: false, json: refuse(issueOf(line)) } : answer(value);
}

/** Parse JSON, of which no text means `undefined`. */
function parse(text: string): unknown {
  try {
    // A file may begin with a byte order mark, which counts as white space, but not for JSON.
    return JSON.parse(text.trim());
  } catch {
    return undefined;
  }
}

function issueOf(line: string): LineIssue {
  return line.length > LONGEST_LINE
    ? lineIssue('line.too-long', quote(line), `at most ${LONGEST_LINE} characters`)
    : lineIssue('line.not-json', quote(line), 'a JSON array');
}

function lineIssue(code: LineIssue['code'], found: string, expected: string): LineIssue {
  const message = `Line: found ${found}, expected ${expected}.`;
  return { code, severity: 'error', part: 'line', path: [], found, expected, message };
}

/** Write answers as JSON, a line each. */
export function jsonLines(answers: readonly Answer[]): string {
  return answers.map(({ json }) => `${JSON.stringify(json)}\n`).join('');
}
