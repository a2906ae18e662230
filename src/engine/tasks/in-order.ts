/**
 * Playing tasks side by side, and taking their results in order.
 *
 * @packageDocumentation
 */
import type { AbortSignalLike } from '../match/options.js';
import type { Runner } from './runner.js';

/** Tasks, and what becomes of their results. */
export interface OrderedTasks<Task, Result> {
  /** Number of tasks. */
  readonly tasks: number;
  /** Return a task by its number, from 0. */
  readonly taskAt: (index: number) => Task;
  /** Called with the task of each result, in whatever order they arrive. */
  readonly onPlayed?: ((task: Task) => void) | undefined;
  /** Take the next result, in the order of the tasks. Returns whether that is enough: then no more are taken. */
  readonly take: (result: Result) => boolean;
  readonly signal?: AbortSignalLike | undefined;
}

/**
 * Play tasks, as many at a time as the runner can, until all results are taken or there are enough. Tasks that are
 * still being played then go on until the caller stops the runner.
 *
 * What is taken, and when it is enough, depends on the order of the tasks alone: a result that arrives early waits.
 *
 * @throws whatever a task rejects with, `onPlayed` or `take` throw; the reason of the signal
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
      onPlayed?.(task);
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
