/** Tournaments by a queue: whatever happens to workers and Redis, table and file are those of one process. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { azulejo } from '../cli/command-run.js';
import { temporaryFolder } from '../support/folders.js';
import { waitUntil } from '../support/processes.js';
import { putTask, tasksLeft } from './jobs.js';
import { endAll, type Running, start, startWorker } from './processes.js';
import { RedisServer } from './redis-server.js';

const folder = temporaryFolder();
let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.open();
});
afterAll(() => redis.close());
beforeEach(() => redis.ask('FLUSHALL'));
afterEach(endAll);

/** A round robin whose pairs take long enough for something to happen to them. */
const LONG = [
  ...['ratings', '--agents', 'level-4,level-3,greedy', '--cycles', '40'],
  ...['--iterations', '40', '--seed', '3'],
];

let files = 0;
const newFile = () => join(folder, `${files++}.jsonl`);
const contentOf = (path: string) => readFileSync(path, 'utf8');
const linesIn = (path: string) => (existsSync(path) ? contentOf(path).split('\n').length - 1 : 0);

/** The result of one process: what it prints, and the file that it writes. */
interface Result {
  readonly stdout: string;
  readonly content: string;
}

const known = new Map<string, Result>();

/** Return the result of one process, which is played once. */
function expected(args: readonly string[]): Result {
  const key = args.join(' ');
  const before = known.get(key);
  if (before !== undefined) return before;
  const path = newFile();
  const { status, stdout } = azulejo([...args, '--workers', '0', '--results', path]);
  expect(status).toBe(0);
  const result = { stdout, content: contentOf(path) };
  known.set(key, result);
  return result;
}

/** Start a tournament on the queue. */
function rate(args: readonly string[], path: string): Running {
  return start(...args, '--queue', redis.url, '--results', path);
}

describe('a tournament on a queue', () => {
  test.each([
    ['azul', ['ratings', '--agents', 'random,greedy,level-1', '--cycles', '15'], ''],
    ['azul', ['ratings', '--agents', 'random,greedy', '--players', '3', '--cycles', '9'], '--csv'],
    ['royal-ur', ['royal-ur', 'ratings', '--agents', 'hard,easy,random', '--gauntlet'], '--json'],
    ['tsuro', ['tsuro', 'ratings', '--agents', 'greedy,random', '--cycles', '8'], '--json'],
    ['cube-blokus', ['cube-blokus', 'ratings', '--agents', 'random,level-1', '--cycles', '3'], ''],
  ])(
    '%s: has the table and the file of one process from two workers: %j %s',
    async (_, args, form) => {
      await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
      const path = newFile();
      const all = [...args, '--seed', '4', ...(form === '' ? [] : [form])];
      const one = expected(all);
      expect(await rate(all, path).end()).toEqual({ status: 0, stdout: one.stdout, stderr: '' });
      expect(contentOf(path)).toBe(one.content);
      expect(await tasksLeft(redis.url)).toBe(0);
    },
  );

  test('survives one of two workers that is killed, and one killed after the other', async () => {
    const one = expected(LONG);
    const path = newFile();
    const [first] = await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
    const tournament = rate(LONG, path);
    await waitUntil(() => linesIn(path) > 5);
    first?.child.kill('SIGKILL');
    await waitUntil(() => linesIn(path) > 20);
    await startWorker(redis.url).then(({ child }) => setTimeout(() => child.kill('SIGKILL'), 500));
    expect(await tournament.end()).toEqual({ status: 0, stdout: one.stdout, stderr: '' });
    expect(contentOf(path)).toBe(one.content);
  });

  test('interrupted, prints what it has, takes its pairs back, and goes on from its file', async () => {
    const one = expected(LONG);
    const path = newFile();
    const worker = await startWorker(redis.url);
    const tournament = rate(LONG, path);
    await waitUntil(() => linesIn(path) > 5);
    tournament.child.kill('SIGINT');
    const { status, stdout } = await tournament.end();
    expect(status).toBe(130);
    const pairs = linesIn(path) - 1;
    expect(pairs).toBeLessThan(120);
    expect(stdout.split('\n')[0]).toBe(`Stopped by SIGINT after ${pairs} of 120 pairs.`);
    expect(one.content.startsWith(contentOf(path))).toBe(true);
    worker.child.kill('SIGTERM');
    expect((await worker.end()).status).toBe(143);
    expect(await tasksLeft(redis.url)).toBe(0);
    await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
    expect((await rate(LONG, path).end()).stdout).toBe(one.stdout);
    expect(contentOf(path)).toBe(one.content);
  });

  test('killed itself, goes on from its file beside the pairs that it has left behind', async () => {
    const one = expected(LONG);
    const path = newFile();
    await startWorker(redis.url);
    const tournament = rate(LONG, path);
    await waitUntil(() => linesIn(path) > 5);
    tournament.child.kill('SIGKILL');
    await tournament.end();
    expect((await rate(LONG, path).end()).stdout).toBe(one.stdout);
    expect(contentOf(path)).toBe(one.content);
  });

  test('survives a Redis that has forgotten everything', async () => {
    const one = expected(LONG);
    const path = newFile();
    await startWorker(redis.url);
    const tournament = rate(LONG, path);
    await waitUntil(() => linesIn(path) > 5);
    redis.ask('FLUSHALL');
    expect((await tournament.end()).stdout).toBe(one.stdout);
    expect(contentOf(path)).toBe(one.content);
  });

  test('of a test that is decided ends at the same pair, and takes the others back', async () => {
    const args = [
      ...['royal-ur', 'ratings', '--agents', 'medium,hard', '--sprt', '-100,0'],
      ...['--cycles', '3000', '--seed', '5'],
    ];
    const one = expected(args);
    expect(one.stdout).toContain('accepted: ');
    const path = newFile();
    const workers = await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
    expect(await rate(args, path).end()).toEqual({ status: 0, stdout: one.stdout, stderr: '' });
    expect(contentOf(path)).toBe(one.content);
    // Those that were played already are played to their end.
    for (const { child } of workers) child.kill('SIGTERM');
    await Promise.all(workers.map((worker) => worker.end()));
    expect(await tasksLeft(redis.url)).toBe(0);
  });

  test('shares its workers with a simulation', async () => {
    const games = [
      'simulate',
      '--agents',
      'greedy,random',
      '--games',
      '1000',
      '--seed',
      '3',
      '--json',
    ];
    const one = expected(LONG);
    const path = newFile();
    await Promise.all([startWorker(redis.url), startWorker(redis.url)]);
    const simulation = start(...games, '--queue', redis.url).end();
    expect((await rate(LONG, path).end()).stdout).toBe(one.stdout);
    expect((await simulation).stdout).toBe(azulejo([...games, '--workers', '0']).stdout);
    expect(contentOf(path)).toBe(one.content);
  });

  test('is played by a worker that has refused invalid tasks before', async () => {
    const worker = await startWorker(redis.url);
    const pair = { rules: {}, agents: ['random', 'exec:touch /tmp/x'], seed: 1 };
    for (const [task, reason] of [
      [{ kind: 'pair', game: 'azul', number: 0, pair }, 'Agent: found "exec:touch /tmp/x"'],
      [{ kind: 'pair', game: 'azul', number: 0, pair: { ...pair, agents: [] } }, 'Agents: found 0'],
      [
        { kind: 'code', code: '1' },
        'Task, kind: found "code", expected one of: shard, pair, match.',
      ],
    ] as const) {
      await putTask(redis.url, task);
      await worker.said(`A task failed: ${reason}`);
    }
    const args = ['royal-ur', 'ratings', '--cycles', '5', '--seed', '1'];
    const path = newFile();
    expect((await rate(args, path).end()).stdout).toBe(expected(args).stdout);
    expect(worker.child.exitCode).toBe(null);
  });
});
