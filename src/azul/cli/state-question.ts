/**
 * Questions about states: one from the arguments, or many from standard input.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import { answerWith } from './exit.js';
import { type Answerer, answerLines, batchesOfLines, jsonLines } from './lines.js';
import type { StateOptions } from './options.js';
import { textOf, write } from './output.js';

/** What the arguments of such a command hold: the two strings, then events if it takes any. */
export type StateArguments = readonly [shared: string, players: string, ...events: string[]];

/** An answer for people. */
export interface Told {
  readonly yes: boolean;
  /** Lines for standard output. */
  readonly output?: readonly string[];
  /** Lines for standard error. */
  readonly complaint?: readonly string[];
}

/** One kind of question, and both ways to answer it. */
export interface StateQuestion {
  /** Know how to answer with JSON. */
  readonly answerer: (options: StateOptions) => Answerer;
  /** Answer for people. */
  readonly tell: (values: StateArguments, options: StateOptions) => Told;
}

/** Answer about the state of the arguments, or, if there is none, about those of standard input. */
export async function answerStates(
  command: Command,
  question: StateQuestion,
  [shared, players, ...events]: readonly (string | undefined)[],
  options: StateOptions,
): Promise<void> {
  if (shared === undefined) {
    await answerStandardInput(command, question.answerer(options));
    return;
  }
  if (players === undefined) {
    command.error(
      "error: missing argument 'players': found one argument, expected both strings of a state",
    );
  }
  const given = events.filter((event) => event !== undefined);
  const values: StateArguments = [shared, players, ...given];
  if (options.json) {
    const answer = question.answerer(options).answer(values);
    answerWith(answer.yes);
    await write(jsonLines([answer]));
    return;
  }
  const { yes, output = [], complaint = [] } = question.tell(values, options);
  answerWith(yes);
  if (complaint.length > 0) process.stderr.write(textOf(complaint));
  await write(textOf(output));
}

/** Answer line by line. What is held in memory does not grow with the number of lines. */
async function answerStandardInput(command: Command, answerer: Answerer): Promise<void> {
  if (process.stdin.isTTY) {
    command.error(
      "error: missing arguments 'shared' and 'players': found none, expected a state there, " +
        'or states on standard input',
    );
  }
  process.stdin.setEncoding('utf8');
  let yes = true;
  for await (const lines of batchesOfLines(process.stdin)) {
    const answers = answerLines(lines, answerer);
    yes = yes && answers.every((answer) => answer.yes);
    await write(jsonLines(answers));
  }
  answerWith(yes);
}
