/** The issues of docs/games/cube-blokus-format.md, each with its example. */
import { runInNewContext } from 'node:vm';
import {
  type CubeBlokusIssue,
  cubeBlokus,
  decodeState,
  type Forfeit,
  IllegalForfeitError,
  IllegalMoveError,
  type Move,
  newGame,
  validateState,
} from 'azulejo/cube-blokus';
import { applyAll, type EncodedState } from 'azulejo/game';
import { read } from '../docs/pages.js';
import { examplesOf, type IssueExample } from './issue-tables.js';

const PAGE = 'docs/games/cube-blokus-format.md';

/** The states that the page shows: the start, and the end of another game. */
const [START = ['', ''], END = ['', '']] = [
  ...read(PAGE).matchAll(/```text\n([A-D-]U\S{90,})\n(\S+)\n```/g),
].map(([, shared = '', players = '']): EncodedState => [shared, players]);

/** Change a state as an example says. */
function changed(example: string): EncodedState {
  const [, end, from = '', to = ''] = /^(end: )?(\S+) → (\S+)$/.exec(example) ?? [];
  const other = to === 'nothing' ? '' : to;
  const [shared, players] = end === undefined ? START : END;
  if (shared.includes(from)) return [shared.replace(from, other), players];
  if (players.includes(from)) return [shared, players.replace(from, other)];
  throw new RangeError(`Nothing to change: ${example}`);
}

/** Apply events, and return the issue of one that cannot be. */
function judgeEvents(example: string): readonly CubeBlokusIssue[] {
  const [state, events] = example.startsWith('end: ')
    ? [decodeState(changed(example.replace(/: \S+$/, '')), { validate: false }), example.slice(-2)]
    : [newGame(), example];
  try {
    // Some examples are neither moves nor forfeits.
    applyAll(cubeBlokus, state, events.split(' ') as (Move | Forfeit)[]);
    return [];
  } catch (error) {
    if (error instanceof IllegalMoveError || error instanceof IllegalForfeitError) {
      // This game's functions throw no other issues.
      return [error.issue as CubeBlokusIssue];
    }
    throw error;
  }
}

/** Every line of every table. */
export const CUBE_BLOKUS_ISSUE_EXAMPLES: readonly IssueExample<CubeBlokusIssue>[] =
  examplesOf<CubeBlokusIssue>(PAGE, [
    [
      'Arguments',
      (example) => {
        // The cell contains arguments of validateState, some of which its types forbid.
        const given: unknown = runInNewContext(`[${example}]`, { START: START[0] });
        const [encoded, options] = structuredClone(given) as [EncodedState, object?];
        return validateState(encoded, options);
      },
    ],
    ['The shared string', (example, lenient) => validateState(changed(example), { lenient })],
    ['The players string', (example, lenient) => validateState(changed(example), { lenient })],
    ['Conditions over the whole state', (example) => validateState(changed(example))],
    ['Illegal moves', judgeEvents],
    ['Impossible forfeits', judgeEvents],
  ]);
