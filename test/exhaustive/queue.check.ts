/** A hundred thousand games on a queue whose workers are killed and whose Redis is started again. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { azulejo } from '../cli/command-run.js';
import { endAll, start, startWorker } from '../queue/processes.js';
import { RedisServer } from '../queue/redis-server.js';

const ARGS = [
  ...['simulate', '--agents', 'greedy,random', '--games', '100000'],
  ...['--seed', '5', '--json'],
];

/** Milliseconds between one `kill -9` of a worker and the next. */
const PAUSE = 5000;

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.open();
});
afterEach(endAll);
afterAll(() => redis.close());

test('are counted once each, byte for byte as in one process', async () => {
  const workers = await Promise.all([1, 2, 3].map(() => startWorker(redis.url)));
  const began = Date.now();
  let isOver = false;
  const simulation = start(...ARGS, '--queue', redis.url)
    .end()
    .finally(() => {
      isOver = true;
    });
  let kills = 0;
  while (!isOver) {
    await Promise.race([wait(PAUSE), simulation]);
    if (isOver) break;
    const index = kills++ % workers.length;
    workers[index]?.child.kill('SIGKILL');
    workers[index] = await startWorker(redis.url);
    if (kills !== 3) continue;
    await redis.stop('SIGKILL');
    await wait(1000);
    await redis.start();
  }
  const { status, stdout } = await simulation;
  console.log(`${kills} workers killed in ${Math.round((Date.now() - began) / 1000)} s`);
  expect(status).toBe(0);
  expect(kills).toBeGreaterThan(3);
  expect(stdout).toBe(azulejo([...ARGS, '--workers', '0']).stdout);
});
