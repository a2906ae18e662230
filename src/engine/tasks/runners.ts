/**
 * Tasks, which are plain data, and runners, which play them: in this thread or in worker threads, side by side, with
 * results in order.
 */

import { integerInRange } from '../../boundary/values.js';
import { messageOf } from '../../text/message.js';
import { isAgent } from '../game/agent.js';
import type { AbortSignalLike, Runtime } from '../match/options.js';
import { AWAKE } from './awake.js';
import {
  type FileUrl,
  hasThreads,
  MOST_THREADS,
  openPool,
  type ThreadData,
  usefulThreads,
} from './worker-pool.js';

/** A task of any kind: plain data, since functions cannot be sent. */
export interface Task {
  /** What is to be played: each kind has properties of its own. */
  readonly kind: string;
  /** The game's name. */
  readonly game: string;
  /** Whether agents may read a clock. */
  readonly isTimed: boolean;
}

/** Return the runtime of a task: this thread's own clock if agents may read one. */
export function runtimeOf({ isTimed }: Task): Runtime {
  return isTimed ? AWAKE : {};
}

/** Options for running many games in worker threads. {@link simulate} and {@link reviewGame} take them. */
export interface RunnerOptions extends Runtime {
  /**
   * Number of worker threads, from 0 to 256; with 0 or 1, games are played in the calling thread. By default, as many
   * as are useful.
   */
  readonly workers?: number | undefined;
  /** The module that worker threads run, which answers tasks; without one, there are no threads. */
  readonly workerFile: FileUrl | undefined;
}

/** Tasks of a kind, before they are played. */
export interface Work<Task, Result> {
  /** Who plays in them. Only descriptions of agents can be sent to threads and machines. */
  readonly agents: readonly unknown[];
  /** What threads are started with; nothing where they play games of this package alone. */
  readonly threadData?: ThreadData | undefined;
  readonly tasks: number;
  /** Play a task in this thread. */
  readonly play: (task: Task) => Promise<Result>;
  /** Describe a task, for errors: `games 0 to 249`. */
  readonly describe: (task: Task) => string;
}

/** A player of tasks. */
export interface Runner<Task, Result> {
  /** Number of tasks that are played at a time. */
  readonly size: number;
  play(task: Task): Promise<Result>;
  /** Stop, even in the middle of a task. */
  stop(): Promise<void>;
}

/** Open a runner for tasks of a kind. */
export type OpenRunner<Task, Result> = (
  work: Work<Task, Result>,
  options: RunnerOptions,
) => Runner<Task, Result>;

/** Play in this thread, one task after the other. */
export function localRunner<Task, Result>({ play }: Work<Task, Result>): Runner<Task, Result> {
  return { size: 1, play, stop: async () => {} };
}

function threadRunner<Task, Result>(
  { describe, threadData }: Work<Task, Result>,
  threads: number,
  { signal, workerFile }: RunnerOptions,
): Runner<Task, Result> {
  const pool = openPool<Task, Result>(workerFile, threadData);
  const stop = () => pool.stop();
  signal?.addEventListener('abort', stop);
  return {
    size: threads,
    play: (task) =>
      pool.run(task).catch((cause: unknown) => {
        throw new Error(`Worker thread, ${describe(task)}: ${messageOf(cause)}`, { cause });
      }),
    stop: () => {
      signal?.removeEventListener('abort', stop);
      return stop();
    },
  };
}

/** Return how many worker threads to use; with 0 or 1, the tasks are played in this thread. */
function threadsFor(
  agents: readonly unknown[],
  { workers, workerFile }: Pick<RunnerOptions, 'workers' | 'workerFile'>,
): number {
  const areSendable = !agents.some((agent) => isAgent(agent));
  if (workers === undefined) return areSendable ? usefulThreads(workerFile) : 0;
  if (integerInRange('Workers', workers, 0, MOST_THREADS) > 1 && !areSendable) {
    throw new TypeError('Agents: found an object, expected a name, as worker threads make them.');
  }
  return hasThreads() ? workers : 0;
}

/** Open a runner with no more threads than tasks. */
export function openRunner<Task, Result>(
  work: Work<Task, Result>,
  options: RunnerOptions,
): Runner<Task, Result> {
  const threads = Math.min(threadsFor(work.agents, options), work.tasks);
  return threads > 1 ? threadRunner(work, threads, options) : localRunner(work);
}

/** Tasks, and what becomes of their results. */
export interface OrderedTasks<Task, Result> {
  readonly tasks: number;
  /** Return a task by its number, from 0. */
  readonly taskAt: (index: number) => Task;
  /** Called with the task of each result, in whatever order they arrive. A promise is awaited. */
  readonly onPlayed?: ((task: Task) => unknown) | undefined;
  /** Take the next result, in the order of the tasks. Returns whether that is enough: then no more are taken. */
  readonly take: (result: Result) => boolean;
  readonly signal?: AbortSignalLike | undefined;
}

/**
 * Play tasks, as many at a time as the runner can, until all results are taken or there are enough. Tasks that are
 * still being played then continue until the caller stops the runner.
 *
 * What is taken, and when it is enough, depends on the order of the tasks alone: a result that arrives early waits.
 *
 * @throws whatever a task rejects with, `onPlayed` or `take` throw or reject with; the signal's
 * reason if it is aborted
 */
export async function playInOrder<Task, Result>(
  runner: Runner<Task, Result>,
  { tasks, taskAt, onPlayed, take, signal }: OrderedTasks<Task, Result>,
): Promise<void> {
  const early = new Map<number, Result>();
  let next = 0;
  let taken = 0;
  let isEnough = false;
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const takeAll = () => {
    while (!isEnough && early.has(taken)) {
      // There is a result, as was asked.
      const result = early.get(taken) as Result;
      early.delete(taken++);
      isEnough = take(result);
    }
    if (isEnough) end();
  };
  const work = async () => {
    while (next < tasks && !isEnough) {
      signal?.throwIfAborted();
      const index = next++;
      const task = taskAt(index);
      early.set(index, await runner.play(task));
      if (isEnough) return;
      await onPlayed?.(task);
      takeAll();
    }
  };
  try {
    // Once there are enough results, tasks that are still being played are not awaited.
    await Promise.race([Promise.all(Array.from({ length: runner.size }, work)), ended]);
    signal?.throwIfAborted();
  } catch (error) {
    // A task that is stopped halfway fails with an error of its own.
    throw signal?.aborted ? signal.reason : error;
  }
}
