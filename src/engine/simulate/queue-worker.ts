/** Workers: they take tasks of simulations and tournaments from a queue, and play them in their threads. */

import type { Task } from '../tasks/runners.js';
import { type FileUrl, openPool, type ThreadData } from '../tasks/worker-pool.js';
import { readTask } from './queued-tasks.js';
import { type OpenQueue, UNCHECKED, whileConnected } from './redis.js';

/** Times that a task is played which fails, for example as a worker is out of memory. */
export const ATTEMPTS = 3;

/** Milliseconds after which another worker takes over the task of one that is gone: a worker renews its lock in half of them. */
const LOCK = 5000;

/** Milliseconds between two looks for such tasks. */
const STALLED_LOOK = 2500;

/** Times that a task is taken over before it fails: it may be what ends the workers. */
const MOST_TAKEOVERS = 10;

/** Longest reason of a failure that is passed on. */
const LONGEST_REASON = 1000;

/** The reason of a failure whose task was deleted while its job was in the queue: the command that waits for it adds it again. */
export const DELETED = 'The task was deleted in Redis.';

/** Whether nothing is left of what a job said: BullMQ reads that as an object without properties. */
function isDeleted(data: unknown): boolean {
  return typeof data === 'object' && data !== null && Object.keys(data).length === 0;
}

/**
 * Return the reason why a task is refused; `undefined` for a failure that need not come again, such as a thread that ends.
 * Every check throws one of these errors: what it refuses it would refuse again.
 */
function refusalOf(error: unknown): string | undefined {
  const isRefused = error instanceof RangeError || error instanceof TypeError;
  return isRefused ? error.message.slice(0, LONGEST_REASON) : undefined;
}

/** How a worker plays. */
export interface WorkerOptions {
  /** Number of tasks that are played at a time, each in a thread of its own. */
  readonly concurrency: number;
  /** The module that threads run. */
  readonly workerFile: FileUrl;
  /** What threads are started with: a game and agents that are not of this package. */
  readonly threadData: ThreadData;
  /** Called after each task that was played, with its number of games. */
  readonly onDone: (games: number) => void;
  /** Called when a task fails, with the reason. */
  readonly onFail: (reason: string) => void;
}

export interface QueueWorker {
  /** Finish the tasks that are played, take no more, and end. */
  close(): Promise<void>;
}

/** Play tasks of a queue until the worker is closed. */
export async function startWorker(
  { bullmq, name, connection, onError }: OpenQueue,
  { concurrency, workerFile, threadData, onDone, onFail }: WorkerOptions,
): Promise<QueueWorker> {
  const pool = openPool<Task, unknown>(workerFile, threadData);
  const worker = new bullmq.Worker<unknown, unknown>(
    name,
    async ({ data }) => {
      if (isDeleted(data)) throw new bullmq.UnrecoverableError(DELETED);
      try {
        const { task, writeResult } = readTask(data);
        return writeResult(await pool.run(task));
      } catch (error) {
        const refusal = refusalOf(error);
        throw refusal === undefined ? error : new bullmq.UnrecoverableError(refusal);
      }
    },
    {
      ...UNCHECKED,
      connection,
      concurrency,
      lockDuration: LOCK,
      stalledInterval: STALLED_LOOK,
      maxStalledCount: MOST_TAKEOVERS,
      // A job says itself how often it is to be tried.
      maxStartedAttempts: ATTEMPTS + MOST_TAKEOVERS,
    },
  );
  worker.on('completed', ({ data }) => onDone(readTask(data).games));
  worker.on('failed', (_, error) => onFail(error.message));
  worker.on('error', onError);
  await worker.waitUntilReady();
  return {
    close: async () => {
      await whileConnected(connection, worker.pause());
      await worker.close(true);
      await pool.stop();
      connection.disconnect();
    },
  };
}
