/** All that is said of every issue: its sentence, and what it is made of. */
import { join } from 'node:path';
import type { DecodeOptions, EncodedState } from 'azulejo/game';
import {
  applyChance,
  decodeState,
  encodeMove,
  explainMove,
  type Roll,
  type RoyalUrIssue,
  type Rules,
  safeDecodeMove,
  validateState,
} from 'azulejo/royal-ur';
import { expect, test } from 'vitest';
import { thrownBy } from '../support/errors.js';
import { ROYAL_UR_ISSUE_EXAMPLES } from '../support/royal-ur-issue-examples.js';

const FRESH: EncodedState = ['A-', 'A7PH0B7PH0'];
/** A's tokens on 4, 6 and 14, B's on the rosette and on 10; a roll of 2 waits. */
const MOVING: EncodedState = ['A2', 'A4P040614H0B5P0810H0'];
const OVER: EncodedState = ['A#', 'A0PH7B7PH0'];
/** A has no token to move, which only an unchecked text can say. */
const STUCK: EncodedState = ['A2', 'A0PH7B7PH0'];

/** What is not a state, in other ways than the documented examples. */
const STATES: readonly unknown[] = [
  ...['A- A7PH0B7PH0', [], ['A-', 'A7PH0B7PH0', ''], null, 7],
  ...[
    ['', ''],
    [null, {}],
    ['A', 'A7PH0B7PH0'],
    ['A-01', 'A7PH0B7PH0'],
    ['xx', 'A7PH0B7PH0'],
    ['-', 'A7PH0B7PH0'],
    ['b003', 'A7PH0B7PH0'],
  ],
  ...[
    ['A-', '7PH0B7PH0'],
    ['A-', 'B7PH0'],
    ['A-', 'A7xB7PH0'],
    ['A-', 'A7P1H0B7PH0'],
    ['A-', 'A7P1xH0B7PH0'],
    ['A-', 'AxPH0B7PH0'],
    ['A-', 'A7xPH0B7PH0'],
    ['A-', 'A7PH0xB7PH0"\u001b'],
    ['A-', `A${'0'.repeat(60)}7PH0B7PH0`],
    ['A-', `A${'1'.repeat(60)}PH0B7PH0`],
    ['A-', 'A6P00H0B7PH0'],
    ['A-', 'A3P04120611h00B7PH0'],
  ],
  ...[
    ['A-', 'A0PH0B0PH1'],
    ['A-', 'A7PH0B0PH7'],
    ['A#', 'A6PH1B7PH0'],
  ],
];

const RULES: readonly object[] = [{ tokens: 8 }, { safeRosettes: 'no' }, { zero: null }];

const MALFORMED_MOVES: readonly unknown[] = [
  ...['', 'C0002', 'A', 'A1517', 'A1416', 'A0000', 'A0005', 'A0504', 'A0002\n', 7, null],
];

const ILLEGAL_MOVES: readonly (readonly [state: EncodedState, move: string])[] = [
  ...['B0810', 'A0003', 'A0507', 'A0406', 'A0608'].map((move) => [MOVING, move] as const),
  ...[FRESH, OVER, STUCK].map((state) => [state, 'A0002'] as const),
];

const PARTS: readonly object[] = [
  { player: 'C', from: 0, to: 1 },
  { player: 'A', from: 0.5, to: 1 },
  { player: 'A', from: 15, to: 1 },
  { player: 'A', from: -1, to: 1 },
  { player: 'A', from: '0', to: 1 },
  { player: 'A', from: 0, to: 16 },
  { player: 'A', from: 0, to: null },
  { player: 'A', from: 0, to: 5 },
  { player: 'A', from: 0, to: 0 },
  {},
];

const ROLLS: readonly (readonly [state: EncodedState, roll: unknown])[] = [
  ...['R5', '', 7, null].map((roll) => [FRESH, roll] as const),
  ...[MOVING, OVER].flatMap((state) => [[state, 'R3'] as const, [state, () => 0] as const]),
];

type Example = readonly [example: string, issues: readonly (RoyalUrIssue | undefined)[]];

/** Return the issues of what a call throws. */
function issuesThrown(call: () => unknown): readonly (RoyalUrIssue | undefined)[] {
  // Every error here is the library's: it has one issue, or some.
  const error = thrownBy(call) as {
    readonly issue?: RoyalUrIssue;
    readonly issues?: readonly RoyalUrIssue[];
  };
  return error.issues ?? [error.issue];
}

function shown(...values: readonly unknown[]): string {
  return values
    .map((value) => (typeof value === 'function' ? 'random numbers' : JSON.stringify(value)))
    .join(' ');
}

/** Return every example with its issues. Programs without types can give any value. */
function allExamples(): Example[] {
  const read = (state: EncodedState) => decodeState(state, { validate: false });
  return [
    ...ROYAL_UR_ISSUE_EXAMPLES.map(
      ({ example, judge }): Example => [example, judge(example, false)],
    ),
    ...STATES.map((state): Example => [shown(state), validateState(state)]),
    ...RULES.map((rules): Example => {
      return [shown(rules), validateState(FRESH, { rules } as DecodeOptions<Rules>)];
    }),
    ...MALFORMED_MOVES.map((move): Example => {
      const result = safeDecodeMove(move as string);
      return [`move ${shown(move)}`, result.ok ? [] : result.issues];
    }),
    ...ILLEGAL_MOVES.map(([state, move]): Example => {
      return [`${shown(state)} move ${shown(move)}`, [explainMove(read(state), move)]];
    }),
    ...PARTS.map((parts): Example => {
      return [`parts ${shown(parts)}`, issuesThrown(() => encodeMove(parts as never))];
    }),
    ...ROLLS.map(([state, roll]): Example => {
      const issues = issuesThrown(() => applyChance(read(state), roll as Roll));
      return [`${shown(state)} roll ${shown(roll)}`, issues];
    }),
  ];
}

test('every issue says the same as before, in words and as data', async () => {
  const lines = allExamples().flatMap(([example, issues]) => [
    '',
    example,
    ...issues.flatMap((issue) => [
      `  ${issue?.message}`,
      `  ${issue?.code} ${issue?.part} ${JSON.stringify([issue?.index, issue?.path, issue?.parameters])}`,
    ]),
  ]);
  await expect(`${lines.join('\n').trimStart()}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'issues-in-full.txt'),
  );
});
