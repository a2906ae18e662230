/** What the threads of the pool's tests run: each task says how it ends. */
import { threadId } from 'node:worker_threads';
import { answerTasks } from '../../src/engine/tasks/worker-pool.js';

const TASKS: Readonly<Record<string, () => unknown>> = {
  answer: () => process.pid,
  'name the thread': () => threadId,
  throw: () => {
    throw new RangeError('too far');
  },
  exit: () => process.exit(3),
  // After the answer, when the thread is idle.
  'exit later': () => setTimeout(() => process.exit(3), 10) && 'gone soon',
  'fail later': () => {
    setTimeout(() => {
      throw new Error('too late');
    });
    return new Promise(() => {});
  },
  'fill the memory': () => {
    const full: number[][] = [];
    for (;;) full.push(new Array(10_000).fill(full.length));
  },
  'never answer': () => new Promise(() => {}),
  loop: () => {
    for (;;);
  },
};

answerTasks(async (task: string) => TASKS[task]?.());
