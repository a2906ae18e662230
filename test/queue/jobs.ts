/** The queue of this version, looked at from outside. */
import { Queue } from 'bullmq';
import { Redis } from 'ioredis';
import { version } from '../../package.json';

/** Do something with the queue in a Redis. */
async function inQueue<Value>(
  url: string,
  action: (queue: Queue) => Promise<Value>,
  ownGame = '',
): Promise<Value> {
  const connection = new Redis(url, { maxRetriesPerRequest: null });
  const queue = new Queue(`azulejo-${version}${ownGame && `-${ownGame}`}`, { connection });
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

/** Put something into the queue, as anyone can who reaches the Redis. */
export async function putTask(url: string, task: unknown): Promise<void> {
  await inQueue(url, (queue) => queue.add('task', task, { removeOnFail: true }));
}
