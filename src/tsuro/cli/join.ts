/** `azulejo tsuro join`: an agent plays in a tournament on another machine. */
import type { Command } from 'commander';
import { type AgentRegistry, agentFor, playersOf } from '../../engine/agents/players.js';
import type { Host } from '../../engine/cli/console.js';
import { runAndPrint } from '../../engine/cli/long-run.js';
import {
  addRulesOptions,
  addSeedOption,
  integer,
  type OptionValues,
} from '../../engine/cli/options.js';
import { Exit, textOf } from '../../engine/cli/print/output.js';
import { openPrograms } from '../../engine/cli/programs.js';
import { addAgentOption } from '../../engine/cli/seats.js';
import { awakeInThreads } from '../../engine/tasks/awake.js';
import { chosenSeed, seededRng } from '../../random/seeds.js';
import { countOf, quote } from '../../text/message.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import { RemoteError } from '../remote/conversation.js';
import { playAsGuest } from '../remote/guest.js';
import { SETTINGS } from '../state/settings.js';
import type { Rules } from '../state/vocabulary.js';
import { MOST_MILLISECONDS, readSeconds } from './seconds.js';
import { connectWithin } from './tcp.js';

/** What the options are where none are given. */
const USUAL = { agent: 'greedy', seconds: 10_000, timeLimit: 60_000 } as const;

interface Options extends OptionValues {
  readonly agent?: string;
  readonly name?: string;
  /** In milliseconds. */
  readonly seconds?: number;
  /** In milliseconds. */
  readonly timeLimit?: number;
  readonly legality?: Rules['legality'];
  readonly seed?: number;
  readonly json?: boolean;
}

/** How it ended for the player. */
interface Ending {
  readonly name: string;
  readonly won: boolean;
}

/** Why there is nobody to play with. */
class NoServer extends Error {}

async function run(
  agents: AgentRegistry<TsuroTypes>,
  host: string,
  port: number,
  options: Options,
): Promise<void> {
  const { agent: seat, seconds, timeLimit } = { ...USUAL, ...options };
  const { name = seat, json = false, legality } = options;
  const programs = await openPrograms(tsuroRules, [seat]);
  const agent = agentFor({ game: tsuroRules, agents }, programs.agents[0] ?? seat);
  const rng = seededRng(chosenSeed({ seed: options.seed, rng: Math.random }));
  const work = async (signal: AbortSignal): Promise<Ending> => {
    const connection = await connectWithin({ host, port }, seconds, signal);
    if (connection === undefined) {
      const within = countOf(seconds / 1000, 'second');
      throw new NoServer(`Found no server at ${quote(host)}, port ${port}, within ${within}.`);
    }
    const runtime = { ...awakeInThreads(), timeLimit, signal };
    return { name, won: await playAsGuest(connection, { agent, rng, legality, ...runtime }) };
  };
  try {
    await runAndPrint<Ending>({
      unit: 'game',
      json,
      work: ({ signal }) => work(signal),
      done: () => 0,
      lines: async ({ won }) => [`${name} has ${won ? 'won' : 'not won'} the tournament.`],
    });
  } catch (error) {
    if (!(error instanceof RemoteError || error instanceof NoServer)) throw error;
    process.stderr.write(textOf([`azulejo: ${error.message}`]));
    process.exitCode = Exit.Usage;
  } finally {
    await programs.close();
  }
}

/** Define the command. */
export function define(command: Command, { call, game }: Host): void {
  // The command is one of Tsuro, whose agents may be more than the ready-made ones.
  const agents = playersOf(game).agents as AgentRegistry<TsuroTypes>;
  command
    .argument('<host>', 'the machine that serves the tournament, such as localhost')
    .argument('<port>', 'its port, such as 45678', integer(1, 65_535));
  addAgentOption(command, agents.names, USUAL.agent, { programs: true })
    .option('--name <name>', "the player's name in results (default: the agent's name)")
    .option(
      '--seconds <n>',
      `maximum time to wait for the server to listen, in seconds (default: ${USUAL.seconds / 1000})`,
      readSeconds,
    )
    .option(
      '--time-limit <ms>',
      `time for a move of the agent, which is out if it takes longer (default: ${USUAL.timeLimit})`,
      integer(1, MOST_MILLISECONDS),
    );
  addRulesOptions(command, { settings: { legality: SETTINGS.legality } });
  command.option('--json', 'print one JSON object on a line: name, and whether it has won');
  addSeedOption(command, 'let the agent draw')
    .addHelpText(
      'after',
      `
Plays to the end of the tournament, and prints whether it won. The server does not send the rule of
legality: --legality must be the same as there.

Example:
  $ ${call} join localhost 45678 --agent second --name b`,
    )
    .action((host: string, port: number, options: Options) => run(agents, host, port, options));
}
