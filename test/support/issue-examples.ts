/** The issues of docs/format.md, each with its example. */
import { runInThisContext } from 'node:vm';
import {
  type AzulIssue,
  applyChance,
  type Deal,
  decodeState,
  explainMove,
  IllegalChanceError,
  validateState,
} from 'azulejo';
import type { EncodedState } from 'azulejo/game';
import { examplesOf, type IssueExample, type Judge } from './issue-tables.js';

const FRESH = ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'] as const;

/** Split the arguments of a command. */
function commandOf(example: string) {
  const [texts = '', mosaic] = example.split(' --mosaic ');
  const [shared = '', players = '', move = ''] = texts.split(' ');
  const encoded: EncodedState = [shared, players];
  return { encoded, move, options: mosaic === 'fixed' ? ({ rules: { mosaic } } as const) : {} };
}

const TABLES: readonly (readonly [heading: string, judge: Judge<AzulIssue>])[] = [
  [
    'Arguments',
    (example) => {
      // The cell contains arguments of validateState, some of which its types forbid.
      const [encoded, options] = runInThisContext(`[${example}]`) as [EncodedState, object?];
      return validateState(encoded, options);
    },
  ],
  ['The shared string', (example, lenient) => validateState([example, 'A0MSFB0MSF'], { lenient })],
  [
    'The players string',
    (example, lenient) => validateState(['AFCfB1919202020D0000000000', example], { lenient }),
  ],
  [
    'Conditions over the whole state',
    (example, lenient) => {
      const { encoded, options } = commandOf(example);
      return validateState(encoded, { ...options, lenient });
    },
  ],
  [
    'Illegal moves',
    (example) => {
      const { encoded, move, options } = commandOf(example);
      const issue = explainMove(decodeState(encoded, options), move);
      return issue === undefined ? [] : [issue];
    },
  ],
  ['Illegal deals', judgeDeal],
];

function judgeDeal(example: string): readonly AzulIssue[] {
  try {
    // The first example is not a deal.
    applyChance(decodeState(FRESH), example as Deal);
    return [];
  } catch (error) {
    // This game's functions throw no other issues.
    if (error instanceof IllegalChanceError) return [error.issue as AzulIssue];
    throw error;
  }
}

/** Every line of every table. */
export const ISSUE_EXAMPLES: readonly IssueExample<AzulIssue>[] = examplesOf(
  'docs/format.md',
  TABLES,
);
