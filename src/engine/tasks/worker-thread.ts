/**
 * The other end of the pool: what runs in a worker thread.
 *
 * @packageDocumentation
 */
import { nodeModule } from './node.js';

/** What a thread answers to a task. */
export type Answer<Result> = { readonly result: Result } | { readonly error: unknown };

/** Answer each task that this thread gets, one after the other. Outside threads, do nothing. */
export function answerTasks<Task, Result>(run: (task: Task) => Promise<Result>): void {
  const port = nodeModule('node:worker_threads')?.parentPort;
  const answerTo = (task: Task): Promise<Answer<Result>> =>
    run(task).then(
      (result) => ({ result }),
      (error: unknown) => ({ error }),
    );
  port?.on('message', async (task: Task) => port.postMessage(await answerTo(task)));
}
