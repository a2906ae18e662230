/**
 * The reader that goes through one of the two strings, and how it reports what it finds.
 *
 * @packageDocumentation
 */

import type { Cells } from '../state/cells.js';
import type { Wording } from '../text/issue.js';
import { excerpt, writePiece } from '../text/message.js';
import { type Issue, type IssuePart, issueIn, issueSaying } from './issue.js';
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
export interface Reader<Code extends WordedCode = WordedCode> {
  readonly text: string;
  readonly part: IssuePart;
  readonly cells: Cells;
  /** What the issues say. */
  readonly wording: Wording<Pick<IssueParameters, Code>>;
  /** Where issues are collected. */
  readonly issues: Issue[];
  /** Whether parts that are out of order are accepted with a warning. */
  readonly lenient: boolean;
  /** Index of the next character to read. */
  index: number;
  /** False once something was found that has no meaning, so that the cells are incomplete. */
  readable: boolean;
}

/** An issue: its place, its code, where in the state it is, its parameters. */
type Report<Code extends WordedCode> = readonly [
  index: number,
  code: Code,
  path: Issue['path'],
  parameters: IssueParameters[Code],
];

function report<Code extends WordedCode>(
  reader: Reader<Code>,
  severity: Issue['severity'],
  facts: Report<Code>,
): void {
  const [index, code, path, parameters] = facts;
  const { part, wording } = reader;
  const issue = { severity, code, part, index, path, parameters };
  reader.issues.push(issueIn<Code, Code>(wording, issue));
}

/** Report what has no meaning. */
export function reportFault<Code extends WordedCode>(
  reader: Reader<NoInfer<Code>>,
  ...facts: Report<Code>
): void {
  reader.readable = false;
  report(reader, 'error', facts);
}

/** Report what has one obvious meaning but breaks the grammar: an error, or leniently a warning. */
export function reportDisorder<Code extends WordedCode>(
  reader: Reader<NoInfer<Code>>,
  ...facts: Report<Code>
): void {
  report(reader, reader.lenient ? 'warning' : 'error', facts);
}

/** Report what is well-formed but not canonical. */
export function reportOddity<Code extends WordedCode>(
  reader: Reader<NoInfer<Code>>,
  ...facts: Report<Code>
): void {
  report(reader, 'warning', facts);
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
  path: Issue['path'],
  expected: Expected,
  inWords: string,
): void {
  const { part, text, index } = reader;
  const code = part === 'players' ? 'players.unexpected-character' : 'shared.unexpected-character';
  const parameters = { text: excerpt(text.slice(index, end)), ...expected };
  const said = [writePiece(parameters), inWords] as const;
  reader.issues.push(issueSaying({ code, part, index, path, parameters }, said));
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
