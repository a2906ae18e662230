/** The issues of docs/games/royal-ur-format.md, each with its example. */
import { runInThisContext } from 'node:vm';
import type { EncodedState } from 'azulejo/game';
import {
  applyChance,
  decodeState,
  explainMove,
  IllegalChanceError,
  type Roll,
  type RoyalUrIssue,
  validateState,
} from 'azulejo/royal-ur';
import { examplesOf, type IssueExample } from './issue-tables.js';

/** Split an example into its state and what follows. */
function partsOf(example: string): readonly [encoded: EncodedState, event: string] {
  const [shared = '', players = '', event = ''] = example.split(' ');
  return [[shared, players], event];
}

function judgeRoll(example: string): readonly RoyalUrIssue[] {
  const [encoded, roll] = partsOf(example);
  try {
    // One example is not a roll.
    applyChance(decodeState(encoded), roll as Roll);
    return [];
  } catch (error) {
    // This game's functions throw no other issues.
    if (error instanceof IllegalChanceError) return [error.issue as RoyalUrIssue];
    throw error;
  }
}

/** Every line of every table. */
export const ROYAL_UR_ISSUE_EXAMPLES: readonly IssueExample<RoyalUrIssue>[] =
  examplesOf<RoyalUrIssue>('docs/games/royal-ur-format.md', [
    [
      'Arguments',
      (example) => {
        // The cell contains arguments of validateState, some of which its types forbid.
        const [encoded, options] = runInThisContext(`[${example}]`) as [EncodedState, object?];
        return validateState(encoded, options);
      },
    ],
    [
      'The shared string',
      (example, lenient) => validateState([example, 'A7PH0B7PH0'], { lenient }),
    ],
    ['The players string', (example, lenient) => validateState(['A-', example], { lenient })],
    ['Conditions over the whole state', (example) => validateState(partsOf(example)[0])],
    [
      'Illegal moves',
      (example) => {
        const [encoded, move] = partsOf(example);
        const issue = explainMove(decodeState(encoded), move);
        return issue === undefined ? [] : [issue];
      },
    ],
    ['Illegal rolls', judgeRoll],
  ]);
