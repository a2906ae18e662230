/** All that is said of every issue: its sentence, and what it is made of. */
import { join } from 'node:path';
import {
  type CubeBlokusIssue,
  cubeBlokus,
  decodeState,
  encodeMove,
  explainMove,
  type GameState,
  type Move,
  newGame,
  type Rules,
  safeDecodeMove,
  validateState,
} from 'azulejo/cube-blokus';
import type { DecodeOptions } from 'azulejo/game';
import { applyAll, type EncodedState } from 'azulejo/game';
import { expect, test } from 'vitest';
import { CUBE_BLOKUS_ISSUE_EXAMPLES } from '../support/cube-blokus-issue-examples.js';
import { thrownBy } from '../support/errors.js';
import { ALL_PLACED, BUILT_FROM_SINGLE, SINGLE_LAST, START } from './positions.js';

const [SHARED, PLAYERS] = START;
const FIRST_FACE = 'Ud7b/9/9/9/9/9/9/9/a7c';
const LAST_FACE = 'Db7d/9/9/9/9/9/9/9/c7a';

/** What is not a state, in other ways than the documented examples. */
const STATES: readonly unknown[] = [
  ...[SHARED, [], [SHARED, PLAYERS, ''], null, 7],
  ...[
    ['', ''],
    [null, {}],
    ['A'.repeat(541), `A${'0'.repeat(63)}`],
  ],
];

const SHARED_TEXTS: readonly string[] = ['', 'A', 'b', '-', '--', 'Ex', 'AxU', 'ALL', 'U'];

/** What the start's shared string has, and what is put there. */
const SHARED_CHANGES: readonly (readonly [from: string, to: string])[] = [
  // The turn.
  ...(['U', 'xyU', 'AxU', 'ABU', '-xU', `${'x'.repeat(41)}U`, 'A"\u001bU'] as const).map(
    (to) => ['AU', to] as const,
  ),
  ...(['bU', 'dU', '--U', '0U'] as const).map((to) => ['AU', to] as const),
  // The faces.
  [FIRST_FACE, ''],
  [FIRST_FACE, LAST_FACE],
  [LAST_FACE, `${LAST_FACE}Uxx`],
  [
    SHARED.slice(1),
    SHARED.slice(1)
      .match(/[ULFRBD][^ULFRBD]*/g)
      ?.reverse()
      .join('') ?? '',
  ],
  [SHARED.slice(1), `F${SHARED.slice(1)}`],
  ['Ud7b/9/', 'Ud7b/9/9/'],
  [LAST_FACE, 'D'],
  // Their rows.
  ...(
    ['Ud7b/8', 'Ud7b/abcdabcdab', 'Ud7b/', 'Ud7b/111111111', 'Ud7b/a4d', 'Ud7b/a55'] as const
  ).map((to) => ['Ud7b/9', to] as const),
  ...(['Ud7b/90', 'Ud7b/3xy6', 'Ud7b/x', 'Ud7b/A9', 'Ud7b/e8', 'Ud8b/ 9'] as const).map(
    (to) => ['Ud7b/9', to] as const,
  ),
  ['9/c7a', '9/c6a'],
  ['9/c7a', '45/c7'],
  // The whole.
  ['Ud7b', 'Ua7b'],
  ['c7a', 'c7d'],
  [FIRST_FACE, 'U9/9/9/9/9/9/9/9/9'],
  ['9/9/9/a7c', '2aaa4/2a1a4/2aaa4/a7c'],
  ['9/9/9/9/a7c', '1b7/1b7/1b7/1b7/a7c'],
  ['9/9/9/9/9/a7c', '9/5a3/1a7/3a5/1a7/a7c'],
  ['9/9/9/9/9/a7c', '4a4/9/9/a8/9/a7c'],
  ['9/9/9/a7c', 'aaa6/9/a8/a7c'],
  ['9/9/a7c', '9/8c/a7c'],
  // Pieces that lead to each other, but to no start square; and those that do, from the last of them on.
  ['9/9/9/9/9/a7c', '9/4b4/2bb5/9/9/a7c'],
  ['9/9/9/9/9/a7c', '9/4aa3/3a5/1aa6/1a7/a7c'],
  // Over the edge of two faces.
  ['9/a7cLd7a', '9/a7cLd5aaa'],
  ['9/9/a7cLd7a/9', 'aa7/1a7/a7cLd5a1a/6a2'],
];

const PLAYERS_TEXTS: readonly string[] = [
  ...['', 'A', 'a', 'A0', 'B0', 'xA0B0C0D0', 'A0xB0C0D0', 'A0B0C0D0A0', 'A0B0C0D0 ', 'D0C0B0A0'],
  ...['A0!!B0C0D0', 'A0+!B0C0D0', 'A-1B0C0D0', 'A1.5B0C0D0', 'A0B0C0D', 'AB0C0D0', 'a00b01c9d0'],
  ...['A99999B100000C0D0', 'A099999B0C0D000', `A${'9'.repeat(50)}B0C0D0`, 'A00100000B0C0D0'],
  ...[`A0${'x'.repeat(41)}B0C0D0`, 'A0"\u001bB0C0D0', 'A0B0C0D0"\u001b', 'A0 B0C0D0', 'A0B0D0'],
  ...['A0+B0C0D0+', 'A0!B0C0D0', 'A0!B0!C0!D0!', '5A0B0C0D0'],
];

/** Conditions over both strings. */
const PAIRS: readonly EncodedState[] = [
  [SHARED.replace('AU', '-U'), 'A0!B0!C0D0'],
  [SHARED.replace('AU', '-U'), 'A0!B0!C0!D0'],
  [SHARED.replace('AU', '-U'), 'A0!B0!C0!D0!'],
  [SHARED.replace('AU', '-U'), 'A0B0C0'],
  [SHARED.replace('AU', 'DU'), 'A0B0C0D0!'],
  [SHARED.replace('Ud7b', 'U8b'), 'A0+B0C0D0!'],
  [SHARED.replace('Ud7b', 'U8b'), 'A0+B0C0'],
  [SHARED.replace('Ud7b', 'Ux'), 'A0+B0C0'],
  [SHARED.replace('9/a7c', '1a7/a7c'), 'A0+B0C0D0'],
  [ALL_PLACED[0], 'A0+B0+C0+D0+'],
  [ALL_PLACED[0].replace('-', 'D'), 'A0B0C0D0!'],
  [ALL_PLACED[0].replace('-', 'A'), PLAYERS],
  [SINGLE_LAST[0], 'A0+B0!C0D0'],
  [SINGLE_LAST[0], PLAYERS],
  [BUILT_FROM_SINGLE[0], 'A0B0+C0D0'],
];

const RULES: readonly object[] = [
  ...[{ first: 'a' }, { first: 7 }, { rotateStart: 'no' }, { bonus: null }],
  ...[{ bonus: { all: 1000, allSingleLast: 0 } }, { first: null, rotateStart: 1 }],
];

const MALFORMED_MOVES: readonly unknown[] = [
  ...['', 'A', 'AU', 'AUb', 'AFb2U', 'b', '@Ub8', 'EUb8', 'aUb8', 'Ab8', 'A`', 'AXb8', ' AUb8'],
  ...['AU`8', 'AUj8', 'AUA8', 'AUb0', 'AUb:', 'AUbb', 'AUb88', 'AUb8 ', 'AUb8\n', 'AUb8!'],
  ...['AUa1a1', 'AUa1Fb2b2', 'BFb2Ua1FDb2Fb2La1', 'AUa1a2a3a4a5a6', 'AUa1a2a3a4a5x', 'AUa2a1a2'],
  ...[`A${'x'.repeat(41)}`, 'AUb"\u001b', 7, null, undefined],
];

/** What is played from the start; the last move is illegal. */
const ILLEGAL_MOVES: readonly (readonly [events: string, move: string])[] = [
  ...[
    'BUh2',
    'DUb2',
    'BUb8',
    'AUa9',
    'ALi1Ua9',
    'AUb8d8',
    'AUa8Lh1h2Fb1b2',
    'AUa8',
    'AUa8b8',
    'AUe5',
  ].map((move) => ['', move] as const),
  ...['AFb2', 'AUb8', 'AUb8b9', 'AUb7c7', 'ALh2Ug7', 'AUh2h3', 'AUi3h3h2', 'AUc7', 'AUe5e6'].map(
    (move) => ['AUb8 BUh2 CUh8 DUb2', move] as const,
  ),
  ...['EUb8', 'BUg2g3'].map((move) => ['AUb8', move] as const),
  ['A!', 'BUi2'],
  ['A! B!', 'CUi8'],
  ['A! B! C!', 'DUa2'],
  ...['AUa7b7a8', 'AUh2h3'].map((move) => ['AUb8 BUh2h3 CUh8 DUb2', move] as const),
  ['A! B! C! D!', 'BUh2'],
  ['B! C! D!', 'BUh2'],
];

/** A has no square, so nothing to build from, which only an unchecked text can say. */
const NO_CORNER: EncodedState = [SHARED.replace(/a7|7a/g, '8'), PLAYERS];

/** Parts of which no move is made. Programs without types can give any value. */
const PARTS: readonly unknown[] = [
  ...[{}, { player: 'E', squares: ['Ua1'] }, { player: null, squares: ['Ua1'] }],
  ...['Ua1', 7, null, undefined, {}].map((squares) => ({ player: 'A', squares })),
  ...['Ua0', 'Ua10', 'a1', '', null, 7].map((square) => ({
    ...{ player: 'A', squares: ['Ua1', square] },
  })),
  { player: 'A', squares: [] },
  { player: 'A', squares: ['Ua1', 'Fb2', 'Ua1'] },
  { player: 'A', squares: ['Ua1', 'Ua2', 'Ua3', 'Ua4', 'Ua5', 'Ua6'] },
];

/** What happens from the start; the last forfeit is impossible. */
const FORFEITS: readonly string[] = ['!', 'E!', 'a!', 'AB!', '"\u001b!', 'AUb8 A! A!', 'C! C!'];

type Example = readonly [
  example: string,
  issues: readonly CubeBlokusIssue[],
  lenient?: readonly CubeBlokusIssue[],
];

/** Return the issues of what a call throws. */
function issuesThrown(call: () => unknown): readonly CubeBlokusIssue[] {
  // Every error here is the library's: it has one issue, or some.
  const error = thrownBy(call) as {
    readonly issue?: CubeBlokusIssue;
    readonly issues?: readonly CubeBlokusIssue[];
  };
  return error.issues ?? [error.issue].filter((issue) => issue !== undefined);
}

/** Play events from the start. Some are neither moves nor forfeits. */
function play(events: string) {
  return applyAll(cubeBlokus, newGame(), events.split(' ').filter(Boolean) as Move[]);
}

function stateExample(example: string, state: unknown): Example {
  return [example, validateState(state), validateState(state, { lenient: true })];
}

function explained(example: string, state: GameState, move: string): Example {
  const issue = explainMove(state, move);
  return [`${example} ${move}`.trimStart(), issue === undefined ? [] : [issue]];
}

/** Return every example with its issues. */
function allExamples(): Example[] {
  return [
    ...CUBE_BLOKUS_ISSUE_EXAMPLES.map(
      ({ example, judge }): Example => [example, judge(example, false), judge(example, true)],
    ),
    ...STATES.map((state) => stateExample(JSON.stringify(state), state)),
    ...SHARED_TEXTS.map((text) => stateExample(JSON.stringify(text), [text, PLAYERS])),
    ...SHARED_CHANGES.map(([from, to]) => {
      expect(SHARED).toContain(from);
      return stateExample(`${from} → ${JSON.stringify(to)}`, [SHARED.replace(from, to), PLAYERS]);
    }),
    ...PLAYERS_TEXTS.map((text) => stateExample(JSON.stringify(text), [SHARED, text])),
    ...PAIRS.map((pair) => stateExample(JSON.stringify(pair), pair)),
    ...RULES.map((rules): Example => {
      const example = `rules ${JSON.stringify(rules)}`;
      return [example, validateState([SHARED, 'A0B0C0'], { rules } as DecodeOptions<Rules>)];
    }),
    ...MALFORMED_MOVES.map((move): Example => {
      const result = safeDecodeMove(move as string);
      return [`move ${JSON.stringify(move)}`, result.ok ? [] : result.issues];
    }),
    ...ILLEGAL_MOVES.map(([events, move]) => explained(events, play(events), move)),
    explained('without A', decodeState(NO_CORNER, { validate: false }), 'AUb8'),
    ...PARTS.map((parts): Example => {
      return [`parts ${JSON.stringify(parts)}`, issuesThrown(() => encodeMove(parts as never))];
    }),
    ...FORFEITS.map((events): Example => {
      return [JSON.stringify(events), issuesThrown(() => play(events))];
    }),
  ];
}

/** Write what lenient decoding says, where it is something else. */
function lenientLines(
  issues: readonly CubeBlokusIssue[],
  lenient: readonly CubeBlokusIssue[],
): string[] {
  const write = (all: readonly CubeBlokusIssue[]) =>
    all.map((each) => `${each.severity} ${each.code}`).join();
  return write(issues) === write(lenient) ? [] : [`  lenient: ${write(lenient)}`];
}

test('every issue says the same as before, in words and as data', async () => {
  const lines = allExamples().flatMap(([example, issues, lenient = issues]) => [
    '',
    example,
    ...issues.flatMap(({ message, code, severity, part, index, path, parameters }) => [
      `  ${message}`,
      `  ${severity} ${code} ${part} ${JSON.stringify([index, path, parameters])}`,
    ]),
    ...lenientLines(issues, lenient),
  ]);
  await expect(`${lines.join('\n').trimStart()}\n`).toMatchFileSnapshot(
    join(import.meta.dirname, 'issues-in-full.txt'),
  );
});
