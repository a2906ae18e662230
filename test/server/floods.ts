/** Too much of everything: connections, rooms, texts that nobody reads, entries. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { Hub } from '../../server/src/hub.js';
import { openSqlite } from '../../server/src/store/sqlite.js';
import type { Attack } from './attack.js';
import { AttackedServer, GAMES } from './attacked-server.js';
import { longRoom } from './long-room.js';
import { frame, RawSocket, upgrade } from './raw-socket.js';
import { roomOf } from './scenes.js';
import { anyAddress, Talker } from './talker.js';

/** Count the outcomes. */
function counted(outcomes: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const each of outcomes) counts[each] = (counts[each] ?? 0) + 1;
  return counts;
}

const CREATE = { game: 'royal-ur', name: 'Eve', browser: 'e' };

/** Make many rooms at a time, each at a connection of its own. */
async function createMany(port: number, count: number, address?: string) {
  const talkers = await Promise.all(
    Array.from({ length: count }, () =>
      Talker.open(port, { 'x-forwarded-for': address ?? anyAddress() }),
    ),
  );
  const outcomes = await Promise.all(talkers.map((eve) => eve.say('create', CREATE)));
  for (const eve of talkers) eve.end();
  return counted(outcomes);
}

/** A server for one attack. */
async function withServer<Value>(
  options: Parameters<typeof AttackedServer.open>[0],
  attack: (server: AttackedServer) => Promise<Value>,
): Promise<Value> {
  const server = await AttackedServer.open(options);
  try {
    return await attack(server);
  } finally {
    await server.close();
  }
}

/** Requests in a room that is full of entries, and what becomes of them. */
const IN_A_FULL_ROOM: readonly (readonly [type: string, fields: object, code: string])[] = [
  ['chat', { text: 'Hello' }, 'room.full'],
  ['stand', { seat: 0 }, 'room.full'],
  ['fill', { seat: 0, level: 1 }, 'room.full'],
  ['swap', { seats: [0, 1] }, 'room.full'],
  ['invite', { name: 'Eve' }, 'room.full'],
  ['mute', { person: 'p2', muted: true }, 'room.full'],
  ['host', { person: 'p2' }, 'room.full'],
  ['start', {}, 'room.full'],
  ['kick', { person: 'p2' }, 'ok'],
  ['leave', {}, 'ok'],
];

export const FLOODS: readonly Attack[] = [
  {
    name: 'a million rooms, from one address',
    run: (server) => createMany(server.port, 60, anyAddress()),
    expected: { ok: 20, 'request.too-many': 40 },
  },
  {
    name: 'a million rooms, from many addresses',
    run: () => withServer({ mostRooms: 15 }, ({ port }) => createMany(port, 60)),
    expected: { ok: 15, 'server.full': 45 },
  },
  {
    name: 'a million rooms, from one address that says it is many, without a proxy in front',
    run: () => withServer({ behindProxy: false }, ({ port }) => createMany(port, 30)),
    expected: { ok: 20, 'request.too-many': 10 },
  },
  {
    name: 'an address that a client writes before the one of the proxy',
    async run(server) {
      const last = anyAddress();
      const outcomes: string[] = [];
      for (let at = 0; at < 25; at += 1) {
        const forwarded = `${anyAddress()}, ${last}`;
        const eve = await Talker.open(server.port, { 'x-forwarded-for': forwarded });
        outcomes.push(await eve.say('create', CREATE));
        eve.end();
      }
      return counted(outcomes);
    },
    expected: { ok: 20, 'request.too-many': 5 },
  },
  {
    name: 'more connections than there may be',
    run: () =>
      withServer({ mostConnections: 50 }, async ({ port }) => {
        const raws = Array.from({ length: 70 }, () => new RawSocket(port));
        for (const raw of raws) raw.send(upgrade());
        const statuses = await Promise.all(raws.map((raw) => raw.status()));
        for (const raw of raws) raw.socket.destroy();
        // Those who go make room.
        await wait(100);
        const later = new RawSocket(port);
        later.send(upgrade());
        const status = await later.status();
        later.socket.destroy();
        return { ...counted(statuses), later: status };
      }),
    expected: { '101': 50, '503': 20, later: '101' },
  },
  {
    name: 'a flood of requests, in the name of another process',
    async run(server) {
      const eve = await Talker.open(server.port, {
        'x-forwarded-for': anyAddress(),
        'x-azulejo-relay': 'f'.repeat(64),
      });
      const outcomes = await Promise.all(Array.from({ length: 100 }, () => eve.say('time')));
      const end = await eve.ended();
      return { outcomes: counted(outcomes), end };
    },
    expected: {
      outcomes: { ok: 40, 'request.too-many': 3, 'closed request.too-many': 57 },
      end: 'closed request.too-many',
    },
  },
  {
    name: 'a megabyte, fifty times',
    async run(server) {
      const raws = await Promise.all(Array.from({ length: 50 }, () => RawSocket.open(server.port)));
      const megabyte = frame({ payload: ' '.repeat(1_000_000) });
      for (const raw of raws) raw.send(megabyte);
      return counted(await Promise.all(raws.map((raw) => raw.closed())));
    },
    expected: { 'closed 1009': 50 },
  },
  {
    name: 'connections that come and go',
    async run(server) {
      for (let round = 0; round < 10; round += 1) {
        const raws = Array.from({ length: 50 }, () => new RawSocket(server.port));
        for (const raw of raws) raw.send(upgrade());
        await Promise.all(raws.map((raw) => raw.status()));
        for (const [at, raw] of raws.entries()) {
          if (at % 2 === 0) raw.send(frame({ opcode: 8 }));
          raw.socket.destroy();
        }
      }
      const eve = await Talker.open(server.port);
      const outcome = await eve.say('time');
      eve.end();
      return outcome;
    },
    expected: 'ok',
  },
  {
    name: 'entries without end',
    async run(server) {
      const { room, tokens } = await longRoom(server, 20_000, (at) => ({
        kind: 'mute',
        at,
        person: 'p2',
        muted: at % 2 === 0,
      }));
      const [ada, bob] = await Promise.all(
        tokens.map(async (token) => {
          const talker = await Talker.open(server.port);
          await talker.say('join', { room, token, from: 20_000 });
          return talker;
        }),
      );
      const outcomes: string[] = [];
      for (const [type, fields] of IN_A_FULL_ROOM) {
        outcomes.push((await ada?.say(type, fields)) ?? '');
      }
      const eve = await Talker.open(server.port);
      outcomes.push(await eve.say('join', { room, name: 'Eve', browser: 'e' }));
      for (const each of [ada, bob, eve]) each?.end();
      return outcomes;
    },
    expected: [...IN_A_FULL_ROOM.map(([, , code]) => code), 'room.full'],
  },
  {
    name: 'a room with much chat is still entered',
    async run(server) {
      const text = '😀'.repeat(500);
      const count = 4000;
      const { room, tokens } = await longRoom(server, count, (at) => ({
        kind: 'chat',
        at,
        person: 'p2',
        text,
      }));
      const ada = await Talker.open(server.port);
      const outcome = await ada.say('join', { room, token: tokens[0] });
      // The room goes on while somebody who comes still reads what was before.
      for (let tries = 0; tries < 200 && ada.entries.length < count + 5; tries += 1) await wait(50);
      const isWhole = ada.entries.length >= count + 5;
      ada.end();
      return { outcome, isWhole };
    },
    expected: { outcome: 'ok', isWhole: true },
  },
  {
    name: 'a guest who waits for a host who has gone',
    async run(server) {
      const store = openSqlite(server.file);
      let count = 0;
      let late = 0;
      const hub = await Hub.open({
        store,
        thinkers: server.thinkers,
        games: GAMES,
        process: { id: randomUUID(), address: 'ws://127.0.0.1:1' },
        mostRooms: 1,
        now: () => {
          count += 1;
          return Date.now() + late;
        },
        warn: () => undefined,
      });
      const client = () => ({
        send: () => undefined,
        close: () => undefined,
        drained: async () => {},
      });
      const [host, guest] = [client(), client()];
      const created = await hub.create(host, { ...CREATE, isPrivate: true });
      const result =
        created.kind === 'answer' && 'result' in created.answer ? created.answer.result : {};
      const { room = '', secrets } = result ?? {};
      await hub.join(guest, { room, name: 'Guest', browser: 'g', secret: secrets?.enter });
      if (created.kind === 'answer') created.room?.leave(host);
      // The minute passes while it is written down that the host is lost.
      for (let turn = 0; turn < 10; turn += 1) await undefined;
      late = 61_000;
      await wait(50);
      const before = count;
      await wait(500);
      const busy = count - before;
      await hub.close();
      // A clock that is read all the time is a loop.
      return busy < 50;
    },
    expected: true,
  },
];

/** Connections that say nothing, or half of something, while others are attacked. */
export async function silent(server: AttackedServer): Promise<RawSocket[]> {
  const raws = Array.from({ length: 1000 }, () => new RawSocket(server.port));
  for (const [at, raw] of raws.entries()) {
    raw.send(upgrade());
    await (at % 100 === 99 ? raw.status() : undefined);
  }
  await Promise.all(raws.map((raw) => raw.status()));
  // Some of them begin a frame, and say no more.
  for (const raw of raws.slice(0, 50)) raw.send(frame({ claims: 8000n, payload: '{' }));
  for (const raw of raws.slice(50, 100)) raw.send(Buffer.from([0x81]));
  return raws;
}

/** A client in a room that never reads what it asks for. */
export class NeverReads {
  readonly #timer: NodeJS.Timeout;
  readonly #raw: RawSocket;
  readonly #rooms: readonly Talker[];

  private constructor(raw: RawSocket, rooms: readonly Talker[]) {
    this.#raw = raw;
    this.#rooms = rooms;
    const list = frame({ payload: '{"type":"rooms","id":1}' });
    this.#timer = setInterval(() => {
      if (raw.socket.writable) raw.send(list);
    }, 55);
  }

  static async open(server: AttackedServer): Promise<NeverReads> {
    // A long list of rooms to ask for.
    const name = '😀'.repeat(24);
    const rooms = await Promise.all(
      Array.from({ length: 100 }, () => roomOf(server, { game: 'azul', name })),
    );
    const raw = await RawSocket.open(server.port);
    raw.socket.pause();
    const join = { type: 'join', id: 1, room: rooms[0]?.me.room, name: 'Slow', browser: 's' };
    raw.send(frame({ payload: JSON.stringify(join) }));
    return new NeverReads(raw, rooms);
  }

  /** Whether the server cut it off: writing to it fails then. */
  async isCut(): Promise<boolean> {
    const { socket } = this.#raw;
    for (let tries = 0; tries < 400 && !socket.destroyed; tries += 1) await wait(50);
    return socket.destroyed;
  }

  end(): void {
    clearInterval(this.#timer);
    this.#raw.socket.destroy();
    for (const talker of this.#rooms) talker.end();
  }
}
