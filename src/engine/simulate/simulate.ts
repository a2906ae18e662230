/** Many games between the same agents. */

import {
  checkedFunction,
  integerInRange,
  knownOptions,
  listOf,
  ownProperties,
  wrongType,
} from '../../boundary/values.js';
import { chosenSeed, type SeedChoice } from '../../random/seeds.js';
import { agentFor, type Players, playersOf } from '../agents/players.js';
import {
  type Agent,
  type AgentDescription,
  type AgentMakers,
  checkAgentCount,
} from '../game/agent.js';
import type { Game, GameTypes } from '../game/game.js';
import { checkGame } from '../game/game-value.js';
import { type RulesOptionsOf, rulesForAgents } from '../game/settings.js';
import { checkPlaying, giveWay, type Limits, usualTimeLimit } from '../match/options.js';
import { type OpenRunner, openRunner, playInOrder, type RunnerOptions } from '../tasks/runners.js';
import { workerFileOf } from '../tasks/worker-file.js';
import { threadDataOf } from '../tasks/worker-pool.js';
import { simulationCorrector } from './correction.js';
import { isEvaluated, noEvaluation } from './luck.js';
import { playShard, type ShardTask } from './shard.js';
import { type Statistics, statisticsOf } from './statistics.js';
import { addTally, emptyTally, type Tally } from './tally.js';

export const MOST_GAMES = 1e9;

/** Shards of a short simulation: as many steps of progress. */
const SHARDS = 100;

/** Most games of a shard: a fraction of a second, where agents think quickly. */
export const MOST_GAMES_OF_SHARD = 250;

/** The progress of a simulation. The option `onProgress` of {@link simulate} is called with it. */
export interface Progress {
  /** Number of games played so far. */
  readonly played: number;
  /** Number of games of the whole simulation. */
  readonly games: number;
}

/**
 * Options of {@link simulate}: `agents` and `games` are required, all others have defaults.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @typeParam Entrant - the type of the descriptions of agents
 */
export interface SimulateOptions<Types extends GameTypes, Entrant = unknown>
  extends SeedChoice,
    Omit<Limits, 'timeLimit'>,
    Omit<RunnerOptions, 'workerFile'> {
  /**
   * Time limit per move in milliseconds, above 0, after which the agent forfeits. By default, 1000 more than the
   * budget's milliseconds; none if the budget has iterations alone; 60,000 without a budget.
   */
  readonly timeLimit?: number | undefined;
  /**
   * The agents, one for each player: by name, such as `'greedy'`, by `{ name, options }`, or as objects. Those given by
   * name are made again for each game; an object plays in every game, and cannot play in worker threads.
   */
  readonly agents: readonly Entrant[];
  /**
   * Number of games, from 1 to 10^9. A multiple of the number of orders of the agents is fairest: of 2, 6, 24 or 120
   * for 2, 3, 4 or 5 agents.
   */
  readonly games: number;
  /**
   * Whether win rates are also corrected for luck, so that fewer games give the same precision; only for a game with
   * chance events and the member `evaluate`. `false` by default, as evaluations take time.
   */
  readonly luck?: boolean | undefined;
  /** The rules that differ from the defaults. Without the setting `players`, there are as many players as agents. */
  readonly rules?: RulesOptionsOf<Types['rules']> | undefined;
  /**
   * The URL of the package's module `simulation-worker.js`, which worker threads run: needed only if a bundler moves
   * it.
   */
  readonly workerFile?: Readonly<Record<'href', string>> | undefined;
  /** Listener to progress, called each time some more games have been played. A promise that it returns is awaited. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /**
   * Listener, called with the statistics so far when the signal stops a simulation that has begun, before the promise
   * is rejected.
   */
  readonly onStop?: ((partial: SimulationResult<Types>) => void) | undefined;
}

/**
 * The result of {@link simulate}: statistics of many games, with their rules and seed. Plain data.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface SimulationResult<Types extends GameTypes> extends Statistics {
  /** The rules in force, with every setting. */
  readonly rules: Types['rules'];
  /** Seed of the simulation, an integer: the same one gives the same games. */
  readonly seed: number;
  /** Number of games played. */
  readonly games: number;
}

/** Cut games into shards. The cut depends on their number alone. */
function cut(games: number) {
  const size = Math.min(MOST_GAMES_OF_SHARD, Math.ceil(games / SHARDS));
  return {
    shards: Math.ceil(games / size),
    shardAt: (index: number) => ({
      first: index * size,
      count: Math.min(size, games - index * size),
    }),
  };
}

const OPTIONS = [
  ...(['agents', 'games', 'rules', 'seed', 'rng', 'limit', 'budget', 'timeLimit'] as const),
  ...(['luck', 'workers', 'workerFile', 'onProgress', 'onStop', 'now', 'timer', 'signal'] as const),
] as const;

/**
 * Play many games between the same agents, and compute win rates and other statistics.
 *
 * The agents change seats from game to game, so that none benefits from going first. The result is the same, bit for
 * bit, in this thread and in any number of worker threads, unless agents read a clock.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @typeParam Makers - the type of the game's ready-made agents, by name
 * @param game - the rules, such as `azul` of `azulejo`, with the agents that are given by name
 * @param options - agents and number of games; rules, seed, limits; workers, progress, signal
 * @returns a promise of the statistics: of each agent, in the order of `agents`, and of the games
 * @throws RangeError if there is not one agent for each player, the game has no agent of a name, a setting has an
 * invalid value, a number is out of its range, or `luck` is set for a game without chance events or `evaluate`;
 * TypeError if `game` is not a game, an option or a setting does not exist, a value has another type, or an agent that
 * is an object is given with more than one worker; Error if a worker thread ends in the middle; any error of
 * `onProgress`; the signal's reason if it is aborted
 *
 * @example
 * ```ts
 * import { azul } from 'azulejo';
 * import { simulate } from 'azulejo/agents';
 *
 * const { agents } = await simulate(azul, { agents: ['greedy', 'random'], games: 100, seed: 1 });
 * agents.map(({ name }) => name); // ['greedy', 'random']
 * ```
 */
export async function simulate<
  Types extends GameTypes,
  Makers extends AgentMakers<Types['state'], Types['move']> = AgentMakers<
    Types['state'],
    Types['move']
  >,
>(
  game: Game<Types, Makers>,
  options: SimulateOptions<Types, AgentDescription<Makers> | Agent<Types['state'], Types['move']>>,
): Promise<SimulationResult<Types>> {
  checkGame(game);
  const own = knownOptions('Options', options, OPTIONS);
  const workerFile = workerFileOf(own.workerFile, game);
  return simulateGames(playersOf(game), Object.assign(own, { workerFile }));
}

/**
 * Play many games between the same agents, wherever tasks are played.
 *
 * Player 0 begins every game where nothing else is settled, and the agents change seats from game to
 * game. Each game has a seed of its own, which depends on its number and the simulation's seed alone:
 * the result is the same bit for bit in this thread and in any number of worker threads, unless
 * agents read a clock.
 *
 * @param players - the game with its agents
 * @param given - agents and games; rules, seed, limits; workers, progress, signal
 * @param open - where shards are played: in this thread or in worker threads by default
 * @returns statistics by agent, in the order of `agents`, and of the games
 * @throws RangeError or TypeError if an option is out of range or an agent unknown; Error if a
 * worker thread ends in the middle; any error of `onProgress`; the signal's reason if it is aborted
 */
export async function simulateGames<Types extends GameTypes>(
  players: Players<Types>,
  given: SimulateOptions<Types>,
  open: OpenRunner<ShardTask<Types>, Tally> = openRunner,
): Promise<SimulationResult<Types>> {
  const options = ownProperties('Options', given);
  const { signal, games, limit, budget, onStop, luck = false } = options;
  const agents = listOf('Agents', options.agents, 'a list of agents');
  checkPlaying(options);
  checkedFunction('onProgress', options.onProgress);
  checkedFunction('onStop', onStop);
  signal?.throwIfAborted();
  integerInRange('Games', games, 1, MOST_GAMES);
  const { game } = players;
  const seed = chosenSeed(options);
  const rules = rulesForAgents(game.settings, agents.length, options.rules);
  checkAgentCount(agents, game.players(rules).length);
  const names = agents.map((agent) => {
    const { name } = agentFor(players, agent);
    return typeof agent === 'string' ? agent : name;
  });
  if (typeof luck !== 'boolean') throw wrongType('Luck', luck, 'true or false');
  if (luck && !isEvaluated(game)) throw noEvaluation(game.name);
  const timeLimit = usualTimeLimit(options);
  const scenario = { rules, agents, seed, limit, budget, timeLimit, luck };
  const total = emptyTally(agents.length);
  const corrector = luck ? simulationCorrector(agents.length) : undefined;
  const resultOf = (count: number) => ({
    rules,
    seed,
    games: count,
    ...statisticsOf(names, total, corrector?.sums),
  });
  const { shards, shardAt } = cut(games);
  const work = {
    agents,
    threadData: threadDataOf(game),
    tasks: shards,
    // Agents may be slow, so other work in this thread can be done after each game.
    play: ({ shard }: ShardTask<Types>) => playShard(players, shard, options, giveWay),
    describe: ({ shard: { first, count } }: ShardTask<Types>) =>
      count === 1 ? `game ${first}` : `games ${first} to ${first + count - 1}`,
  };
  let added = 0;
  let played = 0;
  const runner = open(work, { ...options, workerFile: options.workerFile });
  try {
    await playInOrder<ShardTask<Types>, Tally>(runner, {
      tasks: shards,
      signal,
      taskAt: (index) => ({
        kind: 'shard',
        game: game.name,
        isTimed: options.now !== undefined,
        shard: { scenario, ...shardAt(index) },
      }),
      onPlayed: ({ shard }) => {
        played += shard.count;
        return options.onProgress?.({ played, games });
      },
      take: (tally) => {
        addTally(total, tally);
        corrector?.add(tally);
        added++;
        return false;
      },
    });
  } catch (error) {
    if (signal?.aborted) await onStop?.(resultOf(Math.min(games, shardAt(added).first)));
    throw error;
  } finally {
    await runner.stop();
  }
  return resultOf(games);
}
