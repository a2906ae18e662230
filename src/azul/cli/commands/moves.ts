/**
 * `azulejo moves`: the legal moves of a state.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { legalMoves } from '../../api/play.js';
import { decode, isError } from '../decode.js';
import { reportLines } from '../issue-lines.js';
import { addStateArguments, addStateOptions, type StateOptions } from '../options.js';
import { answerStates, type StateQuestion } from '../state-question.js';

/** Ask which moves are legal. */
export const MOVES: StateQuestion = {
  answerer: (options) => ({
    answer: (value) => {
      const result = decode(value, options);
      return result.ok
        ? { yes: true, json: { moves: legalMoves(result.state) } }
        : { yes: false, json: { error: result.issues.find(isError) } };
    },
    refuse: (issue) => ({ error: issue }),
  }),
  tell: ([shared, players], options) => {
    const result = decode([shared, players], options);
    if (!result.ok) {
      return { yes: false, complaint: reportLines([shared, players], result.issues) };
    }
    const moves = legalMoves(result.state);
    const complaint = moves.length === 0 ? [`no moves in the phase ${result.state.phase}`] : [];
    return { yes: true, output: moves, complaint };
  },
};

/** Define the command. */
export function define(command: Command): void {
  addStateOptions(addStateArguments(command, 'optional'))
    .addHelpText('after', HELP)
    .action((shared: string | undefined, players: string | undefined, options: StateOptions) =>
      answerStates(command, MOVES, [shared, players], options),
    );
}

const HELP = `
Without a state, reads states from standard input, on each line a JSON array
["shared","players"], and answers each with a line {"moves":["A0c0"]}, or
{"error":{"code":"turn.missing"}} with the whole first error of the state.

Example:
  $ azulejo moves AF0ccddCfB2020181820D0000000000 A0MSFB0MSF`;
