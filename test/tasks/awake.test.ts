/** The clock and the timer of games do not count how long the process was stopped. */
import { stat } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { AWAKE, awakeTime, ticksSoFar } from '../../src/engine/tasks/awake.js';
import { waitUntil } from '../support/processes.js';

/** Ticks of which the last was at a time, with how long the process had been stopped before. */
function ticksWith(number: number, last: number, stopped: number): SharedArrayBuffer {
  const ticks = new SharedArrayBuffer(40);
  new Int32Array(ticks, 0, 1)[0] = number;
  new Float64Array(ticks, 8).set([last, stopped], 2 * (number % 2));
  return ticks;
}

test.each([
  ['nothing can tick', 0, Number.POSITIVE_INFINITY, 0, 9000, 9000],
  ['nothing has ticked yet', 0, 1000, 0, 1010, 1010],
  ['it has just ticked', 1, 1000, 0, 1001, 1001],
  ['a tick is late', 1, 1000, 0, 1010, 1010],
  ['the process was stopped since the last tick', 1, 1000, 0, 3200, 1010],
  ['it was stopped before', 2, 1000, 500, 1010, 510],
  ['it was stopped before, and since', 3, 1000, 500, 1300, 510],
])('while %s', (_, number, last, stopped, time, expected) => {
  expect(awakeTime(() => time, ticksWith(number, last, stopped))).toBe(expected);
});

test('a stop while the clock is read does not count, whether the ticks know of it or not', () => {
  const ticks = ticksWith(2, 1000, 0);
  const reads = [
    () => {
      // The process was stopped before the time was read, and ticked after that.
      new Float64Array(ticks, 8).set([5000, 3900], 2);
      new Int32Array(ticks, 0, 1)[0] = 3;
      return 5001;
    },
    () => 5002,
  ];
  expect(awakeTime(() => reads.shift()?.() ?? 0, ticks)).toBe(1102);
});

test('the clock goes on while this thread is busy, and in other threads', async () => {
  const before = AWAKE.now();
  const ticksNow = () => Atomics.load(new Int32Array(ticksSoFar() ?? new SharedArrayBuffer(4)), 0);
  await waitUntil(() => ticksNow() > 1);
  const begin = AWAKE.now();
  expect(begin).toBeGreaterThan(before);
  const last = ticksNow() + 30;
  while (ticksNow() < last) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  // Ticks come every 5 ms or later. Without them, 10 ms would count.
  expect(AWAKE.now() - begin).toBeGreaterThan(50);
});

test('the timer reads what came while the thread was busy first', async () => {
  const order: string[] = [];
  const timed = new Promise<void>((resolve) => {
    AWAKE.timer(50, () => resolve(void order.push('timer')));
  });
  const read = new Promise<void>((resolve) => {
    // One step, which is done long before the thread is free again; to read a file takes several.
    stat(fileURLToPath(import.meta.url), () => resolve(void order.push('file')));
  });
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500);
  await Promise.all([timed, read]);
  expect(order).toEqual(['file', 'timer']);
});

test('a timer that is cancelled does nothing', async () => {
  let called = 0;
  AWAKE.timer(60, () => called++)();
  const cancel = AWAKE.timer(60, () => called++);
  await new Promise((resolve) => setTimeout(resolve, 40));
  cancel();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(called).toBe(0);
});
