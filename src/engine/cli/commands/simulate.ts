/** `azulejo simulate`: many games between the same agents, and how often each wins. */

import type { Command } from 'commander';
import { chosenSeed } from '../../../random/seeds.js';
import { countOf, escapeUnsafe, percent, shorten } from '../../../text/message.js';
import { type Players, playersOf } from '../../agents/players.js';
import type { GameTypes } from '../../game/game.js';
import type { SharedQueue } from '../../simulate/queue.js';
import { SHARDS } from '../../simulate/queued-tasks.js';
import { MOST_GAMES, type SimulationResult, simulateGames } from '../../simulate/simulate.js';
import type { AgentStatistics, Spread, WinRate } from '../../simulate/statistics.js';
import { awakeInThreads } from '../../tasks/awake.js';
import { type GameConsole, type Host, loadConsole } from '../console.js';
import { runAndPrint } from '../long-run.js';
import {
  addLimitOptions,
  addLuckOption,
  addRulesOptions,
  addSeedOption,
  integer,
  type LimitValues,
  type OptionValues,
  rulesFrom,
} from '../options.js';
import { columns } from '../print/output.js';
import { timesOf } from '../print/ratings-report.js';
import { describeRules } from '../print/report.js';
import { openPrograms } from '../programs.js';
import { addRunnerOptions, playShared, type RunnerValues, refusePrograms } from '../runners.js';
import { addAgentsOption, setTable } from '../seats.js';

/** Number of games by default: every order of two to five agents comes up equally often. */
const GAMES = 1200;

interface SimulateOptions extends OptionValues, RunnerValues, LimitValues {
  readonly agents?: readonly string[];
  readonly games: number;
  readonly seed?: number;
  readonly luck?: boolean;
  readonly json?: boolean;
}

/** Return the default agents: the game's second and first. */
function usualAgents({ agents }: Players<GameTypes>): [string, ...string[]] {
  const [first = '', second = first] = agents.names;
  return [second, first];
}

async function run(
  command: Command,
  host: Host,
  players: Players<GameTypes>,
  options: SimulateOptions,
): Promise<void> {
  const { entry, game, workerFile } = host;
  const { games, workers, milliseconds, iterations, timeLimit, luck } = options;
  const asked = rulesFrom(game, options);
  const { rules, seats } = setTable(command, game, options.agents, asked, usualAgents(players));
  refusePrograms(command, seats, options);
  const programs = await openPrograms(game, seats, { restarts: options.restarts });
  const agents = seats.map((seat, index) => programs.agents[index] ?? seat);
  const play = (queue: SharedQueue | undefined) =>
    runAndPrint<SimulationResult<GameTypes>>({
      total: games,
      unit: 'game',
      json: options.json ?? false,
      work: ({ onProgress, ...watch }) =>
        simulateGames(
          players,
          {
            agents,
            games,
            rules,
            workers,
            workerFile,
            timeLimit,
            luck,
            ...watch,
            seed: chosenSeed({ seed: options.seed, rng: Math.random }),
            budget: { milliseconds, iterations },
            ...awakeInThreads(),
            onProgress: ({ played }) => onProgress(played),
          },
          queue?.runnerOf(SHARDS),
        ),
      done: (result) => result.games,
      lines: async (result) => simulationLines(players, await loadConsole(entry), result),
    });
  await playShared(command, options, host, play).finally(programs.close);
}

/** Most characters of the reason why an agent forfeited. */
const LONGEST_REASON = 200;

/** List the lines of a simulation's result. */
export function simulationLines(
  { game }: Players<GameTypes>,
  gameConsole: GameConsole<GameTypes>,
  { rules, seed, games, agents, endings, moves }: SimulationResult<GameTypes>,
): string[] {
  const hasPoints = game.scores !== undefined;
  const table = [
    ['agent', 'wins', '95% interval', ...(hasPoints ? ['points'] : []), 'forfeits'],
    ...agents.map((agent) => rowOf(agent, hasPoints)),
  ];
  return [
    `${countOf(games, 'game')}, ${describeRules(game, gameConsole, rules)}, seed ${seed}`,
    '',
    ...columns(table),
    '',
    `moves   ${spreadText(moves)}`,
    `ended   ${endings.over} by the rules, ${endings.limit} at the move limit, ` +
      `${endings.forfeit} by a forfeit`,
    ...correctedLines(agents),
    ...agents.flatMap(forfeitLines),
  ];
}

function rowOf({ name, winRate, score, forfeits }: AgentStatistics, hasPoints: boolean): string[] {
  const points = hasPoints ? [spreadText(score)] : [];
  const value = winRate === undefined ? 'none' : percent(winRate.value);
  return [name, value, interval(winRate), ...points, `${forfeits}`];
}

function interval(rate: WinRate | undefined): string {
  return rate === undefined ? 'none' : `${percent(rate.low)} to ${percent(rate.high)}`;
}

function spreadText(spread: Spread | undefined): string {
  if (spread === undefined) return 'none';
  return `${spread.mean.toFixed(1)} (${spread.min} to ${spread.max})`;
}

/** List the lines of what is corrected for luck; none if nothing is. */
function correctedLines(agents: readonly AgentStatistics[]): string[] {
  const rows = agents.flatMap(({ name, corrected }) =>
    corrected === undefined
      ? []
      : [[name, percent(corrected.value), interval(corrected), timesOf(corrected.varianceRatio)]],
  );
  if (rows.length === 0) return [];
  return [
    ...['', 'Corrected for luck:', ''],
    ...columns([['agent', 'wins', '95% interval', 'as with'], ...rows]),
  ];
}

function forfeitLines({ name, firstForfeit }: AgentStatistics): string[] {
  if (firstForfeit === undefined) return [];
  const { game, seed, message } = firstForfeit;
  const reason = shorten(message, LONGEST_REASON);
  return ['', `First forfeit of ${escapeUnsafe(name)}: game ${game}, seed ${seed}: ${reason}`];
}

export async function define(command: Command, host: Host): Promise<void> {
  const players = playersOf(host.game);
  addAgentsOption(command, players.agents.names, usualAgents(players).join(' and '));
  addRulesOptions(command, host.game).option(
    '--games <n>',
    'number of games',
    integer(1, MOST_GAMES),
    GAMES,
  );
  addLimitOptions(command);
  addLuckOption(command, host.game, false);
  addRunnerOptions(command).option('--json', 'print the result as one JSON object on a line');
  addSeedOption(command, 'repeat the games')
    .addHelpText('after', () => helpOf(host, players))
    .action((options: SimulateOptions) => run(command, host, players, options));
}

function helpOf({ call }: Host, { agents }: Players<GameTypes>): string {
  return `
The agents change seats from game to game. The same seed gives the same result with any
number of workers, here or on a queue, unless --milliseconds makes agents look at a clock.

With exec:<command>, another program plays, as docs/protocol.md specifies. Each is started once,
and the games are played in this thread, one after the other. A file such as ./my-agent.js is an
ES module whose default export makes an agent: see docs/many-games.md.

When stopped by SIGHUP, SIGINT (Ctrl-C) or SIGTERM, prints the games so far, marked as partial,
with exit status 129, 130 or 143.

Example:
  $ ${call} simulate --agents ${agents.names[0]} --games 100 --seed 1`;
}
