/** The queue of this version, looked at from outside. */
import { type JobsOptions, Queue, Worker } from 'bullmq';
import { Redis } from 'ioredis';
import { version } from '../../package.json';

/** The name of the queue. */
const NAME = `azulejo-${version}`;

/** Return the key of something that belongs to the queue. */
export const keyOf = (what: string) => `bull:${NAME}:${what}`;

/** Do something with the queue in a Redis. */
async function inQueue<Value>(
  url: string,
  action: (queue: Queue) => Promise<Value>,
  ownGame = '',
): Promise<Value> {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(`${NAME}${ownGame && `-${ownGame}`}`, { connection });
  try {
    return await action(queue);
  } finally {
    await queue.close();
    connection.disconnect();
  }
}

/** Count the tasks that somebody has put into the queue, or that of a game of the user's own, and that still are there. */
export async function tasksLeft(url: string, ownGame?: string): Promise<number> {
  const states = ['waiting', 'active', 'delayed', 'completed', 'failed'] as const;
  const counts = await inQueue(url, (queue) => queue.getJobCounts(...states), ownGame);
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Put something into the queue, as anyone can who reaches the Redis; return its id. */
export async function putTask(
  url: string,
  task: unknown,
  options: JobsOptions = {},
): Promise<string> {
  const all = { removeOnFail: true, ...options };
  const { id } = await inQueue(url, (queue) => queue.add('task', task, all));
  return `${id}`;
}

/** Return how often a task that has failed was tried, and why it failed; `undefined` for one that has not. */
export async function failureOf(
  url: string,
  id: string,
): Promise<{ tries: number; reason: string } | undefined> {
  const job = await inQueue(url, (queue) => queue.getJob(id));
  if (job?.finishedOn === undefined) return undefined;
  return { tries: job.attemptsMade, reason: job.failedReason };
}

/** Answer the tasks of the queue, as anyone can who reaches the Redis; return what ends that. */
export async function answerTasks(
  url: string,
  answer: (task: unknown) => unknown,
): Promise<() => Promise<void>> {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const worker = new Worker(NAME, async ({ data }) => answer(data), { connection });
  worker.on('error', () => {});
  await worker.waitUntilReady();
  return async () => {
    await worker.close(true);
    connection.disconnect();
  };
}
