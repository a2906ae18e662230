import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPool, type WorkerPool } from '../../src/engine/tasks/worker-pool.js';
import { useWorker } from '../support/build-worker.js';

const worker = useWorker('./pool-worker.ts');

let pool: WorkerPool<string, unknown>;
beforeEach(() => {
  pool = openPool(worker.file, {}, { maxOldGenerationSizeMb: 32 });
});
afterEach(() => pool.stop());

test('tasks are answered, many at a time', async () => {
  const answers = await Promise.all(Array.from({ length: 3 }, () => pool.run('answer')));
  expect(answers).toEqual([process.pid, process.pid, process.pid]);
});

test.each([
  ['throw', RangeError, 'too far'],
  ['exit', Error, 'worker exited with code: 3'],
  ['fail later', Error, 'too late'],
  ['fill the memory', Error, 'Worker terminated due to reaching memory limit'],
])('the task "%s" rejects', async (task, kind, message) => {
  const failure = await pool.run(task).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(kind);
  expect(failure).toMatchObject({ message: expect.stringContaining(message) });
  // Other threads, and those that take the place of one that ended, go on.
  expect(await pool.run('answer')).toBe(process.pid);
});

test('a thread whose task rejects runs the next one', async () => {
  const first = await pool.run('name the thread');
  for (let task = 0; task < 3; task++) await pool.run('throw').catch(() => undefined);
  expect(await pool.run('name the thread')).toBe(first);
});

test('a task that cannot be sent rejects, and leaves nothing behind', async () => {
  const warnings: Error[] = [];
  const listener = (warning: Error) => warnings.push(warning);
  process.on('warning', listener);
  const unsendable = (() => {}) as unknown as string;
  for (let task = 0; task < 12; task++) {
    await expect(pool.run(unsendable)).rejects.toThrow('could not be cloned');
  }
  expect(await pool.run('answer')).toBe(process.pid);
  process.off('warning', listener);
  expect(warnings).toEqual([]);
});

test('a thread that ends between two tasks takes no task with it', async () => {
  expect(await pool.run('exit later')).toBe('gone soon');
  await wait(200);
  expect(await pool.run('answer')).toBe(process.pid);
});

test.each(['never answer', 'loop'])('stopping ends the task "%s"', async (task) => {
  const ended = expect(pool.run(task)).rejects.toThrow(/^worker exited with code: \d$/);
  await wait(50);
  await pool.stop();
  await ended;
});

test('a file that is not there, or not known, is an error', () => {
  expect(() => openPool(new URL('file:///nowhere/worker.js'))).toThrow('found nothing at file:///');
  expect(() => openPool(undefined)).toThrow('Worker file: found none, expected the URL of one.');
});
