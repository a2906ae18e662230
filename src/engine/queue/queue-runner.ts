/**
 * Simulations on many machines: shards are put into a queue, and workers anywhere play them.
 *
 * @packageDocumentation
 */
import { randomUUID } from 'node:crypto';
import type { Queue, QueueEvents } from 'bullmq';
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
export async function shareBy(open: OpenQueue): Promise<SharedQueue> {
  const shared = new WaitingShards(open);
  await shared.open();
  return shared;
}

/** The shards that are in the queue, each until its result comes. */
class WaitingShards implements SharedQueue {
  readonly #connection: OpenQueue['connection'];
  readonly #queue: Queue<WorkerTask, TallyText>;
  readonly #events: QueueEvents;
  readonly #waiting = new Map<string, Waiting>();
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> | undefined;

  constructor({ bullmq, name, connection }: OpenQueue) {
    this.#connection = connection;
    this.#queue = new bullmq.Queue(name, { connection });
    this.#events = new bullmq.QueueEvents(name, { connection: connection.duplicate() });
    // The connection is made again by itself; without a listener, an error ends the process.
    this.#queue.on('error', () => {});
    this.#events.on('error', () => {});
    this.#events.on('completed', ({ jobId, returnvalue }) => {
      // BullMQ types results as texts, though it parses them.
      const tally = returnvalue as unknown as TallyText;
      this.#settle(jobId, ({ resolve }) => resolve(readTally(tally)));
    });
    this.#events.on('failed', ({ jobId, failedReason }) => {
      this.#settle(jobId, ({ reject, task: { shard } }) => {
        const games = `games ${shard.first} to ${shard.first + shard.count - 1}`;
        reject(new Error(`Queue, ${games}: ${failedReason}`));
      });
    });
  }

  async open(): Promise<void> {
    await this.#events.waitUntilReady();
    this.#timer = setInterval(() => this.#lookAgain(), LOOK);
  }

  readonly openRunner: OpenRunner = ({ game }, scenario, shards, { now, signal }) => {
    if (scenario.agents.some((agent) => isAgent(agent))) {
      throw new TypeError('Agents: found an object, expected a name, as workers make them.');
    }
    const run = randomUUID();
    const stop = async () => {
      signal?.removeEventListener('abort', stop);
      await this.#withdraw(run, signal?.reason);
    };
    signal?.addEventListener('abort', stop);
    return {
      size: Math.min(WINDOW, shards),
      play: (shard: Shard<GameTypes>) =>
        this.#play(`${run}-${shard.first}`, { game: game.name, shard, isTimed: now !== undefined }),
      stop,
    } satisfies Runner<GameTypes>;
  };

  workers(): Promise<number> {
    return this.#queue.getWorkersCount();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    await Promise.all([this.#events.close(), this.#queue.close()]);
    this.#connection.disconnect();
  }

  #play(id: string, task: WorkerTask): Promise<Tally> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { task, resolve, reject, isMissing: false });
      this.#put(id, task).catch((error: unknown) => this.#settle(id, () => reject(error)));
    });
  }

  #put(id: string, task: WorkerTask): Promise<unknown> {
    const options = { attempts: ATTEMPTS, removeOnComplete: true, removeOnFail: true };
    return this.#queue.add(SHARD, task, { jobId: id, ...options });
  }

  #settle(id: string, how: (one: Waiting) => void): void {
    const one = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (one !== undefined) how(one);
  }

  /** Take the shards of a run back. One that a worker plays already is played to its end, and its result is dropped. */
  async #withdraw(run: string, reason: unknown): Promise<void> {
    const ids = [...this.#waiting.keys()].filter((id) => id.startsWith(run));
    for (const id of ids) this.#settle(id, ({ reject }) => reject(reason));
    await Promise.all(ids.map((id) => this.#queue.remove(id).catch(() => 0)));
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
