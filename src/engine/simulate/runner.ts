/**
 * Runners, which play tasks in this thread or in worker threads.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../text/number-in-range.js';
import { isAgent } from '../match/agent.js';
import type { Runtime } from '../match/options.js';
import { type FileUrl, hasThreads, MOST_THREADS, openPool, usefulThreads } from './worker-pool.js';

/** Options for running tasks. */
export interface RunnerOptions extends Runtime {
  /** Number of worker threads; by default, as many as are useful. */
  readonly workers?: number | undefined;
  /** The module that worker threads run, which answers tasks; without one, there are no threads. */
  readonly workerFile: FileUrl | undefined;
}

/** Tasks of a kind, before they are played. */
export interface Work<Task, Result> {
  /** Who plays in them. Only descriptions of agents can be sent to threads and machines. */
  readonly agents: readonly unknown[];
  /** Number of tasks. */
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
  /** Play a task. */
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

/** Play in worker threads. */
function threadRunner<Task, Result>(
  { describe }: Work<Task, Result>,
  threads: number,
  { signal, workerFile }: RunnerOptions,
): Runner<Task, Result> {
  const pool = openPool<Task, Result>(workerFile);
  const stop = () => pool.stop();
  signal?.addEventListener('abort', stop);
  return {
    size: threads,
    play: (task) =>
      pool.run(task).catch((cause: unknown) => {
        const message = cause instanceof Error ? cause.message : String(cause);
        throw new Error(`Worker thread, ${describe(task)}: ${message}`, { cause });
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
