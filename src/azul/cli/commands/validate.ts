/**
 * `azulejo validate`: everything that is wrong with a state.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { isError, validate } from '../decode.js';
import { reportLines } from '../issue-lines.js';
import { addStateArguments, addStateOptions, type StateOptions } from '../options.js';
import { answerStates, type StateQuestion } from '../state-question.js';

/** Ask what is wrong with a state. */
export const VALIDATE: StateQuestion = {
  answerer: (options) => ({
    answer: (value) => {
      const issues = validate(value, options);
      const valid = !issues.some(isError);
      return { yes: valid, json: { valid, issues } };
    },
    refuse: (issue) => ({ valid: false, issues: [issue] }),
  }),
  tell: ([shared, players], options) => {
    const issues = validate([shared, players], options);
    return { yes: !issues.some(isError), output: reportLines([shared, players], issues) };
  },
};

/** Define the command. */
export function define(command: Command): void {
  addStateOptions(addStateArguments(command, 'optional'))
    .addHelpText('after', HELP)
    .action((shared: string | undefined, players: string | undefined, options: StateOptions) =>
      answerStates(command, VALIDATE, [shared, players], options),
    );
}

const HELP = `
Without a state, reads states from standard input, on each line a JSON array
["shared","players"], and answers each with a line {"valid":true,"issues":[]}.

Example:
  $ azulejo validate AFCfB2020202019D0000000000 A0MSFB0MSF`;
