/** `azulejo perft`: how many move sequences there are. */

import type { Command } from 'commander';
import { perftGame } from '../../game/playouts.js';
import type { Host } from '../console.js';
import { addStateOptions, exampleOf, integer, type StateOptions } from '../options.js';
import { answerQuestion, askAboutState, type Question } from '../questions.js';

/** More moves than anybody can wait for. */
const DEEPEST = 100;

/** Ask how many sequences of a length there are. */
function askForCount(depth: number): Question {
  return askAboutState((game, state) => {
    const count = perftGame(game, state, depth);
    return { yes: true, json: { count }, output: () => [`${count}`] };
  });
}

export function define(command: Command, host: Host): void {
  addStateOptions(command, host.game, 'required')
    .argument('<depth>', 'number of moves in a sequence', integer(0, DEEPEST))
    .addHelpText('after', () => helpOf(host))
    .action((shared: string, players: string, depth: number, options: StateOptions) =>
      answerQuestion(command, host, askForCount(depth), [shared, players], options),
    );
}

function helpOf({ call, game }: Host): string {
  return `
Example:
  $ ${call} perft ${exampleOf(game).position} 1`;
}
