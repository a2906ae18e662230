/**
 * Runners, which play tasks; and the one that plays in this thread.
 *
 * @packageDocumentation
 */
import type { Runtime } from '../match/options.js';
import type { ThreadData } from './thread-data.js';
import type { FileUrl } from './worker-pool.js';

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
  /** What threads are started with; nothing where they play games of this package alone. */
  readonly threadData?: ThreadData | undefined;
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
