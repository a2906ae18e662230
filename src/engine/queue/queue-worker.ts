/**
 * A worker: plays tasks from a queue in its threads.
 *
 * @packageDocumentation
 */
import type { Task } from '../tasks/task.js';
import type { ThreadData } from '../tasks/thread-data.js';
import { type FileUrl, openPool } from '../tasks/worker-pool.js';
import type { OpenQueue } from './redis.js';
import { readTask } from './task-kinds.js';

/** Milliseconds after which another worker takes over the task of one that is gone: a worker renews its lock in half of them. */
const LOCK = 5000;

/** Milliseconds between two looks for such tasks. */
const LOOK = 2500;

/** Times that a task is taken over before it fails: it may be what ends the workers. */
const MOST_TAKEOVERS = 10;

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

/** A worker at work. */
export interface QueueWorker {
  /** Finish the tasks that are played, take no more, and end. */
  close(): Promise<void>;
}

/** Play tasks of a queue until the worker is closed. */
export async function startWorker(
  { bullmq, name, connection }: OpenQueue,
  { concurrency, workerFile, threadData, onDone, onFail }: WorkerOptions,
): Promise<QueueWorker> {
  const pool = openPool<Task, unknown>(workerFile, threadData);
  const worker = new bullmq.Worker<unknown, unknown>(
    name,
    async ({ data }) => {
      const { task, writeResult } = readTask(data);
      return writeResult(await pool.run(task));
    },
    {
      connection,
      concurrency,
      lockDuration: LOCK,
      stalledInterval: LOOK,
      maxStalledCount: MOST_TAKEOVERS,
    },
  );
  worker.on('completed', ({ data }) => onDone(readTask(data).games));
  worker.on('failed', (_, error) => onFail(error.message));
  // The connection is made again by itself; without a listener, an error ends the process.
  worker.on('error', () => {});
  await worker.waitUntilReady();
  return {
    close: async () => {
      // While the Redis is away it would be waited for without end; no result could be delivered to it.
      await worker.close(connection.status !== 'ready');
      await pool.stop();
      connection.disconnect();
    },
  };
}
