/** Tsuro tournaments by a queue: whatever happens to workers, the result is that of one process. */
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { azulejo } from '../cli/command-run.js';
import { tasksLeft } from './jobs.js';
import { endAll, start, startWorker } from './processes.js';
import { RedisServer } from './redis-server.js';

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.open();
});
afterAll(() => redis.close());
beforeEach(() => redis.ask('FLUSHALL'));
afterEach(endAll);

const ARGS = [
  ...['tsuro', 'tournament', '--agents', 'level-2:60,greedy:50,second:30,level-4:5'],
  ...['--seed', '3', '--json'],
];

let whole: string;
beforeAll(() => {
  whole = azulejo([...ARGS, '--workers', '0']).stdout;
});

/** Start the tournament on the queue. */
const play = () => start(...ARGS, '--queue', redis.url);

/** Wait until games are in the queue. */
async function untilUnderWay(): Promise<void> {
  while ((await tasksLeft(redis.url)) < 10) await wait(20);
}

test('survives one of two workers that is killed', async () => {
  const [first] = await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
  const tournament = play();
  await untilUnderWay();
  first?.child.kill('SIGKILL');
  expect(await tournament.end()).toEqual({ status: 0, stdout: whole, stderr: '' });
  expect(await tasksLeft(redis.url)).toBe(0);
});

test('interrupted, prints the games that it has, and takes the others from the queue', async () => {
  const worker = await startWorker(redis.url);
  const tournament = play();
  await untilUnderWay();
  tournament.child.kill('SIGINT');
  const { status, stdout } = await tournament.end();
  expect(status).toBe(130);
  const { partial, ranking, cycles } = JSON.parse(stdout);
  expect({ partial, ranking }).toEqual({ partial: true, ranking: [] });
  const games = cycles.flat();
  expect(games).toEqual(JSON.parse(whole).cycles.flat().slice(0, games.length));
  worker.child.kill('SIGTERM');
  expect((await worker.end()).status).toBe(143);
  expect(await tasksLeft(redis.url)).toBe(0);
});
