/** `azulejo hint`: the best moves of a state. */

import type { Command } from 'commander';
import { SEEDS } from '../../../random/seeds.js';
import { MOST_ITERATIONS } from '../../agents/budget.js';
import { searcherOf } from '../../agents/players.js';
import { type Host, loadConsole } from '../console.js';
import { HINT_DEFAULTS, type HintOptions, hintLines, hintsFor } from '../hints.js';
import { addStateOptions, exampleOf, integer, type StateOptions } from '../options.js';
import { widthOf, wrap } from '../print/output.js';
import { answerQuestion, askAboutState } from '../questions.js';
import { addSearcherOption } from '../seats.js';
import { whyNone } from './moves.js';

interface HintCommandOptions extends StateOptions, HintOptions {
  readonly agent?: string;
}

/** More moves than any position has. */
const MOST_COUNT = 10_000;

async function hint(
  command: Command,
  host: Host,
  values: readonly (string | undefined)[],
  options: HintCommandOptions,
): Promise<void> {
  const agent = searcherOf(host.game, options.agent);
  const gameConsole = await loadConsole(host.entry);
  const { stdout } = process;
  const fold = (line: string) => (stdout.isTTY ? wrap(line, widthOf(stdout)) : [line]);
  const question = askAboutState((game, state) => {
    const hints = hintsFor(game, agent, state, options);
    return {
      yes: true,
      json: { moves: hints },
      output: () =>
        hintLines(game, gameConsole, state, hints, false).flatMap((line) => fold(line.slice(2))),
      complaint: () => (hints.length === 0 ? [whyNone(game, state)] : []),
    };
  });
  await answerQuestion(command, host, question, values, options);
}

export function define(command: Command, host: Host): void {
  const { count, iterations, seed } = HINT_DEFAULTS;
  addSearcherOption(addStateOptions(command, host.game, 'optional'), host.game)
    .option('--count <n>', 'maximum number of moves', integer(1, MOST_COUNT), count)
    .option('--iterations <n>', 'length of the search', integer(1, MOST_ITERATIONS), iterations)
    .option('--seed <n>', 'seed of the search', integer(0, SEEDS - 1), seed)
    .addHelpText('after', () => helpOf(host))
    .action(
      (shared: string | undefined, players: string | undefined, options: HintCommandOptions) =>
        hint(command, host, [shared, players], options),
    );
}

function helpOf({ call, game }: Host): string {
  return `
Lists the moves that the search looked at most often, each with the win share that its
player can expect and, in a game with points, the points at the end.

Without a state, reads states from standard input, on each line a JSON array
["shared","players"], and answers each with a line of JSON.

Example:
  $ ${call} hint ${exampleOf(game).position}`;
}
