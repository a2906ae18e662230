/** `azulejo validate`: everything that is wrong with a state. */
import type { Command } from 'commander';
import type { Host } from '../console.js';
import { exampleOf } from '../options.js';
import { askForIssues, defineQuestion } from '../questions.js';

export function define(command: Command, host: Host): void {
  defineQuestion(command, host, askForIssues, helpOf);
}

function helpOf({ call, game }: Host): string {
  return `
Without a state, reads states from standard input, on each line a JSON array
["shared","players"], and answers each with a line {"valid":true,"issues":[]}.

Example:
  $ ${call} validate ${exampleOf(game).position}`;
}
