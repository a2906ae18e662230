/**
 * Simulations on many machines: shards are put into a queue, and workers anywhere play them.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import type { GameTypes } from '../game/game.js';
import { isAgent } from '../match/agent.js';
import type { OpenRunner, Runner, WorkerTask } from '../simulate/runner.js';
import type { Shard } from '../simulate/shard.js';
import type { Tally } from '../simulate/tally.js';
import type { OpenQueue } from './redis.js';
import { readTally, type TallyText } from './task-text.js';

/** The kind of a job. */
export const SHARD = 'shard';

/** Most shards in the queue at a time: some for each of a thousand workers, in a dozen megabytes. */
const WINDOW = 10_000;

/** Times that a shard is played which fails, for example as a worker is out of memory. */
const ATTEMPTS = 3;

/** Milliseconds between two looks at the shards whose result has not come. */
const LOOK = 5000;

/** A shard whose result is waited for. */
interface Waiting {
  readonly task: WorkerTask;
  readonly resolve: (tally: Tally) => void;
  readonly reject: (error: unknown) => void;
  /** Whether it was not in the queue at the last look. */
  isMissing: boolean;
}

/** A queue as a player of shards. */
export interface SharedQueue {
  readonly openRunner: OpenRunner;
  /** Count the workers that are connected. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Share the work of simulations by a queue.
 *
 * Each result counts once, however often its shard was played: by its place in the simulation. A shard that is lost, as
 * its Redis was started again from an older copy, is put into the queue again.
 */
export async function shareBy({ bullmq, name, connection }: OpenQueue): Promise<SharedQueue> {
  const queue = new bullmq.Queue<WorkerTask, TallyText>(name, { connection });
  const events = new bullmq.QueueEvents(name, { connection: connection.duplicate() });
  // The connection is made again by itself; without a listener, an error ends the process.
  queue.on('error', () => {});
  events.on('error', () => {});
  await events.waitUntilReady();
  const waiting = new Map<string, Waiting>();
  const settle = (id: string, how: (one: Waiting) => void) => {
    const one = waiting.get(id);
    waiting.delete(id);
    if (one !== undefined) how(one);
  };
  events.on('completed', ({ jobId, returnvalue }) => {
    // BullMQ types results as texts, though it parses them.
    const tally = returnvalue as unknown as TallyText;
    settle(jobId, ({ resolve }) => resolve(readTally(tally)));
  });
  events.on('failed', ({ jobId, failedReason }) => {
    settle(jobId, ({ reject, task: { shard } }) => {
      const games = `games ${shard.first} to ${shard.first + shard.count - 1}`;
      reject(new Error(`Queue, ${games}: ${failedReason}`));
    });
  });

  const put = (id: string, task: WorkerTask) =>
    queue.add(SHARD, task, {
      ...{ jobId: id, attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true },
    });

  /** Put what is not in the queue any more into it again. A result can be on its way: hence the second look. */
  const look = async () => {
    const all = [...waiting];
    const found = await Promise.all(all.map(([id]) => connection.exists(queue.toKey(id))));
    for (const [index, [id, one]] of all.entries()) {
      const isMissing = found[index] === 0;
      if (isMissing && one.isMissing && waiting.has(id)) await put(id, one.task);
      one.isMissing = isMissing;
    }
  };
  let looking: Promise<void> | undefined;
  const timer = setInterval(() => {
    looking ??= look()
      .catch(() => {})
      .finally(() => {
        looking = undefined;
      });
  }, LOOK);

  const openRunner: OpenRunner = ({ game }, scenario, shards, { now, signal }) => {
    if (scenario.agents.some((agent) => isAgent(agent))) {
      throw new TypeError('Agents: found an object, expected a name, as workers make them.');
    }
    const run = randomUUID();
    const stop = async () => {
      signal?.removeEventListener('abort', stop);
      const ids = [...waiting.keys()].filter((id) => id.startsWith(run));
      for (const id of ids) settle(id, ({ reject }) => reject(signal?.reason));
      // What a worker plays already is played to its end, for nobody.
      await Promise.all(ids.map((id) => queue.remove(id).catch(() => 0)));
    };
    signal?.addEventListener('abort', stop);
    return {
      size: Math.min(WINDOW, shards),
      play: (shard: Shard<GameTypes>) =>
        new Promise((resolve, reject) => {
          const id = `${run}-${shard.first}`;
          const task = { game: game.name, shard, isTimed: now !== undefined };
          waiting.set(id, { task, resolve, reject, isMissing: false });
          put(id, task).catch((error: unknown) => settle(id, () => reject(error)));
        }),
      stop,
    } satisfies Runner<GameTypes>;
  };

  return {
    openRunner,
    workers: () => queue.getWorkersCount(),
    close: async () => {
      clearInterval(timer);
      await looking;
      await Promise.all([events.close(), queue.close()]);
      connection.disconnect();
    },
  };
}
