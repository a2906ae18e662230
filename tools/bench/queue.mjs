/**
 * Measure what shards cost a Redis: `node tools/bench/queue.mjs [--shards 20000] [--workers 8]`.
 *
 * The shards are of no work, so all that is measured is the queue. It starts a Redis of its own.
 */
import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Queue, QueueEvents, Worker } from 'bullmq';
import { Redis } from 'ioredis';

const { values } = parseArgs({
  options: {
    shards: { type: 'string', default: '20000' },
    workers: { type: 'string', default: '8' },
    port: { type: 'string', default: '16400' },
  },
});
const shards = Number(values.shards);
const workers = Number(values.workers);

/** Shards in the queue at a time: more than the workers here can begin. */
const WINDOW = 1000;

/** A shard's task and its tally, as long as those of a simulation between two agents. */
const TASK = {
  game: 'azul',
  isTimed: false,
  shard: {
    scenario: {
      rules: { players: 2, mosaic: 'variant', tilingOrder: 'top-down' },
      agents: ['level-2', 'level-1'],
      seed: 1234567,
      budget: { iterations: 100 },
    },
    first: 123_250,
    count: 250,
  },
};
const SAMPLE = { count: 125, total: 4567, squares: 234_567, min: 0, max: 99 };
const SEAT = { games: 125, parts: 52_500, forfeits: 0, scores: SAMPLE };
const TALLY = {
  agents: [
    [SEAT, SEAT],
    [SEAT, SEAT],
  ],
  endings: { over: 250, limit: 0, forfeit: 0 },
  moves: SAMPLE,
  forfeits: [null, null],
};

const folder = mkdtempSync(join(tmpdir(), 'azulejo-bench-'));
const server = spawn(
  'redis-server',
  [
    '--port',
    values.port,
    '--bind',
    '127.0.0.1',
    '--dir',
    folder,
    '--appendonly',
    'yes',
    '--save',
    '',
  ],
  { stdio: 'ignore' },
);
const connect = () => new Redis(`redis://127.0.0.1:${values.port}`, { maxRetriesPerRequest: null });
const redis = connect();

/** @param {string} name of a figure that a Redis counts */
async function figure(name) {
  const line = (await redis.info()).split('\r\n').find((each) => each.startsWith(`${name}:`));
  return Number(line?.slice(name.length + 1));
}

async function figures() {
  const [user, system, input, output, memory] = await Promise.all(
    [
      ...['used_cpu_user', 'used_cpu_sys', 'total_net_input_bytes', 'total_net_output_bytes'],
      'used_memory',
    ].map(figure),
  );
  return { processor: user + system, input, output, memory };
}

try {
  while (spawnSync('redis-cli', ['-p', values.port, 'PING']).stdout.toString().trim() !== 'PONG') {
    await wait(50);
  }
  const queue = new Queue('bench', { connection: redis });
  const options = { removeOnComplete: true, removeOnFail: true, attempts: 3 };
  const empty = await figures();
  for (let shard = 0; shard < WINDOW; shard++)
    await queue.add('shard', TASK, { jobId: `a-${shard}`, ...options });
  const full = await figures();
  const events = new QueueEvents('bench', { connection: connect() });
  await events.waitUntilReady();
  const start = await figures();
  const begin = performance.now();
  let done = 0;
  let added = WINDOW;
  const finished = new Promise((resolve) => {
    events.on('completed', () => {
      if (added < shards) queue.add('shard', TASK, { jobId: `a-${added++}`, ...options });
      if (++done === shards) resolve(undefined);
    });
  });
  const all = Array.from(
    { length: workers },
    () => new Worker('bench', async () => TALLY, { connection: connect(), concurrency: 4 }),
  );
  await finished;
  const seconds = (performance.now() - begin) / 1000;
  const end = await figures();
  const each = (/** @type {number} */ sum) => sum / shards;
  console.log(
    `${shards} shards of no work, ${workers} workers of 4 each, a Redis that writes a file`,
  );
  console.log(`  ${(shards / seconds).toFixed(0)} shards/s, all in this process and its Redis`);
  console.log(
    `  ${(1e6 * each(end.processor - start.processor)).toFixed(0)} µs of Redis's processor time per shard: at most ${(shards / (end.processor - start.processor)).toFixed(0)} shards/s`,
  );
  console.log(
    `  ${each(end.input - start.input).toFixed(0)} bytes to Redis per shard, ${each(end.output - start.output).toFixed(0)} from it`,
  );
  console.log(
    `  ${((full.memory - empty.memory) / WINDOW).toFixed(0)} bytes of memory for a shard that waits`,
  );
  await Promise.all(all.map((worker) => worker.close()));
  await events.close();
  await queue.close();
} finally {
  redis.disconnect();
  server.kill();
  rmSync(folder, { recursive: true, force: true });
}
process.exit();
