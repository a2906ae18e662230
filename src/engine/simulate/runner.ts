/**
 * Runners, which play the shards of a simulation in this thread or in worker threads.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../text/number-in-range.js';
import type { GameTypes } from '../game/game.js';
import { isAgent } from '../match/agent.js';
import type { Runtime } from '../match/options.js';
import { giveWay } from '../match/timer.js';
import { type Players, playShard, type Scenario, type Shard } from './shard.js';
import { addTally, emptyTally, type Tally } from './tally.js';
import { type FileUrl, hasThreads, MOST_THREADS, openPool, usefulThreads } from './worker-pool.js';

/** Options for running shards. */
export interface RunnerOptions extends Runtime {
  /** Number of worker threads; by default, as many as are useful. */
  readonly workers?: number | undefined;
  /** The module that worker threads run, which answers tasks; without one, there are no threads. */
  readonly workerFile: FileUrl | undefined;
}

/** A player of shards. */
export interface Runner<Types extends GameTypes> {
  /** Number of shards that are played at a time. */
  readonly size: number;
  /** Play a shard. */
  play(shard: Shard<Types>): Promise<Tally>;
  /** Stop, even in the middle of a shard. */
  stop(): Promise<void>;
}

/** Open a runner for a number of shards. */
export type OpenRunner = <Types extends GameTypes>(
  players: Players<Types>,
  scenario: Scenario<Types>,
  shards: number,
  options: RunnerOptions,
) => Runner<Types>;

/** A message to a worker thread: plain data, since functions cannot be sent. */
export interface WorkerTask {
  /** The game's name. */
  readonly game: string;
  readonly shard: Shard<GameTypes>;
  /** Whether agents may read a clock. */
  readonly isTimed: boolean;
}

/** Play a shard in a worker thread, with the thread's own clock if agents may read one. */
export async function runTask(
  load: (game: string) => Promise<Players<GameTypes>>,
  { game, shard, isTimed }: WorkerTask,
): Promise<Tally> {
  return playShard(await load(game), shard, isTimed ? { now: () => performance.now() } : {});
}

/** Play in this thread, yielding to the event loop after each game, since agents may be slow. */
function localRunner<Types extends GameTypes>(
  players: Players<Types>,
  runtime: Runtime,
): Runner<Types> {
  return {
    size: 1,
    play: async ({ scenario, first, count }) => {
      const tally = emptyTally(scenario.agents.length);
      for (let game = first; game < first + count; game++) {
        addTally(tally, await playShard(players, { scenario, first: game, count: 1 }, runtime));
        await giveWay();
      }
      return tally;
    },
    stop: async () => {},
  };
}

/** Play in worker threads. */
function threadRunner<Types extends GameTypes>(
  { game }: Players<Types>,
  threads: number,
  { now, signal, workerFile }: RunnerOptions,
): Runner<Types> {
  const pool = openPool<WorkerTask, Tally>(workerFile);
  const stop = () => pool.stop();
  signal?.addEventListener('abort', stop);
  return {
    size: threads,
    play: (shard) =>
      pool.run({ game: game.name, shard, isTimed: now !== undefined }).catch((cause: unknown) => {
        const message = cause instanceof Error ? cause.message : String(cause);
        const games = `games ${shard.first} to ${shard.first + shard.count - 1}`;
        throw new Error(`Worker thread, ${games}: ${message}`, { cause });
      }),
    stop: () => {
      signal?.removeEventListener('abort', stop);
      return stop();
    },
  };
}

/** Return how many worker threads to use; with 0 or 1, the games run in this thread. */
function threadsFor<Types extends GameTypes>(
  { agents }: Scenario<Types>,
  { workers, workerFile }: RunnerOptions,
): number {
  // Only descriptions of agents can be sent to worker threads.
  const areSendable = !agents.some((agent) => isAgent(agent));
  if (workers === undefined) return areSendable ? usefulThreads(workerFile) : 0;
  if (integerInRange('Workers', workers, 0, MOST_THREADS) > 1 && !areSendable) {
    throw new TypeError('Agents: found an object, expected a name, as worker threads make them.');
  }
  return hasThreads() ? workers : 0;
}

/** Open a runner for a number of shards, with no more threads than shards. */
export function openRunner<Types extends GameTypes>(
  players: Players<Types>,
  scenario: Scenario<Types>,
  shards: number,
  options: RunnerOptions,
): Runner<Types> {
  const threads = Math.min(threadsFor(scenario, options), shards);
  return threads > 1 ? threadRunner(players, threads, options) : localRunner(players, options);
}
