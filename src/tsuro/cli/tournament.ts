/** `azulejo tsuro tournament`: rounds of games between many agents, and a final. */
import { type Command, InvalidArgumentError } from 'commander';
import {
  type AgentRegistry,
  agentFor,
  type Players,
  playersOf,
} from '../../engine/agents/players.js';
import { ChoiceOption } from '../../engine/cli/completion.js';
import type { Host } from '../../engine/cli/console.js';
import {
  addRestartsOption,
  addRulesOptions,
  addSeedOption,
  addTimeLimitOption,
  type OptionValues,
  rulesFrom,
} from '../../engine/cli/options.js';
import { isProgram, openPrograms } from '../../engine/cli/programs.js';
import {
  addRunnerOptions,
  playShared,
  type RunnerValues,
  refusePrograms,
} from '../../engine/cli/runners.js';
import { splitSeats } from '../../engine/cli/seats.js';
import { completeRules, writeRules } from '../../engine/game/settings.js';
import type { SharedQueue } from '../../engine/simulate/queue.js';
import { matchesOf } from '../../engine/simulate/queued-tasks.js';
import { awakeInThreads } from '../../engine/tasks/awake.js';
import { openRunner } from '../../engine/tasks/runners.js';
import { threadDataOf } from '../../engine/tasks/worker-pool.js';
import { chosenSeed } from '../../random/seeds.js';
import { countOf, quote } from '../../text/message.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import { SETTINGS } from '../state/settings.js';
import { distinct } from '../tournament/games.js';
import { playTournament } from '../tournament/tournament.js';
import { commonSettings, printTournament } from './tournament-report.js';

/** Who plays where nobody is asked for. */
const USUAL = 'random:8,greedy:8';

/** Most players of one kind: enough for hours. */
const MOST_OF_A_KIND = 10_000;

interface Options extends OptionValues, RunnerValues {
  readonly agents?: readonly string[];
  readonly seed?: number;
  readonly timeLimit?: number;
  readonly restarts?: number;
  readonly json?: boolean;
}

/** A name and how many of it play. The command of a program may have colons of its own. */
const ENTRY = { agent: /^([^:]*)(?::(.*))?$/s, program: /^(.+?)(?::(\d+))?$/s };

/** Read a name, or a name and how many of it play. */
function readEntry(text: string, names: readonly string[]): string[] {
  const form = isProgram(text) ? ENTRY.program : ENTRY.agent;
  const [, name = '', count = '1'] = form.exec(text) ?? [];
  if (!names.includes(name) && !isProgram(name)) {
    const found = quote(name);
    throw new InvalidArgumentError(
      `Found the agent ${found}, expected one of: ${names.join(', ')}, exec:<command>.`,
    );
  }
  const number = Number(count);
  if (!/^[1-9]\d*$/.test(count) || number > MOST_OF_A_KIND) {
    const found = quote(text);
    throw new InvalidArgumentError(
      `Found ${found}, expected a name, or a name and a number from 1 to ${MOST_OF_A_KIND}: ${name}:8.`,
    );
  }
  return new Array<string>(number).fill(name);
}

/** Read names with commas between them, each with how many of it play. */
function readAgents(text: string, known: readonly string[]): string[] {
  const names = splitSeats(text).flatMap((entry) => readEntry(entry, known));
  if (names.length >= 3) return names;
  throw new InvalidArgumentError(`Found ${countOf(names.length, 'agent')}, expected 3 or more.`);
}

async function run(
  command: Command,
  host: Host,
  players: Players<TsuroTypes>,
  options: Options,
): Promise<void> {
  const {
    agents = readAgents(USUAL, players.agents.names),
    timeLimit,
    restarts,
    workers,
    json = false,
  } = options;
  refusePrograms(command, agents, options);
  const rules = completeRules(SETTINGS, rulesFrom(tsuroRules, options));
  const seed = chosenSeed({ seed: options.seed, rng: Math.random });
  const programs = await openPrograms(tsuroRules, agents, { restarts });
  const seats = agents.map((name, index) => programs.agents[index] ?? name);
  const make = (seat: unknown) => agentFor(players, seat);
  const names = distinct(seats.map((seat) => make(seat).name));
  // There is a name for each.
  const entrants = new Map(seats.map((seat, index) => [names[index] as string, seat]));
  const threadData = threadDataOf(host.game);
  const play = (queue: SharedQueue | undefined) =>
    printTournament({
      json,
      heading: () =>
        `${agents.length} players, ${writeRules(commonSettings(), rules)}, seed ${seed}`,
      play: (watch) => {
        const runtime = { workers, workerFile: host.workerFile, ...awakeInThreads(), ...watch };
        const open = queue?.runnerOf(matchesOf(tsuroRules)) ?? openRunner;
        const all = { rules, timeLimit, seed, ...runtime };
        return playTournament(entrants, all, { make, open, threadData });
      },
    });
  await playShared(command, options, host, play).finally(programs.close);
}

/** Define the command. */
export function define(command: Command, host: Host): void {
  // The command is one of Tsuro, whose agents may be more than the ready-made ones.
  const agents = playersOf(host.game).agents as AgentRegistry<TsuroTypes>;
  const { names } = agents;
  const summary =
    `the agents in turn order, each with its number of players: second:20,random; ` +
    `of: ${names.join(', ')}, exec:<command> for another program, or a file such as ./my-agent.js:8 (default: ${USUAL})`;
  command.addOption(
    new ChoiceOption('--agents <names>', summary, names, true).argParser((text) =>
      readAgents(text, names),
    ),
  );
  addRulesOptions(command, { settings: commonSettings() });
  command.option(
    '--json',
    'print the result as one JSON object on a line, with the records of all games',
  );
  addRunnerOptions(command);
  addTimeLimitOption(command);
  addRestartsOption(command);
  addSeedOption(command, 'repeat the tournament')
    .addHelpText(
      'after',
      `
While more than five players are left, they are split into games of three to five, and the first two
ranks of each play on. The last three to five play the final. Players with the same agent are numbered:
second, second-2.

The same seed gives the same tournament with any number of workers, here or on a queue. With
exec:<command>, the games are played in this thread, one after the other.

When stopped by SIGHUP, SIGINT (Ctrl-C) or SIGTERM, prints the games so far, marked as partial,
with exit status 129, 130 or 143.

Example:
  $ ${host.call} tournament --agents greedy:10,random:10 --seed 1`,
    )
    .action((options: Options) => run(command, host, { game: tsuroRules, agents }, options));
}
