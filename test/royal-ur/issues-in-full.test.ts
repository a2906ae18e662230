/** All that is said of every issue: its sentence, and what it is made of. */
import type { EncodedState } from 'azulejo/game';
import * as ur from 'azulejo/royal-ur';
import { issuesThrown } from '../support/issue-tables.js';
import { describeIssues, shown, type Told } from '../support/issues-in-full.js';
import { ROYAL_UR_ISSUE_EXAMPLES } from '../support/royal-ur-issue-examples.js';

const FRESH: EncodedState = ['A-', 'A7PH0B7PH0'];
/** A's tokens on 4, 6 and 14, B's on the rosette and on 10; a roll of 2 waits. */
const MOVING: EncodedState = ['A2', 'A4P040614H0B5P0810H0'];
const OVER: EncodedState = ['A#', 'A0PH7B7PH0'];
/** A has no token to move, which only an unchecked text can say. */
const STUCK: EncodedState = ['A2', 'A0PH7B7PH0'];

/** Shared strings, next to the players string of the start. */
const SHARED_TEXTS: readonly string[] = ['A', 'A0', 'A-01', 'xx', '-', 'b003'];

/** Players strings, next to the shared string of the start. */
const PLAYERS_TEXTS: readonly string[] = [
  ...['7PH0B7PH0', 'B7PH0', 'A7xB7PH0', 'A7P1xH0B7PH0', 'AxPH0B7PH0', 'A7PH0xB7PH0"\u001b'],
  ...[`A${'0'.repeat(60)}7PH0B7PH0`, 'A6P00H0B7PH0', 'A3P04120611h00B7PH0', 'A0PH0B0PH1'],
];

/** What else is not a state. */
const STATES: readonly unknown[] = [
  ...['A- A7PH0B7PH0', [], ['A-', 'A7PH0B7PH0', ''], null, 7, ['', ''], [null, {}]],
  // One does not hide those that follow it.
  ['c9', 'a07p0402H0B7P99H'],
  // Of a text that cannot be read, nothing is said as a whole.
  ['A5', 'A0PH7B7PH0'],
  ['A#', 'A6PH1B7PH0'],
];

const RULES: readonly object[] = [{ tokens: 8 }, { safeRosettes: 'no' }, { zero: null }];

const MALFORMED_MOVES: readonly unknown[] = [
  ...['', 'C0002', 'A', 'A1517', 'A1416', 'A0000', 'A0504', 'A0002\n', 7],
];

const ILLEGAL_MOVES: readonly (readonly [state: EncodedState, move: string])[] = [
  [MOVING, 'A0507'],
  ...[OVER, STUCK].map((state) => [state, 'A0002'] as const),
];

const PARTS: readonly object[] = [
  { player: 'C', from: 0, to: 1 },
  { player: 'A', from: 15, to: 1 },
  { player: 'A', from: -1, to: 1 },
  { player: 'A', from: '0', to: 1 },
  { player: 'A', from: 0, to: 16 },
  { player: 'A', from: 0, to: null },
  { player: 'A', from: 0, to: 5 },
  {},
];

const MALFORMED_ROLLS: readonly unknown[] = ['R5', 7, null];

const ROLLS: readonly (readonly [state: EncodedState, roll: unknown])[] = [
  [MOVING, () => 0],
  [OVER, 'R3'],
  [OVER, () => 0],
];

/** Read a state that no game can be in, too. */
const read = (state: EncodedState) => ur.decodeState(state, { validate: false });

describeIssues(import.meta.dirname, ur.royalUr, ur, ROYAL_UR_ISSUE_EXAMPLES, {
  states: [
    ...SHARED_TEXTS.map((text) => [shown(text), [text, FRESH[1]]] as const),
    ...PLAYERS_TEXTS.map((text) => [shown(text), [FRESH[0], text]] as const),
    ...STATES.map((state) => [shown(state), state] as const),
    ...RULES.map((rules) => [shown(rules), FRESH, { rules }] as const),
  ],
  malformedMoves: MALFORMED_MOVES,
  malformedChance: MALFORMED_ROLLS,
  // Programs without types can give any value.
  others: () => [
    ...ILLEGAL_MOVES.map(([state, move]): Told => {
      return [`${shown(state)} move ${shown(move)}`, [ur.explainMove(read(state), move)]];
    }),
    ...PARTS.map((parts): Told => {
      return [`parts ${shown(parts)}`, issuesThrown(() => ur.encodeMove(parts as never))];
    }),
    ...ROLLS.map(([state, roll]): Told => {
      const issues = issuesThrown(() => ur.applyChance(read(state), roll as ur.Roll));
      return [
        `${shown(state)} roll ${typeof roll === 'function' ? 'at random' : shown(roll)}`,
        issues,
      ];
    }),
  ],
});
