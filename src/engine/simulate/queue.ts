/**
 * Simulations and tournaments on many machines: their tasks are put into a queue, from which workers take them, and are
 * watched until their results come.
 */

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Queue, QueueEvents } from 'bullmq';
import { isAgent } from '../game/agent.js';
import type { OpenRunner, Task } from '../tasks/runners.js';
import { ATTEMPTS, DELETED } from './queue-worker.js';
import type { TaskKind } from './queued-tasks.js';
import {
  isForgotten,
  isRefusal,
  type OpenQueue,
  QueueError,
  UNCHECKED,
  whileConnected,
} from './redis.js';

/** Most tasks in the queue at a time: some for each of a thousand workers, in a dozen megabytes. */
const WINDOW = 10_000;

/** Times that a task is sent to a Redis which forgets its scripts again and again, and how much longer each pause is, in ms. */
const MOST_SENDINGS = 20;
const SENDING_PAUSE = 10;

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
  /** Whether it was not in its place in the queue at the last look. */
  isMissing: boolean;
}

/** Make the error of a task, with text from elsewhere. */
function aboutTask(name: string, text: string): QueueError {
  return new QueueError(`Queue, ${name}: ${text}`);
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
 * Each result counts once, however often its task was played: by the name of the job. A task that is lost, as its Redis
 * was started again from an older copy, or a list in it was deleted, is put into the queue again.
 *
 * What comes from the queue is checked: a result that is none, and a reason why a task failed, is a {@link QueueError}.
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
  /** Why no more results can come. */
  #broken: QueueError | undefined;
  /** Whether a result has come since the last look. */
  #isMoving = false;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor({ bullmq, name, connection }: OpenQueue) {
    this.#connection = connection;
    this.#queue = new bullmq.Queue(name, { ...UNCHECKED, connection });
    this.#listening = connection.duplicate();
    this.#events = new bullmq.QueueEvents(name, {
      ...UNCHECKED,
      connection: this.#listening,
      autorun: false,
    });
    // What is refused rejects what is waited for; without a listener, an error ends the process.
    this.#queue.on('error', () => {});
    this.#events.on('error', () => {});
    this.#events.on('completed', ({ jobId, returnvalue }) => {
      // BullMQ types results as texts, though it parses them.
      this.#settle(jobId, ({ resolve }) => resolve(returnvalue));
    });
    this.#events.on('failed', ({ jobId, failedReason }) => {
      // It is missing in #look, and put there again.
      if (failedReason === DELETED) return;
      this.#settle(jobId, ({ reject, name }) => reject(aboutTask(name, failedReason)));
    });
  }

  async open(): Promise<void> {
    await this.#events.waitUntilReady();
    void this.#listen();
    this.#timer = setInterval(() => this.#lookAgain(), RESULT_LOOK);
  }

  /**
   * Wait for results. A connection that is lost is made again, and what is refused ends it. Anyone can write an event that
   * cannot be read: what is missed because of it is missing in {@link #look}, and put there again.
   */
  async #listen(): Promise<void> {
    try {
      await this.#events.run();
    } catch (error) {
      if (error instanceof SyntaxError) return this.#listen();
      this.#break(error instanceof Error ? error : new Error(String(error)));
    }
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
        play: async (task) => {
          const name = describe(task);
          const value = await this.#play(`${run}-${count++}`, task, name);
          try {
            return await readResult(value, task);
          } catch (error) {
            throw aboutTask(
              name,
              `the result is invalid. ${error instanceof Error ? error.message : ''}`,
            );
          }
        },
        stop,
      };
    };
  }

  async workers(): Promise<number> {
    try {
      return await this.#queue.getWorkersCount();
    } catch (cause) {
      // A server that is not Redis sends answers that cannot be read.
      throw isRefusal(cause)
        ? cause
        : new QueueError('Queue: workers cannot be counted.', { cause });
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await whileConnected(this.#connection, this.#putAway());
    this.#connection.disconnect();
    this.#listening.disconnect();
  }

  async #putAway(): Promise<void> {
    // First of all: events that are not closed are waited for without end, even without a connection.
    await Promise.all([this.#events.close(), this.#looking, ...this.#withdrawals]);
    await this.#queue.close();
  }

  #play(id: string, task: Task, name: string): Promise<unknown> {
    if (this.#broken !== undefined) return Promise.reject(this.#broken);
    return new Promise((resolve, reject) => {
      const isPut = this.#put(id, task).catch((error: unknown) => {
        const reason = isRefusal(error) ? error : aboutTask(name, String(error));
        this.#settle(id, () => reject(reason));
      });
      this.#waiting.set(id, { task, name, resolve, reject, isPut, isMissing: false });
    });
  }

  /** Put a task into the queue, where it is once however often it is put there. */
  async #put(id: string, task: Task): Promise<void> {
    const options = { attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true };
    for (let sending = 1; ; sending++) {
      try {
        await this.#queue.add(task.kind, task, { jobId: id, ...options });
        return;
      } catch (error) {
        // Its script is sent again once, which is not enough where many tasks are put at a time.
        if (!isForgotten(error) || sending === MOST_SENDINGS) throw error;
        await pause(sending * SENDING_PAUSE);
      }
    }
  }

  #break({ message }: Error): void {
    const broken = new QueueError(`Queue: results cannot be read. ${message}`);
    this.#broken = broken;
    for (const id of this.#waiting.keys()) this.#settle(id, ({ reject }) => reject(broken));
  }

  #settle(id: string, how: (one: Waiting) => void): void {
    const one = this.#waiting.get(id);
    // Anyone can write events, and those of others also come.
    if (one === undefined) return;
    this.#waiting.delete(id);
    this.#isMoving = true;
    how(one);
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

  /** Put what is not in its place any more there again. A result can be on its way: hence the second look. */
  async #look(): Promise<void> {
    const all = [...this.#waiting];
    const isInPlace = await this.#places();
    const found = await Promise.all(
      all.map(([id]) => this.#connection.exists(this.#queue.toKey(id))),
    );
    for (const [index, [id, one]] of all.entries()) {
      const isMissing = found[index] === 0 || !isInPlace(id);
      if (isMissing && one.isMissing && this.#waiting.has(id)) {
        // What is left of it would be taken for the whole. A worker that plays it has locked it: it stays as it is.
        await this.#queue.remove(id).catch(() => 0);
        await this.#put(id, one.task);
      }
      one.isMissing = isMissing;
    }
  }

  /** Return whether a task waits or is played. The lists are long: while results come, they are not looked at. */
  async #places(): Promise<(id: string) => boolean> {
    const isMoving = this.#isMoving;
    this.#isMoving = false;
    if (isMoving) return () => true;
    const ids = new Set(await this.#queue.getRanges(['waiting', 'active'], 0, -1));
    return (id) => ids.has(id);
  }
}
