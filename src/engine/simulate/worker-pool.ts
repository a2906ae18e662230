/**
 * Worker threads, where there are any.
 *
 * Nothing is imported before threads are asked for, and package.json keeps these imports out of what
 * is bundled for browsers: the rest runs where there are no threads.
 *
 * @packageDocumentation
 */

/** Most threads of a pool. */
export const MOST_THREADS = 256;

/** Threads that run tasks. */
export interface WorkerPool<Task, Result> {
  /** Run a task; rejects when the task does, or when its thread ends. */
  run(task: Task): Promise<Result>;
  /** End the threads, in the middle of a task if need be, which then rejects. */
  stop(): Promise<void>;
}

/** Whether this runtime has worker threads. */
export function hasThreads(): boolean {
  // Browsers have no process; what bundlers put in its place has no version of Node.
  return typeof process === 'object' && process.versions?.node !== undefined;
}

/**
 * Return how many threads are useful: one for each processor; none where the file that they run is
 * not there, as in a bundle, or may not be looked for.
 */
export async function usefulThreads(file: URL): Promise<number> {
  if (!hasThreads()) return 0;
  try {
    const { availableParallelism } = await import('node:os');
    return (await isFile(file)) ? availableParallelism() : 0;
  } catch {
    return 0;
  }
}

async function isFile(file: URL): Promise<boolean> {
  const { existsSync } = await import('node:fs');
  return existsSync(file);
}

/**
 * Open a pool.
 *
 * @param file - the module to run; its function `runTask` takes a task
 * @throws Error if the file is not there
 */
export async function openPool<Task, Result>(
  file: URL,
  threads: number,
): Promise<WorkerPool<Task, Result>> {
  if (!(await isFile(file))) throw new Error(`Worker file: found nothing at ${file.href}.`);
  // piscina: kept by people of Node's core, typed; unlike tinypool it notices a thread that exits.
  const { default: Piscina } = await import('piscina');
  const pool = new Piscina<Task, Result>({
    filename: file.href,
    name: 'runTask',
    minThreads: threads,
    maxThreads: threads,
  });
  // A thread that fails between two tasks takes no result with it: another takes its place.
  pool.on('error', () => {});
  return { run: (task) => pool.run(task), stop: () => pool.destroy() };
}
