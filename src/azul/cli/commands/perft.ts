/**
 * `azulejo perft`: how many move sequences there are.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { perft } from '../../api/play.js';
import { decode, isError } from '../decode.js';
import { reportLines } from '../issue-lines.js';
import { addStateArguments, addStateOptions, integer, type StateOptions } from '../options.js';
import { answerStates, type StateQuestion } from '../state-question.js';

/** More moves than a phase can have. */
const DEEPEST = 100;

/** Ask how many sequences of a length there are. */
function countAt(depth: number): StateQuestion {
  return {
    answerer: (options) => ({
      answer: (value) => {
        const result = decode(value, options);
        return result.ok
          ? { yes: true, json: { count: perft(result.state, depth) } }
          : { yes: false, json: { error: result.issues.find(isError) } };
      },
      refuse: (issue) => ({ error: issue }),
    }),
    tell: ([shared, players], options) => {
      const result = decode([shared, players], options);
      return result.ok
        ? { yes: true, output: [`${perft(result.state, depth)}`] }
        : { yes: false, complaint: reportLines([shared, players], result.issues) };
    },
  };
}

/** Define the command. */
export function define(command: Command): void {
  addStateOptions(addStateArguments(command, 'required'))
    .argument('<depth>', 'moves in a sequence', integer(0, DEEPEST))
    .addHelpText('after', HELP)
    .action((shared: string, players: string, depth: number, options: StateOptions) =>
      answerStates(command, countAt(depth), [shared, players], options),
    );
}

const HELP = `
Counts the sequences of legal moves within the phase that the state is in.

Example:
  $ azulejo perft AF0ccddCfB2020181820D0000000000 A0MSFB0MSF 2`;
