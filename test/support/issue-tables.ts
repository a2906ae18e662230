/** The tables of issues on a page, each line with its example. */
import type { EncodedState, Issue } from 'azulejo/game';
import { type TableRow, tableUnder } from '../docs/pages.js';

/** Return the issues of an example. */
export type Judge<Each> = (example: string, lenient: boolean) => readonly Each[];

/** What is decoded as a state, and its options. The types of a game can forbid both. */
export type Decoded = readonly [encoded: unknown, options?: object];

/** One line of a table. */
export interface IssueExample<Each> {
  readonly code: string;
  readonly example: string;
  /** Severity in lenient decoding, where the table has it. */
  readonly lenient: string | undefined;
  readonly judge: Judge<Each>;
  /** What the example is, where it is decoded as a state. */
  readonly decoded: Decoded | undefined;
}

/** The tables of a page, by their headings. */
export interface IssueTables<Each> {
  /** Validate a state. */
  readonly validate: (encoded: unknown, options: object) => readonly Each[];
  /** The tables whose examples are decoded as states: as which. */
  readonly states: Readonly<Record<string, (example: string) => Decoded>>;
  /** The others. */
  readonly events: Readonly<Record<string, Judge<Each>>>;
}

function entryOf<Each>(row: TableRow, judge: Judge<Each>, decoded?: Decoded): IssueExample<Each> {
  const [code = '', , third = '', fourth] = row;
  return fourth === undefined
    ? { code, example: third, lenient: undefined, judge, decoded }
    : { code, example: fourth, lenient: third, judge, decoded };
}

/** List every line of the tables of a page. */
export function examplesOf<Each extends Issue>(
  page: string,
  { validate, states, events }: IssueTables<Each>,
): IssueExample<Each>[] {
  const ofStates = Object.entries(states).flatMap(([heading, decode]) =>
    tableUnder(page, heading).map((row) => {
      const judge: Judge<Each> = (example, lenient) => {
        const [encoded, options] = decode(example);
        return validate(encoded, { ...options, lenient });
      };
      const { example } = entryOf(row, judge);
      return entryOf(row, judge, decode(example));
    }),
  );
  const ofEvents = Object.entries(events).flatMap(([heading, judge]) =>
    tableUnder(page, heading).map((row) => entryOf(row, judge)),
  );
  return [...ofStates, ...ofEvents];
}

/** Split an example into its state and what follows. */
export function partsOf(example: string): readonly [encoded: EncodedState, event: string] {
  const [shared = '', players = '', event = ''] = example.split(' ');
  return [[shared, players], event];
}

/** Return the issues of what a call throws; none if it throws nothing. */
export function issuesThrown<Each extends Issue>(call: () => unknown): readonly Each[] {
  try {
    call();
    return [];
  } catch (error) {
    // Every error of the library that has issues has them of the game.
    const { issue, issues } = error as { readonly issue?: Each; readonly issues?: readonly Each[] };
    if (issues === undefined && issue === undefined) throw error;
    return issues ?? [issue].filter((each) => each !== undefined);
  }
}
