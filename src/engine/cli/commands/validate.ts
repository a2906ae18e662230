/**
 * `azulejo validate`: everything that is wrong with a state.
 *
 * @packageDocumentation
 */
import type { Command } from 'commander';
import type { Host } from '../console.js';
import { addStateArguments, addStateOptions, exampleOf, type StateOptions } from '../options.js';
import { answerQuestion, askForIssues } from '../questions.js';

/** Define the command. */
export function define(command: Command, host: Host): void {
  addStateOptions(addStateArguments(command, 'optional'), host.game)
    .addHelpText('after', () => helpOf(host))
    .action((shared: string | undefined, players: string | undefined, options: StateOptions) =>
      answerQuestion(command, host, askForIssues, [shared, players], options),
    );
}

function helpOf({ call, game }: Host): string {
  return `
Without a state, reads states from standard input, on each line a JSON array
["shared","players"], and answers each with a line {"valid":true,"issues":[]}.

Example:
  $ ${call} validate ${exampleOf(game).position}`;
}
