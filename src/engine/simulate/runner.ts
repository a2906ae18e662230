/**
 * Runners, which play the shards of a simulation: this thread, or worker threads.
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
import { hasThreads, MOST_THREADS, openPool, usefulThreads } from './worker-pool.js';

/** What shards are run with. */
export interface RunnerOptions extends Runtime {
  /** Number of worker threads; absent for as many as are useful. */
  readonly workers?: number | undefined;
  /** The module that worker threads run; its function `runTask` is {@link runTask}. */
  readonly workerFile: URL;
}

/** Plays shards. */
export interface Runner<Types extends GameTypes> {
  /** How many shards are played at a time. */
  readonly size: number;
  /** Play a shard. */
  play(shard: Shard<Types>): Promise<Tally>;
  /** Stop, in the middle of a shard if need be. */
  stop(): Promise<void>;
}

/** What a worker thread is sent: functions cannot be. */
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

/** Play in this thread, and give way after each game: agents may think for long. */
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
async function threadRunner<Types extends GameTypes>(
  { game }: Players<Types>,
  threads: number,
  { now, signal, workerFile }: RunnerOptions,
): Promise<Runner<Types>> {
  const pool = await openPool<WorkerTask, Tally>(workerFile, threads);
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

/** Return how many threads to open; 0 and 1 are none. */
async function threadsFor<Types extends GameTypes>(
  { agents }: Scenario<Types>,
  { workers, workerFile }: RunnerOptions,
): Promise<number> {
  const areDescribed = !agents.some((agent) => isAgent(agent));
  if (workers === undefined) return areDescribed ? usefulThreads(workerFile) : 0;
  if (integerInRange('Workers', workers, 0, MOST_THREADS) > 1 && !areDescribed) {
    throw new TypeError('Agents: found an object, expected a name, as worker threads make them.');
  }
  return hasThreads() ? workers : 0;
}

/** Open a runner that plays no more shards at a time than there are. */
export async function openRunner<Types extends GameTypes>(
  players: Players<Types>,
  scenario: Scenario<Types>,
  shards: number,
  options: RunnerOptions,
): Promise<Runner<Types>> {
  const threads = Math.min(await threadsFor(scenario, options), shards);
  return threads > 1 ? threadRunner(players, threads, options) : localRunner(players, options);
}
