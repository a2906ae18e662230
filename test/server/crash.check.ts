/**
 * No acknowledged event is lost or doubled, and no client sees another order: over three processes and a Redis, each process
 * killed or paused in turn, Redis started again, connections cut and delayed at random; and over one process with a
 * file. `ROOMS` and `SECONDS` set the size.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { expect, test } from 'vitest';
import { openRedis } from '../../server/src/store/redis.js';
import { openSqlite } from '../../server/src/store/sqlite.js';
import { seededRng } from '../../src/game.js';
import { RedisServer } from '../queue/redis-server.js';
import { type Bot, GAMES, openTable } from './bots.js';
import { type Restarted, startProcess, startProxy, wait } from './processes.js';
import { expectWaitingList } from './waiting-list.js';

const { ROOMS: rooms = '24', SECONDS: seconds = '60', SEED: seed } = process.env;
const ROOMS = Number(rooms);
const SECONDS = Number(seconds);
const SEED = Number(seed ?? Date.now() % 1_000_000);

/** Seconds between two kills, and the parts of the time after which Redis is started again. */
const KILLS = Math.min(20, SECONDS / 6);
const REDIS = [1 / 3, 2 / 3];

/** Milliseconds from a failure until all is as before: a process that is paused for 6 s, and its rooms elsewhere. */
const FAILURE = 12_000;

/** The median and the greatest of some numbers. */
function spread(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((a, b) => a - b);
  const at = (part: number) => sorted[Math.floor(sorted.length * part)] ?? 0;
  return `${sorted.length}: median ${at(0.5)} ms, 99 of 100 ${at(0.99)} ms, most ${sorted.at(-1) ?? 0} ms`;
}

/** Rooms of bots that play until they are told to rest. */
class Tables {
  readonly bots: Bot[] = [];
  readonly #returns: { readonly lost: number; readonly milliseconds: number }[] = [];
  readonly #failures: { readonly kind: string; readonly time: number }[] = [];
  readonly #answers: number[] = [];
  #goesOn = true;

  /** Open rooms at a port. */
  async open(port: number, count: number, random: () => number): Promise<void> {
    const options = {
      url: `ws://127.0.0.1:${port}/rooms`,
      random,
      // Not more moves a second than two processors take, however many rooms.
      pause: () => (100 + random() * 400) * Math.max(1, count / 50),
      goesOn: () => this.#goesOn,
      cameBack: (milliseconds: number) =>
        this.#returns.push({ lost: Date.now() - milliseconds, milliseconds }),
      answered: (milliseconds: number) => this.#answers.push(milliseconds),
    };
    for (let number = 0; number < count; number += 1) {
      const game = GAMES[number % GAMES.length]?.name ?? '';
      const address = `10.0.${number >> 8}.${number & 255}`;
      // A cut while the room is made is no loss: nothing was acknowledged.
      for (let tries = 0; this.bots.length < 2 * (number + 1) && tries < 5; tries += 1) {
        const table = await openTable(game, number, { ...options, address }).catch(() => []);
        this.bots.push(...table);
      }
    }
    expect(this.bots.length).toBe(2 * count);
  }

  /** Note that a process or the store fails now: who is out meanwhile is so by that, and not by a cut. */
  fail(kind: 'kill' | 'pause' | 'restart of the store'): void {
    this.#failures.push({ kind, time: Date.now() });
  }

  /** Come to rest: every client has what the store has, and all that was acknowledged is there. */
  async expectKept(recordOf: (room: string) => Promise<readonly string[]>): Promise<void> {
    this.#goesOn = false;
    const records = new Map<Bot, readonly string[]>();
    for (let tries = 0; tries < 300; tries += 1) {
      for (const bot of this.bots) records.set(bot, await recordOf(bot.client.me.room ?? ''));
      const isSame = (bot: Bot) => records.get(bot)?.length === bot.client.entries.length;
      if (this.bots.every(isSame)) break;
      await wait(100);
    }
    for (const bot of this.bots) {
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
      }
      bot.client.close();
    }
    const acknowledged = this.bots.reduce((sum, bot) => sum + bot.acknowledged.length, 0);
    expect(acknowledged).toBeGreaterThan(this.bots.length);
    const cameBack = new Map<string, number[]>();
    for (const { lost, milliseconds } of this.#returns) {
      const kind =
        this.#failures.findLast(({ time }) => time <= lost + milliseconds && lost <= time + FAILURE)
          ?.kind ?? 'cut';
      cameBack.set(kind, [...(cameBack.get(kind) ?? []), milliseconds]);
    }
    process.stdout.write(
      [
        `${acknowledged} moves acknowledged`,
        `answers ${spread(this.#answers)}`,
        ...[...cameBack].map(([kind, times]) => `back in play after a ${kind} ${spread(times)}`),
        '',
      ].join('\n'),
    );
  }
}

test(`${ROOMS} rooms for ${SECONDS} s over three processes and a Redis (seed ${SEED})`, async () => {
  const random = seededRng(SEED);
  const redis = await RedisServer.open();
  const starting = [1, 2, 3].map(() => startProcess('--behind-proxy', '--redis', redis.url));
  const servers = await Promise.all(starting);
  const ports = servers.map(({ port }) => port);
  const proxy = await startProxy(ports, { cutsAfter: 20_000, delay: 20, random });
  const tables = new Tables();
  await tables.open(proxy.port, ROOMS, random);

  const begin = Date.now();
  const end = begin + SECONDS * 1000;
  const restarts = REDIS.map((part) => begin + part * SECONDS * 1000);
  for (let kill = 0; Date.now() < end; kill += 1) {
    await wait(Math.min(KILLS * 1000, Math.max(0, end - Date.now())));
    const server = servers[kill % servers.length];
    // Every fourth time it is only paused, and finds that its rooms are elsewhere.
    const isPause = kill % 4 === 3;
    tables.fail(isPause ? 'pause' : 'kill');
    if (isPause) await server?.pause(6000);
    else await killAndStart(server);
    if (restarts[0] === undefined || Date.now() < restarts[0]) continue;
    restarts.shift();
    tables.fail('restart of the store');
    await redis.stop('SIGKILL');
    await wait(300);
    await redis.start();
  }

  proxy.calm();
  const store = new Redis(redis.url);
  await tables.expectKept((room) => store.lrange(`azulejo:entries:{${room}}`, 0, -1));
  store.disconnect();
  proxy.close();
  for (const server of servers) await server.kill();
  await redis.close();
});

test('rooms of one process with a file, which is killed again and again', async () => {
  const random = seededRng(SEED);
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-rooms-'));
  const file = join(folder, 'rooms.sqlite');
  const server = await startProcess('--behind-proxy', '--file', file);
  const tables = new Tables();
  await tables.open(server.port, 8, random);
  for (let kill = 0; kill < 3; kill += 1) {
    await wait(2000);
    tables.fail('kill');
    await killAndStart(server);
  }
  await wait(2000);
  const store = openSqlite(file);
  await tables.expectKept((room) => store.read(room, 0));
  await store.close();
  await server.kill();
  rmSync(folder, { recursive: true });
});

async function killAndStart(server: Restarted | undefined): Promise<void> {
  await server?.kill();
  await wait(500);
  await server?.start();
}

test('rooms are listed while a process that lives has them, in a Redis', async () => {
  const redis = await RedisServer.open();
  const store = await openRedis(redis.url, () => undefined);
  await expectWaitingList(store);
  await store.close();
  await redis.close();
});
