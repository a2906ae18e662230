/**
 * The reader that goes through one of the two strings, and how it reports what it finds.
 *
 * @packageDocumentation
 */
import type { Issue } from './issue.js';
import type { IssueParameters } from './issue-parameters.js';
import { makeTextIssue, type WordedCode } from './text-issue.js';

/** One pass over a text, which continues after a fault. */
export interface Reader {
  readonly text: string;
  readonly part: 'shared' | 'players';
  /** Where issues are collected. */
  readonly issues: Issue[];
  /** Whether what has one obvious meaning is accepted with a warning. */
  readonly lenient: boolean;
  /** False once something was found that has no meaning. */
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
  { part, issues }: Reader,
  severity: Issue['severity'],
  [index, code, path, parameters]: Report<Code>,
): void {
  issues.push(makeTextIssue<Code>({ severity, code, part, index, path, parameters }));
}

/** Report what has no meaning. */
export function reportFault<Code extends WordedCode>(reader: Reader, ...facts: Report<Code>): void {
  reader.readable = false;
  report(reader, 'error', facts);
}

/** Report what has one obvious meaning but breaks the grammar: an error, or leniently a warning. */
export function reportOddity<Code extends WordedCode>(
  reader: Reader,
  ...facts: Report<Code>
): void {
  report(reader, reader.lenient ? 'warning' : 'error', facts);
}
