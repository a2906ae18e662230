/** The issues of docs/games/cube-blokus-format.md, each with its example. */
import { runInNewContext } from 'node:vm';
import {
  type CubeBlokusIssue,
  cubeBlokus,
  decodeState,
  type Forfeit,
  type Move,
  newGame,
  validateState,
} from 'azulejo/cube-blokus';
import { applyAll, type EncodedState } from 'azulejo/game';
import { read } from '../docs/pages.js';
import { type Decoded, examplesOf, type IssueExample, issuesThrown } from './issue-tables.js';

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
  // Some examples are neither moves nor forfeits.
  const given = events.split(' ') as (Move | Forfeit)[];
  return issuesThrown(() => applyAll(cubeBlokus, state, given));
}

/** Every line of every table. */
export const CUBE_BLOKUS_ISSUE_EXAMPLES: readonly IssueExample<CubeBlokusIssue>[] = examplesOf(
  PAGE,
  {
    validate: validateState,
    states: {
      // The cell contains arguments of validateState.
      Arguments: (example) => {
        const given: unknown = runInNewContext(`[${example}]`, { START: START[0] });
        return structuredClone(given) as Decoded;
      },
      'The shared string': (example) => [changed(example)],
      'The players string': (example) => [changed(example)],
      'Conditions over the whole state': (example) => [changed(example)],
    },
    events: { 'Illegal moves': judgeEvents, 'Impossible forfeits': judgeEvents },
  },
);
