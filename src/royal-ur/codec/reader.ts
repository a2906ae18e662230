/**
 * The reader that goes through one of the two strings, and what it reads in both.
 *
 * @packageDocumentation
 */
import { excerpt } from '../../text/message.js';
import {
  pieceAt,
  reportFault,
  reportOddity,
  type Reader as TextReader,
} from '../../text/reader.js';
import type { RoyalUrIssue } from './issue.js';
import type { IssueParameters, LowerCase, TextIssueCode } from './issue-parameters.js';

/** One pass over a text, which continues after a fault. */
export type Reader = TextReader<Pick<IssueParameters, TextIssueCode>>;

/** Read one of some capital letters; `undefined`, without reading anything, if there is none. */
export function readLetter<Letter extends LowerCase['letter']>(
  reader: Reader,
  end: number,
  letters: readonly Letter[],
  code: Extract<TextIssueCode, `${string}.lower-case`>,
  path: RoyalUrIssue['path'],
): Letter | undefined {
  const { text, index } = reader;
  const found = index < end ? text.charAt(index) : '';
  const letter = letters.find((each) => each === found.toUpperCase());
  if (letter === undefined) return undefined;
  if (letter !== found) reportOddity(reader, index, code, path, { letter });
  reader.index++;
  return letter;
}

/** Read a count of one digit; 0 if there is none. */
export function readCount(
  reader: Reader,
  end: number,
  place: 'hand' | 'home',
  path: RoyalUrIssue['path'],
): number {
  const { index } = reader;
  const [digits = ''] = /^\d*/.exec(reader.text.slice(index, end)) ?? [];
  const count = digits.replace(/^0+(?=\d)/, '');
  if (count.length !== 1) {
    const found = pieceAt(reader, digits === '' ? end : index + digits.length);
    reportFault(reader, index, `${place}.malformed`, path, found);
  } else if (digits !== count) {
    const parameters = { digits: excerpt(digits), number: Number(count) };
    reportOddity(reader, index, `${place}.leading-zero`, path, parameters);
  }
  reader.index += digits.length;
  return Number(count) % 10;
}
