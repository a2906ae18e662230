/** The issues of docs/games/royal-ur-format.md, each with its example. */
import { runInThisContext } from 'node:vm';
import {
  applyChance,
  decodeState,
  explainMove,
  type Roll,
  type RoyalUrIssue,
  validateState,
} from 'azulejo/royal-ur';
import {
  type Decoded,
  examplesOf,
  type IssueExample,
  issuesThrown,
  partsOf,
} from './issue-tables.js';

/** Every line of every table. */
export const ROYAL_UR_ISSUE_EXAMPLES: readonly IssueExample<RoyalUrIssue>[] = examplesOf(
  'docs/games/royal-ur-format.md',
  {
    validate: validateState,
    states: {
      // The cell contains arguments of validateState.
      Arguments: (example) => runInThisContext(`[${example}]`) as Decoded,
      'The shared string': (example) => [[example, 'A7PH0B7PH0']],
      'The players string': (example) => [['A-', example]],
      'Conditions over the whole state': (example) => [partsOf(example)[0]],
    },
    events: {
      'Illegal moves': (example) => {
        const [encoded, move] = partsOf(example);
        return [explainMove(decodeState(encoded), move)].filter((issue) => issue !== undefined);
      },
      'Illegal rolls': (example) => {
        const [encoded, roll] = partsOf(example);
        // One example is not a roll.
        return issuesThrown(() => applyChance(decodeState(encoded), roll as Roll));
      },
    },
  },
);
