/**
 * Worker threads, where there are any.
 *
 * Why not a package: docs/architecture.md, "Few dependencies".
 *
 * @packageDocumentation
 */
import type { ResourceLimits, Worker } from 'node:worker_threads';
import { nodeModule } from './node.js';
import type { ThreadData } from './thread-data.js';
import type { Answer } from './worker-thread.js';

/** Most threads of a pool. */
export const MOST_THREADS = 256;

/** Where a file is, such as a `URL`. */
export interface FileUrl {
  /** The whole URL as text. */
  readonly href: string;
}

/** Threads that run tasks: as many threads as there are tasks at a time. */
export interface WorkerPool<Task, Result> {
  /** Run a task; rejects when the task does, or when its thread ends. */
  run(task: Task): Promise<Result>;
  /** End the threads, in the middle of a task if need be, which then rejects. */
  stop(): Promise<void>;
}

/** Whether this runtime has worker threads. */
export function hasThreads(): boolean {
  return nodeModule('node:worker_threads') !== undefined;
}

/**
 * Return how many threads are useful: one for each processor; none where the file that they run is
 * not there, as in a bundle, or may not be looked for.
 */
export function usefulThreads(file: FileUrl | undefined): number {
  try {
    return isFile(file) ? (nodeModule('node:os')?.availableParallelism() ?? 0) : 0;
  } catch {
    return 0;
  }
}

function isFile(file: FileUrl | undefined): boolean {
  return file !== undefined && nodeModule('node:fs')?.existsSync(new URL(file.href)) === true;
}

/**
 * Open a pool.
 *
 * @param file - the module to run, which calls `answerTasks`
 * @param data - what threads are started with
 * @param limits - limits of each thread's memory; none by default but those of this process
 * @throws Error if the file is not there
 */
export function openPool<Task, Result>(
  file: FileUrl | undefined,
  data: ThreadData = {},
  limits: ResourceLimits = {},
): WorkerPool<Task, Result> {
  if (file === undefined) throw new Error('Worker file: found none, expected the URL of one.');
  const node = nodeModule('node:worker_threads');
  if (node === undefined) {
    throw new Error('Worker threads: found none in this runtime; Node has them from 20.16.');
  }
  if (!isFile(file)) throw new Error(`Worker file: found nothing at ${file.href}.`);
  const url = new URL(file.href);
  const threads = new Set<Worker>();
  const idle = new Set<Worker>();

  const start = (): Worker => {
    const thread = new node.Worker(url, { resourceLimits: limits, workerData: data });
    threads.add(thread);
    const forget = () => {
      threads.delete(thread);
      idle.delete(thread);
    };
    // A thread that fails between two tasks takes no result with it: another takes its place.
    thread.on('error', forget).on('exit', forget);
    return thread;
  };

  return {
    run: async (task) => {
      const [thread = start()] = idle;
      idle.delete(thread);
      try {
        return await answerOf<Result>(thread, task);
      } finally {
        // A thread whose task fails can run the next one, unless it ended.
        if (threads.has(thread)) idle.add(thread);
      }
    },
    stop: async () => {
      await Promise.all([...threads].map((thread) => thread.terminate()));
    },
  };
}

/** Send a task to a thread, and return its answer; rejects when the thread ends before. */
function answerOf<Result>(thread: Worker, task: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const settle = (answer: () => void) => {
      thread.off('message', onAnswer).off('messageerror', onError);
      thread.off('error', onError).off('exit', onExit);
      answer();
    };
    const onAnswer = (answer: Answer<Result>) =>
      settle(() => ('error' in answer ? reject(answer.error) : resolve(answer.result)));
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = (code: number) => onError(new Error(`worker exited with code: ${code}`));
    thread.on('message', onAnswer).on('messageerror', onError);
    thread.on('error', onError).on('exit', onExit);
    thread.postMessage(task);
  });
}
