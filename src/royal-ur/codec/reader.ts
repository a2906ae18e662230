/**
 * The reader that goes through one of the two strings, and how it reports what it finds.
 *
 * @packageDocumentation
 */
import { quote } from '../../text/message.js';
import { type Issue, type IssueCode, makeIssue } from './issue.js';

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
  const { part, issues } = reader;
  issues.push(makeIssue({ severity, code, part, index, path, found, expected }));
}

/** Report what has no meaning. */
export function reportFault(reader: Reader, ...facts: Report): void {
  reader.readable = false;
  report(reader, 'error', facts);
}

/** Report what has one obvious meaning but breaks the grammar: an error, or leniently a warning. */
export function reportOddity(reader: Reader, ...facts: Report): void {
  report(reader, reader.lenient ? 'warning' : 'error', facts);
}

/** Show what a text has up to an end where something else was expected. */
export function foundAt(reader: Reader, end = reader.text.length): string {
  return reader.index < end ? quote(reader.text.slice(reader.index, end)) : 'nothing';
}

/** Skip and report characters up to a place: they mean nothing here. */
export function skipUnexpected(
  reader: Reader,
  end: number,
  path: Issue['path'],
  expected: string,
): void {
  if (reader.index >= end) return;
  const code = `${reader.part}.unexpected-character` as const;
  reportFault(reader, reader.index, code, path, foundAt(reader, end), expected);
  reader.index = end;
}

/** Which codes report the faults of a letter. */
export interface LetterCodes {
  readonly missing: IssueCode;
  readonly lowerCase: IssueCode;
}

/** Read one of some capital letters; answer which, or -1 without reading anything. */
export function readLetter(
  reader: Reader,
  end: number,
  letters: string,
  codes: LetterCodes,
  path: Issue['path'],
  expected: string,
): number {
  const { index } = reader;
  const letter = index < end ? reader.text.charAt(index) : '';
  const which = letter === '' ? -1 : letters.indexOf(letter.toUpperCase());
  if (which < 0) {
    reportFault(reader, index, codes.missing, path, foundAt(reader, end), expected);
    return -1;
  }
  if (letter !== letters.charAt(which)) {
    const capital = quote(letters.charAt(which));
    reportOddity(reader, index, codes.lowerCase, path, quote(letter), capital);
  }
  reader.index++;
  return which;
}

/** Which codes report the faults of a count. */
export interface CountCodes {
  readonly malformed: IssueCode;
  readonly leadingZero: IssueCode;
}

/** Read a count of one digit; 0 if there is none. */
export function readCount(
  reader: Reader,
  end: number,
  codes: CountCodes,
  path: Issue['path'],
): number {
  const { index } = reader;
  const [digits = ''] = /^\d*/.exec(reader.text.slice(index, end)) ?? [];
  const count = digits.replace(/^0+(?=\d)/, '');
  if (count.length !== 1) {
    const found = digits === '' ? foundAt(reader, end) : quote(digits);
    reportFault(reader, index, codes.malformed, path, found, 'a number of tokens, one digit');
  } else if (digits !== count) {
    reportOddity(reader, index, codes.leadingZero, path, quote(digits), quote(count));
  }
  reader.index += digits.length;
  return Number(count) % 10;
}
