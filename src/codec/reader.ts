/**
 * The reader that goes through one of the two strings, or a deal.
 *
 * @packageDocumentation
 */
import type { Cells } from '../state/cells.js';
import { issueSaying } from '../text/issue.js';
import { excerpt, writePiece } from '../text/message.js';
import type { Reader as TextReader } from '../text/reader.js';
import { type AzulIssue, placeName } from './issue.js';
import type { IssueParameters, TextIssueCode, UnexpectedCharacter } from './issue-parameters.js';

/** The codes whose words follow from their parameters. */
export type WordedCode = Exclude<
  TextIssueCode,
  `${'shared' | 'players'}.unexpected-character` | 'deal.impossible' | 'deal.malformed'
>;

/**
 * One pass over a text. It writes what it reads into cells, and continues after a fault.
 *
 * @typeParam Code - the codes of what it can report
 */
export interface Reader<Code extends WordedCode = WordedCode>
  extends TextReader<Pick<IssueParameters, Code>> {
  readonly cells: Cells;
}

/** Find where a section ends: at the next of some letters, or at the end of the text. */
export function findEnd(text: string, start: number, letters: string): number {
  let end = start;
  while (end < text.length && !letters.includes(text.charAt(end))) end++;
  return end;
}

/** What could be in the place of a character. */
type Expected =
  | Omit<Extract<UnexpectedCharacter, { readonly letters: unknown }>, 'text'>
  | Pick<Exclude<UnexpectedCharacter, { readonly letters: unknown }>, 'expected'>;

/** Skip and report characters up to a place: they mean nothing here. */
export function skipUnexpected(
  reader: Reader<never>,
  end: number,
  path: AzulIssue['path'],
  expected: Expected,
  inWords: string,
): void {
  const { part, text, index } = reader;
  const code = `${part}.unexpected-character` as const;
  const parameters = { text: excerpt(text.slice(index, end)), ...expected };
  const said = [writePiece(parameters), inWords] as const;
  reader.issues.push(issueSaying({ code, part, index, path, parameters }, said, placeName));
  reader.readable = false;
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
