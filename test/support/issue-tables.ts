/** The tables of issues on a page, each line with its example. */
import type { EncodedState, Issue } from 'azulejo/game';
import { type TableRow, tableUnder } from '../docs/pages.js';

/** What follows a code that is a warning in lenient decoding. */
const WARNING = '*';

/** Return the issues of an example. */
export type Judge<Each> = (example: string, lenient: boolean) => readonly Each[];

/** What is decoded as a state, and its options. The types of a game can forbid both. */
export type Decoded = readonly [encoded: unknown, options?: object];

/** One line of a table. */
export interface IssueExample<Each> {
  readonly code: string;
  readonly example: string;
  /** Severity in lenient decoding, of issues of states. */
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

/** Return the code and the example of a row, its first and its last cell. */
function entryOf(row: TableRow): readonly [code: string, example: string, isWarning: boolean] {
  const [marked = ''] = row;
  return [marked.replace(WARNING, ''), row.at(-1) ?? '', marked.endsWith(WARNING)];
}

/** List every line of the tables of a page. */
export function examplesOf<Each extends Issue>(
  page: string,
  { validate, states, events }: IssueTables<Each>,
): IssueExample<Each>[] {
  const ofStates = Object.entries(states).flatMap(([heading, decode]) =>
    tableUnder(page, heading).map((row) => {
      const [code, example, isWarning] = entryOf(row);
      const judge: Judge<Each> = (each, lenient) => {
        const [encoded, options] = decode(each);
        return validate(encoded, { ...options, lenient });
      };
      const lenient = isWarning ? 'warning' : 'error';
      return { code, example, lenient, judge, decoded: decode(example) };
    }),
  );
  const ofEvents = Object.entries(events).flatMap(([heading, judge]) =>
    tableUnder(page, heading).map((row) => {
      const [code, example] = entryOf(row);
      return { code, example, lenient: undefined, judge, decoded: undefined };
    }),
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
