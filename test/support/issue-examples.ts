/** The issues of docs/format.md, each with its example. */
import { runInThisContext } from 'node:vm';
import {
  type AzulIssue,
  applyChance,
  type Deal,
  decodeState,
  explainMove,
  validateState,
} from 'azulejo';
import {
  type Decoded,
  examplesOf,
  type IssueExample,
  issuesThrown,
  partsOf,
} from './issue-tables.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;

/** Split the arguments of a command. */
function commandOf(example: string) {
  const [texts = '', mosaic] = example.split(' --mosaic ');
  const [encoded, move] = partsOf(texts);
  return { encoded, move, options: mosaic === 'fixed' ? ({ rules: { mosaic } } as const) : {} };
}

/** Every line of every table. */
export const ISSUE_EXAMPLES: readonly IssueExample<AzulIssue>[] = examplesOf('docs/format.md', {
  validate: validateState,
  states: {
    // The cell contains arguments of validateState.
    Arguments: (example) => runInThisContext(`[${example}]`) as Decoded,
    'The shared string': (example) => [[example, 'A0MSFB0MSF']],
    'The players string': (example) => [['AFCfB1919202020D0000000000', example]],
    'Conditions over the whole state': (example) => {
      const { encoded, options } = commandOf(example);
      return [encoded, options];
    },
  },
  events: {
    'Illegal moves': (example) => {
      const { encoded, move, options } = commandOf(example);
      const issue = explainMove(decodeState(encoded, options), move);
      return [issue].filter((each) => each !== undefined);
    },
    // The first example is not a deal.
    'Illegal deals': (example) =>
      issuesThrown(() => applyChance(decodeState(FRESH), example as Deal)),
  },
});
