/**
 * Those who play the shards of a simulation: this thread, or worker threads.
 *
 * @packageDocumentation
 */

import { integerInRange } from '../../text/number-in-range.js';
import { isAgent } from '../match/agent.js';
import { pause } from '../match/clock.js';
import type { Means } from '../match/conditions.js';
import type { Arena } from './arena.js';
import type { Scenario, Shard } from './shard.js';
import { emptyTally, joinTallies, type Tally } from './tally.js';
import { hasThreads, MOST_THREADS, openThreads, usefulThreads } from './threads.js';
import type { WorkerTask } from './worker-task.js';

/** Say who plays. */
export interface CrewMeans extends Means {
  /** Number of worker threads; absent for as many as are of use. */
  readonly workers?: number | undefined;
  /** The module that worker threads run; its function `runTask` performs a task. */
  readonly workerFile: URL;
}

/** Those who play shards. */
export interface Crew<Rules, Entrant> {
  /** How many shards are played at a time. */
  readonly size: number;
  /** Play a shard. */
  play(shard: Shard<Rules, Entrant>): Promise<Tally>;
  /** Stop, in the middle of a shard if need be. */
  stop(): Promise<void>;
}

/** Play in this thread, game by game. */
function ownThread<Rules, Entrant>(
  arena: Arena<Rules, Entrant>,
  { now, timer, signal }: Means,
): Crew<Rules, Entrant> {
  return {
    size: 1,
    play: async ({ scenario, first, count }) => {
      let tally = emptyTally(scenario.agents.length);
      for (let game = first; game < first + count; game++) {
        const shard = { scenario, first: game, count: 1 };
        tally = joinTallies(tally, await arena.play(shard, { now, timer, signal }));
        // Nobody could stop what never gives way.
        await pause();
      }
      return tally;
    },
    stop: async () => {},
  };
}

/** Play in worker threads. */
async function workerThreads<Rules, Entrant>(
  size: number,
  { now, signal, workerFile }: CrewMeans,
): Promise<Crew<Rules, Entrant>> {
  const threads = await openThreads<WorkerTask<Rules, Entrant>, Tally>(workerFile, size);
  const stop = () => threads.stop();
  signal?.addEventListener('abort', stop);
  return {
    size,
    play: (shard) =>
      threads.run({ shard, isTimed: now !== undefined }).catch((cause: unknown) => {
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

/** Find out how many threads to open; 0 and 1 are none. */
async function threadsFor<Rules, Entrant>(
  { agents }: Scenario<Rules, Entrant>,
  { workers, workerFile }: CrewMeans,
): Promise<number> {
  const areDescribed = !agents.some((agent) => isAgent(agent));
  if (workers === undefined) return areDescribed ? usefulThreads(workerFile) : 0;
  if (integerInRange('Workers', workers, 0, MOST_THREADS) > 1 && !areDescribed) {
    throw new TypeError('Agents: found an object, expected a name, as worker threads make them.');
  }
  return hasThreads() ? workers : 0;
}

/** Gather a crew of no more members than there are shards. */
export async function gatherCrew<Rules, Entrant>(
  arena: Arena<Rules, Entrant>,
  scenario: Scenario<Rules, Entrant>,
  shards: number,
  means: CrewMeans,
): Promise<Crew<Rules, Entrant>> {
  const size = Math.min(await threadsFor(scenario, means), shards);
  return size > 1 ? workerThreads(size, means) : ownThread(arena, means);
}
