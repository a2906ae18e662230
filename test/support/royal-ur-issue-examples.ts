/** The issues of docs/games/royal-ur-format.md, each with its example. */
import { runInThisContext } from 'node:vm';
import {
  applyRoll,
  decodeState,
  type EncodedState,
  explainMove,
  IllegalRollError,
  type Issue,
  type Roll,
  validateState,
} from 'azulejo/royal-ur';
import { examplesOf, type IssueExample } from './issue-tables.js';

/** Split an example into its state and what follows. */
function partsOf(example: string): readonly [encoded: EncodedState, event: string] {
  const [shared = '', players = '', event = ''] = example.split(' ');
  return [[shared, players], event];
}

function judgeRoll(example: string): readonly Issue[] {
  const [encoded, roll] = partsOf(example);
  try {
    // One example is not a roll.
    applyRoll(decodeState(encoded), roll as Roll);
    return [];
  } catch (error) {
    if (error instanceof IllegalRollError) return [error.issue];
    throw error;
  }
}

/** Every line of every table. */
export const ROYAL_UR_ISSUE_EXAMPLES: readonly IssueExample<Issue>[] = examplesOf<Issue>(
  'docs/games/royal-ur-format.md',
  [
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
  ],
);
