/**
 * `azulejo simulate`: many games between the same agents, and how they went.
 *
 * @packageDocumentation
 */
// cli-progress: a bar that follows the terminal's width, the most used of its kind.
import cliProgress from 'cli-progress';
import { type Command, InvalidArgumentError, Option } from 'commander';
import type { Progress } from '../../../engine/simulate/simulate.js';
import { MOST_THREADS } from '../../../engine/simulate/threads.js';
import { PLAYER_COUNTS } from '../../../state/rules.js';
import type { Rules } from '../../../state/vocabulary.js';
import { quote } from '../../../text/message.js';
import { simulate } from '../../agents/azul-simulation.js';
import { AGENT_NAMES, type AgentName } from '../../agents/described-agent.js';
import { Exit } from '../exit.js';
import { addRulesOptions, integer } from '../options.js';
import { textOf, write } from '../output.js';
import { simulationLines } from '../simulation-lines.js';

const SEEDS = 2 ** 32;
const MOST_GAMES = 1_000_000_000;
/** Every order of two, three or four agents comes up equally often. */
const GAMES = 1200;
const MOST_MILLISECONDS = 86_400_000;
const MOST_ITERATIONS = 1_000_000_000;

interface SimulateCommandOptions extends Omit<Rules, 'players'> {
  readonly agents: readonly AgentName[];
  readonly players?: number;
  readonly games: number;
  readonly seed?: number;
  readonly workers?: number;
  readonly milliseconds?: number;
  readonly iterations?: number;
  readonly json?: boolean;
}

/** Find the names of agents, which commas part. */
function readNames(text: string): AgentName[] {
  return text.split(',').map((name) => {
    const known = AGENT_NAMES.find((each) => each === name);
    if (known !== undefined) return known;
    const choices = AGENT_NAMES.join(', ');
    throw new InvalidArgumentError(`Found the agent ${quote(name)}, expected one of: ${choices}.`);
  });
}

/** Seat the agents: one for each player, or one for all. */
function seat(command: Command, { agents, players }: SimulateCommandOptions): AgentName[] {
  const wanted = players ?? (agents.length === 1 ? PLAYER_COUNTS[0] : agents.length);
  const seated =
    agents.length === 1
      ? agents.flatMap((agent) => new Array<AgentName>(wanted).fill(agent))
      : agents;
  if (seated.length === wanted && PLAYER_COUNTS.some((count) => count === wanted)) {
    return [...seated];
  }
  const expected = players ?? PLAYER_COUNTS.join(' or ');
  return command.error(
    `error: option '--agents': found ${agents.length} agents, ` +
      `expected one for all players or one for each, ${expected}`,
  );
}

/** Show how far it is, on a terminal alone. */
function progressBar(games: number) {
  if (!process.stderr.isTTY) return { show: () => {}, stop: () => {} };
  const bar = new cliProgress.SingleBar(
    {
      format: '{bar} {value} of {total} games, {eta_formatted} left',
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
    },
    cliProgress.Presets.shades_classic,
  );
  bar.start(games, 0);
  return { show: (played: number) => bar.update(played), stop: () => bar.stop() };
}

async function run(command: Command, options: SimulateCommandOptions): Promise<void> {
  const { games, mosaic, tilingOrder, workers, milliseconds, iterations } = options;
  const agents = seat(command, options);
  const interrupt = new AbortController();
  const stop = () => interrupt.abort();
  let played = 0;
  const bar = progressBar(games);
  // Only the first: whoever asks again ends the process at once.
  process.once('SIGINT', stop);
  try {
    const result = await simulate({
      agents,
      games,
      seed: options.seed ?? Math.floor(Math.random() * SEEDS),
      rules: { mosaic, tilingOrder },
      budget: { milliseconds, iterations },
      workers,
      now: () => performance.now(),
      signal: interrupt.signal,
      onProgress: (progress: Progress) => {
        played = progress.played;
        bar.show(played);
      },
    });
    bar.stop();
    await write(textOf(options.json ? [JSON.stringify(result)] : simulationLines(result)));
  } catch (error) {
    bar.stop();
    if (!interrupt.signal.aborted) throw error;
    process.stderr.write(`azulejo: stopped after ${played} of ${games} games, without a result.\n`);
    process.exitCode = Exit.Usage;
  } finally {
    process.removeListener('SIGINT', stop);
  }
}

/** Define the command. */
export function define(command: Command): void {
  command
    .addOption(
      new Option(
        '--agents <names>',
        `who plays, one for all or one for each, of: ${AGENT_NAMES.join(', ')}`,
      )
        .argParser(readNames)
        .default(['greedy', 'random'] satisfies AgentName[], 'greedy,random'),
    )
    .option(
      '--players <n>',
      'how many play, 2 to 4 (default: as many as agents, or 2)',
      integer(PLAYER_COUNTS[0], PLAYER_COUNTS[2]),
    )
    .option('--games <n>', 'how many games', integer(1, MOST_GAMES), GAMES)
    .option('--seed <n>', 'repeat the games with this seed (default: drawn)', integer(0, SEEDS - 1))
    .option(
      '--workers <n>',
      'worker threads, 0 for none (default: one for each processor)',
      integer(0, MOST_THREADS),
    )
    .addOption(
      new Option('--milliseconds <n>', 'time for a move, for agents that search')
        .argParser(integer(1, MOST_MILLISECONDS))
        .conflicts('iterations'),
    )
    .option(
      '--iterations <n>',
      'iterations for a move, for agents that search',
      integer(1, MOST_ITERATIONS),
    )
    .option('--json', 'print the result as one JSON object on a line');
  addRulesOptions(command)
    .addHelpText('after', HELP)
    .action((options: SimulateCommandOptions) => run(command, options));
}

const HELP = `
The agents change seats from game to game. The same seed gives the same result with any
number of workers, unless --milliseconds makes agents look at a clock.

Example:
  $ azulejo simulate --agents greedy,random --games 100 --seed 1`;
