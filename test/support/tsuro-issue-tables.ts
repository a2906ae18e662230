/** The issues of docs/games/tsuro-format.md, each with its example. */
import { runInThisContext } from 'node:vm';
import {
  applyChance,
  type Deal,
  decodeState,
  explainMove,
  forfeit,
  type PlayerId,
  readCs4500Board,
  type TsuroIssue,
  validateState,
} from 'azulejo/tsuro';
import {
  type Decoded,
  examplesOf,
  type IssueExample,
  issuesThrown,
  partsOf,
} from './issue-tables.js';

/** Every line of every table. */
export const TSURO_ISSUE_TABLES: readonly IssueExample<TsuroIssue>[] = examplesOf(
  'docs/games/tsuro-format.md',
  {
    validate: validateState,
    states: {
      // The cell contains arguments of validateState.
      Arguments: (example) => runInThisContext(`[${example}]`) as Decoded,
      'The shared string': (example) => {
        return example.includes(' ') ? [partsOf(example)[0]] : [[example, 'A-B-C-']];
      },
      'The players string': (example) => [['A0HTB00-34', example]],
      'Conditions over the whole state': (example) => [partsOf(example)[0]],
    },
    events: {
      'Illegal moves': (example) => {
        const [encoded, move] = partsOf(example);
        const issue = explainMove(decodeState(encoded, { validate: false }), move);
        return [issue].filter((each) => each !== undefined);
      },
      'Illegal deals': (example) => {
        const [encoded, deal] = partsOf(example);
        // One example is not a deal.
        return issuesThrown(() => applyChance(decodeState(encoded), deal as Deal));
      },
      'Illegal forfeits': (example) => {
        const [encoded, event] = partsOf(example);
        // The examples have players.
        return issuesThrown(() => forfeit(decodeState(encoded), event.charAt(0) as PlayerId));
      },
      'Boards in JSON': (example) => {
        const result = readCs4500Board(runInThisContext(example));
        return result.ok ? [] : result.issues;
      },
    },
  },
);
