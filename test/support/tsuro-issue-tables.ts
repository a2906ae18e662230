/** The issues of docs/games/tsuro-format.md, each with its example. */
import { runInThisContext } from 'node:vm';
import type { EncodedState } from 'azulejo/game';
import {
  applyChance,
  type Deal,
  decodeState,
  explainMove,
  forfeit,
  IllegalChanceError,
  IllegalForfeitError,
  type PlayerId,
  readCs4500Board,
  type TsuroIssue,
  validateState,
} from 'azulejo/tsuro';
import { examplesOf, type IssueExample } from './issue-tables.js';

/** Split an example into its state and what follows. */
function partsOf(example: string): readonly [encoded: EncodedState, event: string] {
  const [shared = '', players = '', event = ''] = example.split(' ');
  return [[shared, players], event];
}

function issuesOf(act: () => unknown): readonly TsuroIssue[] {
  try {
    act();
    return [];
  } catch (error) {
    if (error instanceof IllegalChanceError || error instanceof IllegalForfeitError) {
      // This game's functions throw no other issues.
      return [error.issue as TsuroIssue];
    }
    throw error;
  }
}

/** Every line of every table. */
export const TSURO_ISSUE_TABLES: readonly IssueExample<TsuroIssue>[] = examplesOf<TsuroIssue>(
  'docs/games/tsuro-format.md',
  [
    [
      'Arguments',
      (example) => {
        // The cell contains arguments of validateState, some of which its types forbid.
        const [encoded, options] = runInThisContext(`[${example}]`) as [EncodedState, object?];
        return validateState(encoded, options);
      },
    ],
    ['The shared string', (example, lenient) => validateState([example, 'A-B-C-'], { lenient })],
    [
      'The players string',
      (example, lenient) => validateState(['A0HTB00-34', example], { lenient }),
    ],
    ['Conditions over the whole state', (example) => validateState(partsOf(example)[0])],
    [
      'Illegal moves',
      (example) => {
        const [encoded, move] = partsOf(example);
        const issue = explainMove(decodeState(encoded, { validate: false }), move);
        return issue === undefined ? [] : [issue];
      },
    ],
    [
      'Illegal deals',
      (example) => {
        const [encoded, deal] = partsOf(example);
        // One example is not a deal.
        return issuesOf(() => applyChance(decodeState(encoded), deal as Deal));
      },
    ],
    [
      'Illegal forfeits',
      (example) => {
        const [encoded, event] = partsOf(example);
        // The examples have players.
        return issuesOf(() => forfeit(decodeState(encoded), event.charAt(0) as PlayerId));
      },
    ],
    [
      'Boards in JSON',
      (example) => {
        const result = readCs4500Board(runInThisContext(example));
        return result.ok ? [] : result.issues;
      },
    ],
  ],
);
