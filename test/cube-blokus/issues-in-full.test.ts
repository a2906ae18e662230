/** All that is said of every issue: its sentence, and what it is made of. */
import * as cube from 'azulejo/cube-blokus';
import { applyAll, type EncodedState } from 'azulejo/game';
import { expect } from 'vitest';
import { CUBE_BLOKUS_ISSUE_EXAMPLES } from '../support/cube-blokus-issue-examples.js';
import { issuesThrown } from '../support/issue-tables.js';
import { describeIssues, shown, type Told } from '../support/issues-in-full.js';
import { ALL_PLACED, SINGLE_LAST, START } from './positions.js';

const [SHARED, PLAYERS] = START;
const FIRST_FACE = 'Ud7b/9/9/9/9/9/9/9/a7c';
const LAST_FACE = 'Db7d/9/9/9/9/9/9/9/c7a';

/** What is not a state, in other ways than the documented examples. */
const STATES: readonly unknown[] = [SHARED, [SHARED, PLAYERS, ''], null, 7, [null, {}]];

const SHARED_TEXTS: readonly string[] = ['', 'A'];

/** What the start's shared string has, and what is put there. */
const SHARED_CHANGES: readonly (readonly [from: string, to: string])[] = [
  // The turn.
  ...(['xyU', 'AxU', `${'x'.repeat(41)}U`, 'A"\u001bU'] as const).map((to) => ['AU', to] as const),
  // The faces.
  [FIRST_FACE, LAST_FACE],
  [SHARED.slice(1), `F${SHARED.slice(1)}`],
  // Their rows.
  ...(['Ud7b/a55', 'Ud7b/3xy6', 'Ud7b/x', 'Ud7b/e8', 'Ud8b/ 9'] as const).map(
    (to) => ['Ud7b/9', to] as const,
  ),
  // The whole.
  ['Ud7b', 'Ua7b'],
  ['c7a', 'c7d'],
  [FIRST_FACE, 'U9/9/9/9/9/9/9/9/9'],
  ['9/9/9/9/a7c', '1b7/1b7/1b7/1b7/a7c'],
  // Pieces that lead to each other, but to no start square; and those that do, from the last of them on.
  ['9/9/9/9/9/a7c', '9/4b4/2bb5/9/9/a7c'],
  ['9/9/9/9/9/a7c', '9/4aa3/3a5/1aa6/1a7/a7c'],
  // Over the edge of two faces.
  ['9/a7cLd7a', '9/a7cLd5aaa'],
  ['9/9/a7cLd7a/9', 'aa7/1a7/a7cLd5a1a/6a2'],
];

const PLAYERS_TEXTS: readonly string[] = [
  ...['A', 'B0', 'xA0B0C0D0', 'A0xB0C0D0', 'A0!!B0C0D0', 'A-1B0C0D0', 'A0B0C0D'],
  ...['A99999B100000C0D0', 'A00100000B0C0D0', `A${'9'.repeat(50)}B0C0D0`, 'A0!B0!C0!D0!'],
];

/** Conditions over both strings. */
const PAIRS: readonly EncodedState[] = [
  // One does not hide those that follow it.
  [SHARED.replace('AUd7b/9/', 'aUd7b/x/').replace('Fa7c', 'Fa6c'), 'a00B0C0'],
  [SHARED.replace('AU', '-U'), 'A0!B0!C0!D0'],
  // Of a text that cannot be read, nothing is said as a whole.
  [SHARED.replace('AU', '-U'), 'A0B0C0'],
  [SHARED.replace('Ud7b', 'Ux'), 'A0+B0C0'],
  [SHARED.replace('Ud7b', 'U8b'), 'A0+B0C0D0!'],
  [ALL_PLACED[0], 'A0+B0+C0+D0+'],
  [SINGLE_LAST[0], 'A0+B0!C0D0'],
];

const RULES: readonly object[] = [
  ...[{ first: 7 }, { rotateStart: 'no' }, { bonus: null }],
  ...[{ bonus: { all: 1000, allSingleLast: 0 } }, { first: null, rotateStart: 1 }],
];

const MALFORMED_MOVES: readonly unknown[] = [
  ...['', 'A', 'AU', 'AUb', '@Ub8', 'EUb8', 'Ab8', 'AU`8', 'AUj8', 'AUb:', 'AUb8 ', ' AUb8'],
  ...['AUa1Fb2b2', 'BFb2Ua1FDb2Fb2La1', 'AUa1a2a3a4a5a6', `A${'x'.repeat(41)}`, 'AUb"\u001b'],
  `A${'F'.repeat(62)}b2`,
  ...[7, null],
];

/** What is played from the start; the last move is illegal. */
const ILLEGAL_MOVES: readonly (readonly [events: string, move: string])[] = [
  ...['BUb8', 'ALi1Ua9', 'AUa8Lh1h2Fb1b2'].map((move) => ['', move] as const),
  ['AUb8', 'BUg2g3'],
  ...['AUb7c7', 'AUe5e6'].map((move) => ['AUb8 BUh2 CUh8 DUb2', move] as const),
  ['A!', 'BUi2'],
  ...['AUa7b7a8', 'AUh2h3'].map((move) => ['AUb8 BUh2h3 CUh8 DUb2', move] as const),
  ['B! C! D!', 'BUh2'],
];

/** A has no square, so nothing to build from, which only an unchecked text can say. */
const NO_CORNER: EncodedState = [SHARED.replace(/a7|7a/g, '8'), PLAYERS];

/** Parts of which no move is made. Programs without types can give any value. */
const PARTS: readonly unknown[] = [
  ...[{}, { player: 'E', squares: ['Ua1'] }, { player: null, squares: ['Ua1'] }],
  ...['Ua1', 7, null, undefined, {}].map((squares) => ({ player: 'A', squares })),
  ...['Ua0', 'Ua10', null, 7].map((square) => ({
    ...{ player: 'A', squares: ['Ua1', square] },
  })),
  { player: 'A', squares: [] },
  { player: 'A', squares: ['Ua1', 'Fb2', 'Ua1'] },
];

/** What happens from the start; the last forfeit is impossible. */
const FORFEITS: readonly string[] = ['!', 'E!', '"\u001b!', 'C! C!'];

/** Play events from the start. Some are neither moves nor forfeits. */
function play(events: string) {
  const given = events.split(' ').filter(Boolean) as cube.Move[];
  return applyAll(cube.cubeBlokus, cube.newGame(), given);
}

function explained(example: string, state: cube.GameState, move: string): Told {
  return [`${example} ${move}`.trimStart(), [cube.explainMove(state, move)]];
}

describeIssues(import.meta.dirname, cube.cubeBlokus, cube, CUBE_BLOKUS_ISSUE_EXAMPLES, {
  states: [
    ...STATES.map((state) => [shown(state), state] as const),
    ...SHARED_TEXTS.map((text) => [shown(text), [text, PLAYERS]] as const),
    ...SHARED_CHANGES.map(([from, to]) => {
      expect(SHARED).toContain(from);
      return [`${from} → ${shown(to)}`, [SHARED.replace(from, to), PLAYERS]] as const;
    }),
    ...PLAYERS_TEXTS.map((text) => [shown(text), [SHARED, text]] as const),
    ...PAIRS.map((pair) => [shown(pair), pair] as const),
    ...RULES.map((rules) => {
      return [`rules ${shown(rules)}`, [SHARED, 'A0B0C0'], { rules }] as const;
    }),
  ],
  malformedMoves: MALFORMED_MOVES,
  others: () => [
    ...ILLEGAL_MOVES.map(([events, move]) => explained(events, play(events), move)),
    explained('without A', cube.decodeState(NO_CORNER, { validate: false }), 'AUb8'),
    ...PARTS.map((parts): Told => {
      return [`parts ${shown(parts)}`, issuesThrown(() => cube.encodeMove(parts as never))];
    }),
    ...FORFEITS.map((events): Told => [shown(events), issuesThrown(() => play(events))]),
  ],
});
