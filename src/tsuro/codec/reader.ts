/**
 * The reader that goes through one of the two strings, and what it reads in both.
 *
 * @packageDocumentation
 */
import { excerpt } from '../../text/message.js';
import type { Reader as TextReader } from '../../text/reader.js';
import { HIGHEST_ROUND } from '../state/position.js';
import type { IssueParameters, LeadingZero, TextIssueCode } from './issue-parameters.js';

/** One pass over a text, which continues after a fault. */
export type Reader = TextReader<Pick<IssueParameters, TextIssueCode>>;

/** Find the next of some letters, or the end of the text. */
export function findNext(text: string, start: number, letters: string): number {
  let end = start;
  // At the end of the text is the empty one, which is in any letters.
  while (!letters.includes(text.charAt(end))) end++;
  return end;
}

/** The digits from a place of a text on. */
export function digitsAt(text: string, index: number): string {
  let end = index;
  while (text.charAt(end) >= '0' && text.charAt(end) <= '9') end++;
  return text.slice(index, end);
}

/** Read the digits of a round; `undefined` if they are none. */
export function roundOf(digits: string): number | undefined {
  const round = Number(digits);
  return digits !== '' && round <= HIGHEST_ROUND ? round : undefined;
}

/** Return the parameters of a number with zeros before it; `undefined` if it has none. */
export function leadingZeroOf(digits: string): LeadingZero | undefined {
  if (digits.length < 2 || !digits.startsWith('0')) return undefined;
  return { digits: excerpt(digits), number: Number(digits) };
}
