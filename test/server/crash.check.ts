/**
 * No acknowledged event is lost or doubled, and no client sees another order: over three processes and a Redis, each process
 * killed in turn, the Redis started again, connections cut and delayed at random. `ROOMS` and `SECONDS` set the size.
 */
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRng } from '../../src/game.js';
import { RedisServer } from '../queue/redis-server.js';
import { type Bot, GAMES, openTable } from './bots.js';
import { type Passage, type Restarted, startProcess, startProxy, wait } from './processes.js';

const { ROOMS: rooms = '24', SECONDS: seconds = '60', SEED: seed } = process.env;
const ROOMS = Number(rooms);
const SECONDS = Number(seconds);
const SEED = Number(seed ?? Date.now() % 1_000_000);

/** Seconds between two kills, and the parts of the time after which the Redis is started again. */
const KILLS = Math.min(20, SECONDS / 6);
const REDIS = [1 / 3, 2 / 3];

let redis: RedisServer;
let servers: Restarted[];
let proxy: Passage;
const random = seededRng(SEED);

beforeAll(async () => {
  redis = await RedisServer.open();
  servers = await Promise.all(
    [1, 2, 3].map(() => startProcess('--behind-proxy', '--redis', redis.url)),
  );
  const ports = servers.map(({ port }) => port);
  proxy = await startProxy(ports, { cutsAfter: 20_000, delay: 20, random });
});

afterAll(async () => {
  proxy?.close();
  for (const server of servers ?? []) await server.kill();
  await redis?.close();
});

/** The median and the greatest of some numbers. */
function spread(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return `${sorted.length}: median ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, most ${sorted.at(-1) ?? 0} ms`;
}

test(`${ROOMS} rooms for ${SECONDS} s keep every acknowledged event (seed ${SEED})`, async () => {
  let goesOn = true;
  const back: number[] = [];
  const answers: number[] = [];
  const options = {
    url: `ws://127.0.0.1:${proxy.port}/rooms`,
    random,
    // Not more moves a second than two processors take, however many rooms.
    pause: () => (100 + random() * 400) * Math.max(1, ROOMS / 50),
    goesOn: () => goesOn,
    cameBack: (milliseconds: number) => back.push(milliseconds),
    answered: (milliseconds: number) => answers.push(milliseconds),
  };
  const tables: (readonly Bot[])[] = [];
  for (let number = 0; number < ROOMS; number += 1) {
    const game = GAMES[number % GAMES.length]?.name ?? '';
    // A cut while the room is made is no loss: nothing was acknowledged.
    for (let tries = 0; tries < 5; tries += 1) {
      const table = await openTable(game, number, {
        ...options,
        address: `10.0.${number >> 8}.${number & 255}`,
      }).catch(() => undefined);
      if (table === undefined) continue;
      tables.push(table);
      break;
    }
  }
  expect(tables.length).toBe(ROOMS);

  const end = Date.now() + SECONDS * 1000;
  const begin = Date.now();
  const restarts = REDIS.map((part) => begin + part * SECONDS * 1000);
  for (let kill = 0; Date.now() < end; kill += 1) {
    await wait(Math.min(KILLS * 1000, Math.max(0, end - Date.now())));
    const server = servers[kill % servers.length];
    // Every third time it is only paused, and finds that its rooms are elsewhere.
    if (kill % 3 === 2) await server?.pause(6000);
    else {
      await server?.kill();
      await wait(500);
      await server?.start();
    }
    if (restarts[0] !== undefined && Date.now() > restarts[0]) {
      restarts.shift();
      await redis.stop('SIGKILL');
      await wait(300);
      await redis.start();
    }
  }
  goesOn = false;

  // All come to rest: every client has what the store has.
  const store = new Redis(redis.url);
  const bots = tables.flat();
  const records = new Map<Bot, readonly string[]>();
  for (let tries = 0; tries < 300; tries += 1) {
    for (const bot of bots) {
      records.set(bot, await store.lrange(`azulejo:entries:{${bot.client.me.room}}`, 0, -1));
    }
    if (bots.every((bot) => records.get(bot)?.length === bot.client.entries.length)) break;
    await wait(100);
  }
  store.disconnect();

  let acknowledged = 0;
  for (const bot of bots) {
    expect(bot.faults).toEqual([]);
    const record = records.get(bot) ?? [];
    expect(bot.client.entries).toEqual(record);
    const games: string[][] = [];
    for (const text of record) {
      const entry = JSON.parse(text) as { kind: string; event: string };
      if (entry.kind === 'start') games.push([]);
      if (entry.kind === 'play') games.at(-1)?.push(entry.event);
    }
    for (const { game, event, text } of bot.acknowledged) {
      expect(games[game - 1]?.[event]).toBe(text);
      acknowledged += 1;
    }
    bot.client.close();
  }
  expect(acknowledged).toBeGreaterThan(Math.min(50, ROOMS) * SECONDS * 0.2);
  process.stdout.write(
    `${acknowledged} moves acknowledged; answers ${spread(answers)}; back in play ${spread(back)}\n`,
  );
});
