/**
 * Runners in worker threads, where there are any.
 *
 * @packageDocumentation
 */
import { integerInRange } from '../../boundary/number-in-range.js';
import { isAgent } from '../game/agent.js';
import { localRunner, type Runner, type RunnerOptions, type Work } from './runner.js';
import { hasThreads, MOST_THREADS, openPool, usefulThreads } from './worker-pool.js';

/** Play in worker threads. */
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
