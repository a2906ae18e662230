/** What a client of the Redis does who means harm: to the command by results, to workers by tasks, to the queue itself. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { azulejo } from '../cli/command-run.js';
import { answerTasks, failureOf, keyOf, putTask, tasksLeft } from './jobs.js';
import { endAll, type Running, start, startWorker } from './processes.js';
import { RedisServer } from './redis-server.js';

let redis: RedisServer;
let stopAnswering = async () => {};
beforeAll(async () => {
  redis = await RedisServer.open();
});
beforeEach(() => redis.ask('FLUSHALL'));
afterEach(async () => {
  await stopAnswering();
  stopAnswering = async () => {};
  await endAll();
});
afterAll(() => redis.close());

const SIMULATION = ['simulate', '--agents', 'greedy,random', '--games', '200', '--seed', '1'];
const RATINGS = ['ratings', '--agents', 'greedy,random', '--cycles', '2', '--seed', '1'];
const TOURNAMENT = ['tsuro', 'tournament', '--agents', 'random:3', '--seed', '1'];

const HARM = '\u001b[2J\u202e';

/** Check that a command has ended with an error in a line that is safe to print, and not a long one. */
async function expectError(command: Running, what: string): Promise<void> {
  const { status, stdout, stderr } = await command.end();
  expect(status).toBe(2);
  expect(stdout).toBe('');
  const [line = '', ...more] = stderr
    .split('\n')
    .filter((each) => !each.startsWith('No worker is connected yet.'));
  expect(more).toEqual(['']);
  expect(line).toMatch(/^azulejo: Queue(?:, (?:games|pair|game) \d+(?: to \d+)?)?: /);
  expect(line).toContain(what);
  expect(line).toMatch(/^[ -~…]*$/);
  expect(line.length).toBeLessThan(450);
}

/** Start a command on the queue. */
const play = (args: readonly string[]) => start(...args, '--json', '--queue', redis.url);

const SAMPLE = { count: 0, total: 0, squares: 0, min: null, max: null };
const LUCK = { games: 0, wins: 0, luck: 0, winsSquared: 0, luckSquared: 0, products: 0 };
const SEAT = { games: 1, parts: 840, forfeits: 0, scores: SAMPLE, luck: LUCK };
const SEATS = [SEAT, SEAT];
const TALLY = {
  agents: [SEATS, SEATS],
  endings: { over: 2, limit: 0, forfeit: 0 },
  moves: SAMPLE,
  forfeits: [null, null],
};

describe('a command', () => {
  test.each<[what: string, args: readonly string[], result: unknown, error: string]>([
    ['nothing', SIMULATION, null, 'Agents: found undefined, expected a list.'],
    ['a text', SIMULATION, HARM, 'Result: found "\\u001b[2J\\u202e", expected an object.'],
    [
      'too many agents',
      SIMULATION,
      { ...TALLY, agents: new Array(100_000).fill(SEATS) },
      'Agents: found 100000, ',
    ],
    [
      'more wins than games',
      SIMULATION,
      { ...TALLY, agents: [[{ ...SEAT, parts: 841 }, SEAT], SEATS] },
      'Agent 0, seat 0, parts: found 841, ',
    ],
    [
      'a number out of all range',
      SIMULATION,
      { ...TALLY, moves: { ...SAMPLE, count: 1, min: 1, max: 1e300, total: 1 } },
      'Moves, max: found 1e+300, expected a number from 1 ',
    ],
    ['scores of no pair', RATINGS, { scores: [2, HARM], forfeits: [0, 0] }, 'Result: found '],
    ['no match', TOURNAMENT, { record: { names: [HARM] } }, 'Events: found undefined'],
    [
      'a match that nobody played',
      TOURNAMENT,
      { record: { events: [HARM], result: {} }, forfeits: [] },
      'Event 0: found "\\u001b[2J\\u202e", expected "',
    ],
  ])('is sent %s, and says what it found', async (_, args, result, error) => {
    stopAnswering = await answerTasks(redis.url, () => result);
    await expectError(play(args), `: the result is invalid. ${error}`);
  });

  test('is sent the reason of a failure that drives the terminal, and is long', async () => {
    stopAnswering = await answerTasks(redis.url, () => {
      throw new Error(HARM + 'x'.repeat(1e5));
    });
    await expectError(play(SIMULATION), ': \\u001b[2J\\u202exxx');
  });

  test('goes on after results that cannot be read at all, of whatever task', async () => {
    const simulation = play(SIMULATION);
    while ((await tasksLeft(redis.url)) < 100) await wait(50);
    for (const id of ['1', redis.ask('LINDEX', keyOf('wait'), '-1')]) {
      const forged = ['event', 'completed', 'jobId', id, 'returnvalue', '{'];
      redis.ask('XADD', keyOf('events'), '*', ...forged);
    }
    await startWorker(redis.url);
    const { status, stdout } = await simulation.end();
    expect(status).toBe(0);
    expect(stdout).toBe(azulejo([...SIMULATION, '--json', '--workers', '0']).stdout);
  });

  test('is told of a failure by lines of its own', async () => {
    const simulation = play(SIMULATION);
    while ((await tasksLeft(redis.url)) < 100) await wait(50);
    const id = redis.ask('LINDEX', keyOf('wait'), '-1');
    const forged = ['event', 'failed', 'jobId', id, 'failedReason', 'x\nazulejo: all is well'];
    redis.ask('XADD', keyOf('events'), '*', ...forged);
    await expectError(simulation, ': x\\u000aazulejo: all is well');
  });

  test('finds that its queue is no queue', async () => {
    redis.ask('SET', keyOf('wait'), 'x');
    const { status, stderr } = await play(SIMULATION).end();
    expect(status).toBe(2);
    expect(stderr).toMatch(/^azulejo: .*WRONGTYPE[^\n]*\n$/m);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  /** An event that is about none of its jobs. */
  const EVENT = 'event completed jobId nobody returnvalue {}'.split(' ');

  test.each([
    ['all that wait', () => redis.ask('DEL', keyOf('wait')), () => ''],
    ['some that wait', () => redis.ask('LTRIM', keyOf('wait'), '40', '-1'), () => ''],
    [
      'all that wait, while events of others come',
      () => redis.ask('DEL', keyOf('wait')),
      () => redis.ask('XADD', keyOf('events'), '*', ...EVENT),
    ],
  ])('does not wait for ever for jobs that were deleted: %s', async (_, remove, tell) => {
    const simulation = play(SIMULATION);
    while ((await tasksLeft(redis.url)) < 100) await wait(50);
    remove();
    await startWorker(redis.url);
    const telling = setInterval(tell, 2000);
    const { status, stdout } = await simulation.end().finally(() => clearInterval(telling));
    expect(status).toBe(0);
    expect(stdout).toBe(azulejo([...SIMULATION, '--json', '--workers', '0']).stdout);
    expect(await tasksLeft(redis.url)).toBe(0);
  });

  test('puts back what its jobs said where that was deleted', async () => {
    const simulation = play(SIMULATION);
    while ((await tasksLeft(redis.url)) < 100) await wait(50);
    for (const at of ['-1', '-2', '50', '0']) {
      redis.ask('DEL', keyOf(redis.ask('LINDEX', keyOf('wait'), at)));
    }
    const worker = await startWorker(redis.url);
    await worker.said('A task failed: The task was deleted in Redis.');
    const { status, stdout } = await simulation.end();
    expect(status).toBe(0);
    expect(stdout).toBe(azulejo([...SIMULATION, '--json', '--workers', '0']).stdout);
    expect(await tasksLeft(redis.url)).toBe(0);
  });
});

describe('a worker', () => {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-attacks-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const scenario = { rules: {}, agents: ['random', 'greedy'], seed: 1 };
  const task = { kind: 'shard', game: 'azul', shard: { scenario, first: 0, count: 2 } };
  const withScenario = (more: object) => {
    return { ...task, shard: { ...task.shard, scenario: { ...scenario, ...more } } };
  };

  /** Wait until a task has failed. */
  async function failure(id: string): Promise<{ tries: number; reason: string }> {
    for (;;) {
      const found = await failureOf(redis.url, id);
      if (found !== undefined) return found;
      await wait(100);
    }
  }

  test('refuses a task for good, before any work, however often it is to be tried', async () => {
    const worker = await startWorker(redis.url);
    for (const [forged, reason] of [
      [null, 'Task, kind: found '],
      [
        withScenario({ agents: new Array(15_000).fill('random') }),
        'Agents: found 15000, expected 2',
      ],
      [
        withScenario({ agents: ['random', HARM] }),
        'Agent: found "\\u001b[2J\\u202e", expected one of',
      ],
      [withScenario({ agents: ['random', 'x'.repeat(5e6)] }), 'Agent: found "xxxx'],
      [withScenario({ rules: { players: 1e9 } }), 'Rules, players: found 1000000000, '],
      [{ ...task, game: HARM }, 'Game: found no game named \\u001b[2J\\u202e, expected '],
      [{ ...task, game: 'x'.repeat(5e6) }, 'Game: found no game named xxxx'],
      [{ ...task, shard: { ...task.shard, count: 1e9 } }, 'Games: found 1000000000, '],
    ] as const) {
      const id = await putTask(redis.url, forged, { attempts: 1e9, removeOnFail: false });
      const found = await failure(id);
      expect(found.tries).toBe(1);
      expect(found.reason).toContain(reason);
      expect(found.reason.length).toBeLessThan(300);
      await worker.said(`A task failed: ${reason}`);
    }
    worker.child.kill('SIGTERM');
    const { stderr } = await worker.end();
    expect(stderr.split('\n').every((line) => /^[ -~…]{0,450}$/.test(line))).toBe(true);
  });

  test('does not try a task that ends its thread more than some times', async () => {
    const path = join(folder, 'ends.mjs');
    const agent = `{ name: 'ends', chooseMove: () => process.exit(7) }`;
    writeFileSync(path, `export default () => (${agent});`);
    const worker = await startWorker(redis.url, [], ['--agents', `ends=${path}`]);
    const forged = withScenario({ agents: ['ends', 'random'] });
    const id = await putTask(redis.url, forged, { attempts: 1e9, removeOnFail: false });
    const { tries, reason } = await failure(id);
    expect(tries).toBeLessThanOrEqual(13);
    expect(reason).toContain('worker exited with code: 7');
    expect(worker.child.exitCode).toBe(null);
  });

  test('goes on after a job that is no job', async () => {
    await startWorker(redis.url);
    redis.ask('HSET', keyOf('bad'), 'data', '{', 'opts', '{', 'name', 'x');
    redis.ask('LPUSH', keyOf('wait'), 'bad', 'nowhere');
    const { status, stdout } = await play(SIMULATION).end();
    expect(status).toBe(0);
    expect(stdout).toBe(azulejo([...SIMULATION, '--json', '--workers', '0']).stdout);
  });
});
