/** The tables of issues on a page, each line with its example. */
import { type TableRow, tableUnder } from '../docs/pages.js';

/** Return the issues of an example. */
export type Judge<Issue> = (example: string, lenient: boolean) => readonly Issue[];

/** One line of a table. */
export interface IssueExample<Issue> {
  readonly code: string;
  readonly example: string;
  /** Severity in lenient decoding, where the table has it. */
  readonly lenient: string | undefined;
  readonly judge: Judge<Issue>;
}

function entryOf<Issue>(row: TableRow, judge: Judge<Issue>): IssueExample<Issue> {
  const [code = '', , third = '', fourth] = row;
  return fourth === undefined
    ? { code, example: third, lenient: undefined, judge }
    : { code, example: fourth, lenient: third, judge };
}

/** List every line of the tables under some headings of a page. */
export function examplesOf<Issue>(
  page: string,
  tables: readonly (readonly [heading: string, judge: Judge<Issue>])[],
): IssueExample<Issue>[] {
  return tables.flatMap(([heading, judge]) =>
    tableUnder(page, heading).map((row) => entryOf(row, judge)),
  );
}
