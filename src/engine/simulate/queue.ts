/**
 * Simulations and tournaments on many machines: their tasks are put into a queue, and workers anywhere play them in their
 * threads.
 *
 * @packageDocumentation
 */

import { randomUUID } from 'node:crypto';
import type { Queue, QueueEvents } from 'bullmq';
import { isAgent } from '../game/agent.js';
import type { OpenRunner, Task } from '../tasks/runners.js';
import { type FileUrl, openPool, type ThreadData } from '../tasks/worker-pool.js';
import { readTask, type TaskKind } from './queued-tasks.js';
import type { OpenQueue } from './redis.js';

/** Most tasks in the queue at a time: some for each of a thousand workers, in a dozen megabytes. */
const WINDOW = 10_000;

/** Times that a task is played which fails, for example as a worker is out of memory. */
const ATTEMPTS = 3;

/** Milliseconds between two looks at the tasks whose result has not come. */
const RESULT_LOOK = 5000;

/** A task whose result is waited for. */
interface Waiting {
  readonly task: Task;
  /** What it is, for errors. */
  readonly name: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: unknown) => void;
  /** Settled when it has been put into the queue, or that has failed. */
  readonly isPut: Promise<void>;
  /** Whether it was not in the queue at the last look. */
  isMissing: boolean;
}

/** A queue as a player of tasks. */
export interface SharedQueue {
  /** Make what opens runners for tasks of a kind. */
  runnerOf<OfKind extends Task, Result>(kind: TaskKind<OfKind, Result>): OpenRunner<OfKind, Result>;
  /** Count the workers that are connected. */
  workers(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Share work by a queue.
 *
 * Each result counts once, however often its task was played: by the name of the job. A task that is lost, as its Redis was started again from an older copy, is put into the queue again.
 */
export async function shareBy(open: OpenQueue): Promise<SharedQueue> {
  const shared = new WaitingTasks(open);
  await shared.open();
  return shared;
}

/** The tasks that are in the queue, each until its result comes. */
class WaitingTasks implements SharedQueue {
  readonly #connection: OpenQueue['connection'];
  /** The connection that waits for results. */
  readonly #listening: OpenQueue['connection'];
  readonly #queue: Queue<Task, unknown>;
  readonly #events: QueueEvents;
  readonly #waiting = new Map<string, Waiting>();
  /** Tasks that are being taken from the queue. */
  readonly #withdrawals = new Set<Promise<void>>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor({ bullmq, name, connection }: OpenQueue) {
    this.#connection = connection;
    this.#queue = new bullmq.Queue(name, { connection });
    this.#listening = connection.duplicate();
    this.#events = new bullmq.QueueEvents(name, { connection: this.#listening });
    // The connection is made again by itself; without a listener, an error ends the process.
    this.#queue.on('error', () => {});
    this.#events.on('error', () => {});
    this.#events.on('completed', ({ jobId, returnvalue }) => {
      // BullMQ types results as texts, though it parses them.
      this.#settle(jobId, ({ resolve }) => resolve(returnvalue));
    });
    this.#events.on('failed', ({ jobId, failedReason }) => {
      this.#settle(jobId, ({ reject, name }) => {
        reject(new Error(`Queue, ${name}: ${failedReason}`));
      });
    });
  }

  async open(): Promise<void> {
    await this.#events.waitUntilReady();
    this.#timer = setInterval(() => this.#lookAgain(), RESULT_LOOK);
  }

  runnerOf<OfKind extends Task, Result>({
    readResult,
  }: TaskKind<OfKind, Result>): OpenRunner<OfKind, Result> {
    return ({ agents, tasks, describe }, { signal }) => {
      if (agents.some((agent) => isAgent(agent))) {
        throw new TypeError('Agents: found an object, expected a name, as workers make them.');
      }
      const run = randomUUID();
      let count = 0;
      const stop = async () => {
        signal?.removeEventListener('abort', stop);
        await this.#withdraw(run, signal?.reason);
      };
      signal?.addEventListener('abort', stop);
      return {
        size: Math.min(WINDOW, tasks),
        play: async (task) =>
          readResult(await this.#play(`${run}-${count++}`, task, describe(task))),
        stop,
      };
    };
  }

  workers(): Promise<number> {
    return this.#queue.getWorkersCount();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    // A Redis that is away would be waited for without end.
    if (this.#connection.status === 'ready') {
      await this.#looking;
      await Promise.all(this.#withdrawals);
      await this.#closeQueue();
    } else void this.#closeQueue().catch(() => {});
    this.#connection.disconnect();
    this.#listening.disconnect();
  }

  async #closeQueue(): Promise<void> {
    await Promise.all([this.#events.close(), this.#queue.close()]);
  }

  #play(id: string, task: Task, name: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const isPut = this.#put(id, task).catch((error: unknown) =>
        this.#settle(id, () => reject(error)),
      );
      this.#waiting.set(id, { task, name, resolve, reject, isPut, isMissing: false });
    });
  }

  async #put(id: string, task: Task): Promise<void> {
    const options = { attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true };
    await this.#queue.add(task.kind, task, { jobId: id, ...options });
  }

  #settle(id: string, how: (one: Waiting) => void): void {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (one !== undefined) how(one);
  }

  /** Take the tasks of a run back. One that a worker plays already is played to its end, and its result is dropped. */
  #withdraw(run: string, reason: unknown): Promise<void> {
    const withdrawal = this.#remove(run, reason).finally(() => {
      this.#withdrawals.delete(withdrawal);
    });
    this.#withdrawals.add(withdrawal);
    return withdrawal;
  }

  async #remove(run: string, reason: unknown): Promise<void> {
    const all = [...this.#waiting].filter(([id]) => id.startsWith(run));
    for (const [id] of all) this.#settle(id, ({ reject }) => reject(reason));
    await Promise.all(
      all.map(async ([id, { isPut }]) => {
        // What is removed before it is there would stay.
        await isPut;
        await this.#queue.remove(id).catch(() => 0);
      }),
    );
  }

  #lookAgain(): void {
    this.#looking ??= this.#look()
      .catch(() => {})
      .finally(() => {
        this.#looking = undefined;
      });
  }

  /** Put what is not in the queue any more into it again. A result can be on its way: hence the second look. */
  async #look(): Promise<void> {
    const all = [...this.#waiting];
    const found = await Promise.all(
      all.map(([id]) => this.#connection.exists(this.#queue.toKey(id))),
    );
    for (const [index, [id, one]] of all.entries()) {
      const isMissing = found[index] === 0;
      if (isMissing && one.isMissing && this.#waiting.has(id)) await this.#put(id, one.task);
      one.isMissing = isMissing;
    }
  }
}

/** Milliseconds after which another worker takes over the task of one that is gone: a worker renews its lock in half of them. */
const LOCK = 5000;

/** Milliseconds between two looks for such tasks. */
const STALLED_LOOK = 2500;

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
  { bullmq, name, connection, onError }: OpenQueue,
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
      stalledInterval: STALLED_LOOK,
      maxStalledCount: MOST_TAKEOVERS,
    },
  );
  worker.on('completed', ({ data }) => onDone(readTask(data).games));
  worker.on('failed', (_, error) => onFail(error.message));
  worker.on('error', onError);
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
