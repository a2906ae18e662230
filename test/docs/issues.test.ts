/** The tables of issues in docs/format.md are complete, and every example is correct. */
import { runInThisContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { ISSUE_CODES } from '../../src/codec/issue-codes.js';
import {
  type Deal,
  decodeState,
  type EncodedState,
  explainMove,
  IllegalDealError,
  type Issue,
  nextRound,
  validateState,
} from '../../src/index.js';
import { type TableRow, tableUnder } from './pages.js';

const PAGE = 'docs/format.md';
const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;

/** Return the issues of an example. */
type Judge = (example: string, lenient: boolean) => readonly Issue[];

/** Split the arguments of a command. */
function commandOf(example: string) {
  const [texts = '', mosaic] = example.split(' --mosaic ');
  const [shared = '', players = '', move = ''] = texts.split(' ');
  const encoded: EncodedState = [shared, players];
  return { encoded, move, options: mosaic === 'fixed' ? ({ mosaic } as const) : {} };
}

const TABLES: readonly (readonly [heading: string, judge: Judge])[] = [
  [
    'Arguments',
    (example) => {
      // The cell contains arguments of validateState, some of which its types forbid.
      const [encoded, options] = runInThisContext(`[${example}]`) as [EncodedState, object?];
      return validateState(encoded, options);
    },
  ],
  ['The shared string', (example, lenient) => validateState([example, 'A0MSFB0MSF'], { lenient })],
  [
    'The players string',
    (example, lenient) => validateState(['AFCfB1919202020D0000000000', example], { lenient }),
  ],
  [
    'Conditions over the whole state',
    (example, lenient) => {
      const { encoded, options } = commandOf(example);
      return validateState(encoded, { ...options, lenient });
    },
  ],
  [
    'Illegal moves',
    (example) => {
      const { encoded, move, options } = commandOf(example);
      const issue = explainMove(decodeState(encoded, options), move);
      return issue === undefined ? [] : [issue];
    },
  ],
  ['Illegal deals', judgeDeal],
];

function judgeDeal(example: string): readonly Issue[] {
  try {
    // The first example is not a deal.
    nextRound(decodeState(FRESH), example as Deal);
    return [];
  } catch (error) {
    if (error instanceof IllegalDealError) return [error.issue];
    throw error;
  }
}

interface Entry {
  readonly code: string;
  readonly example: string;
  /** Severity in lenient decoding, where the table has it. */
  readonly lenient: string | undefined;
  readonly judge: Judge;
}

function entryOf(row: TableRow, judge: Judge): Entry {
  const [code = '', , third = '', fourth] = row;
  return fourth === undefined
    ? { code, example: third, lenient: undefined, judge }
    : { code, example: fourth, lenient: third, judge };
}

const entries = TABLES.flatMap(([heading, judge]) =>
  tableUnder(PAGE, heading).map((row) => entryOf(row, judge)),
);

describe('the tables of issues', () => {
  test('contain every code exactly once', () => {
    expect(entries.map(({ code }) => code).sort()).toEqual([...ISSUE_CODES].sort());
  });

  test.each(entries)(
    '$code: $example gives this issue and no other',
    ({ code, example, judge }) => {
      expect(judge(example, false).map((issue) => issue.code)).toEqual([code]);
    },
  );

  test.each(entries)('$code: its parameters are plain data', ({ example, judge }) => {
    const issues = judge(example, false);
    // What JSON has no form for, such as undefined, would not come back.
    expect(JSON.parse(JSON.stringify(issues))).toStrictEqual(issues);
    expect(issues.map(({ parameters }) => typeof parameters)).toEqual(['object']);
  });

  test.each(entries.filter(({ lenient }) => lenient !== undefined))(
    '$code: its severity in lenient decoding is $lenient',
    ({ code, example, lenient, judge }) => {
      expect(judge(example, true).map((issue) => [issue.code, issue.severity])).toEqual([
        [code, lenient],
      ]);
    },
  );
});
