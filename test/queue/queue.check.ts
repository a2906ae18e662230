/** Simulations by a queue: whatever happens to workers and Redis, the result is that of one process. */
import { once } from 'node:events';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { azulejo, COMMAND } from '../cli/command-run.js';
import { putTask, tasksLeft } from './jobs.js';
import { endAll, type Running, start, startWorker } from './processes.js';
import { RedisServer } from './redis-server.js';

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.open();
});
afterAll(() => redis.close());
beforeEach(() => redis.ask('FLUSHALL'));
afterEach(endAll);

/** Games whose shards take long enough for something to happen to them. */
const LONG = ['simulate', '--agents', 'greedy,random', '--games', '4000', '--seed', '3', '--json'];

/** Return the result of one process. */
function expected(args: readonly string[]): string {
  const { status, stdout } = azulejo([...args, '--workers', '0']);
  expect(status).toBe(0);
  return stdout;
}

/** Start a simulation on the queue. */
function simulate(args: readonly string[]): Running {
  return start(...args, '--queue', redis.url);
}

/** Wait until shards have been put into the queue, and some are played. */
async function untilUnderWay(ownGame?: string): Promise<void> {
  while ((await tasksLeft(redis.url, ownGame)) === 0) await wait(100);
  await wait(1500);
}

describe('a simulation on a queue', () => {
  test.each([
    ['azul', ['simulate', '--agents', 'random,greedy,level-1', '--games', '150', '--seed', '1']],
    ['royal-ur', ['royal-ur', 'simulate', '--games', '300', '--seed', '2']],
    ['tsuro', ['tsuro', 'simulate', '--games', '60', '--seed', '3', '--players', '5']],
    [
      'cube-blokus',
      ['cube-blokus', 'simulate', '--agents', 'random', '--games', '12', '--seed', '4'],
    ],
  ])('%s: has the result of one process, byte for byte, from two workers', async (_, args) => {
    await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
    const { status, stdout, stderr } = await simulate([...args, '--json']).end();
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toBe(expected([...args, '--json']));
    expect(await tasksLeft(redis.url)).toBe(0);
  });

  test("is one of a game of the user's own, whose workers are started with it, though one is killed", async () => {
    const game = ['--game', 'examples/own-game/kalah.js'] as const;
    const args = [
      ...game,
      'simulate',
      '--agents',
      'greedy,random',
      '--games',
      '3000',
      '--seed',
      '5',
    ];
    const [killed] = await Promise.all([1, 2].map(() => startWorker(redis.url, game)));
    // Another worker does not know the game, and takes none of its tasks.
    await startWorker(redis.url);
    const simulation = simulate([...args, '--json']);
    await untilUnderWay('kalah');
    killed?.child.kill('SIGKILL');
    const { status, stdout } = await simulation.end();
    expect(status).toBe(0);
    expect(stdout).toBe(expected([...args, '--json']));
  });

  test("is one of an agent of the user's own, whose workers are started with it", async () => {
    const file = './examples/own-agent/my-agent.js';
    const agents = ['--agents', `mine=${file},random`];
    await Promise.all([1, 2].map(() => startWorker(redis.url, [], ['--agents', `mine=${file}`])));
    const simulation = ['simulate', ...agents, '--games', '600', '--seed', '5', '--json'];
    const tournament = ['ratings', ...agents, '--cycles', '20', '--seed', '5', '--json'];
    for (const args of [simulation, tournament]) {
      const { status, stdout } = await start(...args, '--queue', redis.url).end();
      expect(status).toBe(0);
      expect(stdout).toBe(expected(args));
    }
  });

  test('says so when nobody works on it, and begins when somebody does', async () => {
    const args = ['simulate', '--games', '20', '--seed', '1', '--json'];
    const simulation = simulate(args);
    await simulation.said('No worker is connected');
    await startWorker(redis.url);
    expect((await simulation.end()).stdout).toBe(expected(args));
  });

  test('survives workers that are killed one after the other', async () => {
    const workers = await Promise.all([1, 2, 3].map(() => startWorker(redis.url)));
    let isOver = false;
    const simulation = simulate(LONG)
      .end()
      .finally(() => {
        isOver = true;
      });
    for (let kills = 0; !isOver; kills++) {
      await Promise.race([wait(2000), simulation]);
      const index = kills % workers.length;
      workers[index]?.child.kill('SIGKILL');
      if (!isOver) workers[index] = await startWorker(redis.url);
    }
    expect((await simulation).stdout).toBe(expected(LONG));
  });

  test('survives a Redis that is started again', async () => {
    await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
    const simulation = simulate(LONG);
    await untilUnderWay();
    await redis.stop();
    await wait(1000);
    await redis.start();
    const { stdout, stderr } = await simulation.end();
    expect(stderr).toBe('');
    expect(stdout).toBe(expected(LONG));
  });

  test('survives a Redis that forgets its scripts again and again', async () => {
    const args = [
      'royal-ur',
      'ratings',
      '--agents',
      'random,easy',
      '--cycles',
      '800',
      '--seed',
      '1',
    ];
    await startWorker(redis.url);
    let isOver = false;
    const tournament = start(...args, '--queue', redis.url)
      .end()
      .finally(() => {
        isOver = true;
      });
    while (!isOver) {
      redis.ask('SCRIPT', 'FLUSH');
      await wait(1);
    }
    const { status, stdout, stderr } = await tournament;
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toBe(expected(args));
  });

  test('survives a Redis that has forgotten everything', async () => {
    await startWorker(redis.url);
    const simulation = simulate(LONG);
    await untilUnderWay();
    redis.ask('FLUSHALL');
    expect((await simulation.end()).stdout).toBe(expected(LONG));
  });

  test('prints what it has when it is interrupted, and takes its shards from the queue', async () => {
    const worker = await startWorker(redis.url);
    const simulation = simulate([...LONG.slice(0, -1), '--games', '100000', '--json']);
    await untilUnderWay();
    simulation.child.kill('SIGINT');
    const { status, stdout } = await simulation.end();
    expect(status).toBe(130);
    expect(JSON.parse(stdout)).toMatchObject({ partial: true, seed: 3 });
    worker.child.kill('SIGTERM');
    expect((await worker.end()).status).toBe(143);
    expect(await tasksLeft(redis.url)).toBe(0);
  });

  test('takes thousands of tasks from the queue when it is interrupted', async () => {
    const simulation = simulate(['simulate', '--games', '5000000', '--seed', '1']);
    await simulation.said('No worker is connected');
    while ((await tasksLeft(redis.url)) < 10_000) await wait(100);
    simulation.child.kill('SIGINT');
    expect((await simulation.end()).status).toBe(130);
    expect(await tasksLeft(redis.url)).toBe(0);
  });

  test.each([
    ['is away', () => redis.stop(), () => redis.start()],
    ['does not answer', () => redis.pause(), () => redis.resume()],
  ])('that is interrupted while the Redis %s ends, and so does a worker', async (_, lose, find) => {
    const worker = await startWorker(redis.url);
    const simulation = simulate([...LONG.slice(0, -1), '--games', '100000', '--json']);
    await untilUnderWay();
    const idle = await startWorker(redis.url);
    try {
      await lose();
      await wait(1000);
      for (const { child } of [simulation, worker, idle]) child.kill('SIGINT');
      const { status, stdout } = await simulation.end();
      expect(status).toBe(130);
      expect(JSON.parse(stdout)).toMatchObject({ partial: true });
      expect((await worker.end()).status).toBe(130);
      expect((await idle.end()).status).toBe(130);
    } finally {
      await find();
    }
  });

  test('is played by a worker that has refused invalid shards before', async () => {
    const worker = await startWorker(redis.url);
    const scenario = { rules: {}, agents: ['random'], seed: 1 };
    for (const task of [
      null,
      { kind: 'shard', game: 'chess' },
      { kind: 'shard', game: 'chess', shard: { scenario, first: 0, count: 1 } },
    ]) {
      await putTask(redis.url, task);
      await worker.said('A task failed: ');
    }
    await worker.said('found no game named chess');
    // What was wrong with those does not stop the worker.
    const args = ['simulate', '--games', '20', '--seed', '1', '--json'];
    expect((await simulate(args).end()).stdout).toBe(expected(args));
  });
});

describe('a queue', () => {
  test('that nobody answers at is an error, which shows no password', () => {
    for (const command of [['simulate'], ['worker']]) {
      const run = azulejo([...command, '--queue', 'redis://ada:secret@127.0.0.1:1/0']);
      expect(run.status).toBe(2);
      expect(run.stderr).toMatch(
        /^error: option '--queue': found no answer from Redis at redis:\/\/127\.0\.0\.1:1\/0/,
      );
      expect(run.stderr).not.toContain('secret');
    }
  });

  test('that accepts connections but never answers is an error', async () => {
    const mute = createServer().listen(0, '127.0.0.1');
    await once(mute, 'listening');
    // The address of a server that listens at a port.
    const { port } = mute.address() as AddressInfo;
    const { status, stderr } = azulejo(['worker', '--queue', `redis://127.0.0.1:${port}`]);
    mute.close();
    expect(status).toBe(2);
    expect(stderr).toContain('no answer for 5 seconds');
  });

  test('in a database that the Redis does not have is an error', () => {
    const { status, stderr } = azulejo(['worker', '--queue', `${redis.url}/99`]);
    expect(status).toBe(2);
    expect(stderr).toMatch(/^error: option '--queue': .*\/99: ERR DB index is out of range$/m);
  });

  test('needs an address, which is not repeated', () => {
    const addresses = [
      'localhost',
      'http://ada:secret@localhost',
      '',
      'redis:ada:secret@localhost',
    ];
    for (const address of [...addresses, 'redis://localhost/secret']) {
      const run = azulejo(['worker', '--queue', address]);
      expect(run.status).toBe(2);
      expect(run.stderr).toContain('expected one such as redis://localhost:6379');
      expect(run.stderr).not.toContain('secret');
    }
  });

  test('needs two packages, and says which', () => {
    const folder = mkdtempSync(join(tmpdir(), 'azulejo-alone-'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    // The two have nothing to import, wherever they may be installed further up.
    for (const name of ['bullmq', 'ioredis']) {
      mkdirSync(join(folder, 'node_modules', name), { recursive: true });
      writeFileSync(join(folder, 'node_modules', name, 'package.json'), '{"exports":{}}');
    }
    const from = dirname(COMMAND);
    for (const file of readdirSync(from).filter((name) => name.endsWith('.js'))) {
      copyFileSync(join(from, file), join(folder, file));
    }
    const { status, stderr } = azulejo(
      ['worker', '--queue', redis.url],
      '',
      join(folder, 'cli.js'),
    );
    rmSync(folder, { recursive: true });
    expect(stderr).toContain(
      'found no package bullmq or ioredis, expected both: npm install bullmq ioredis',
    );
    expect(status).toBe(2);
  });
});
