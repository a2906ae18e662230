/** Attacks through a process that has not the room: it passes on what is said, and nothing else. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.js';
import { AttackedServer } from './attacked-server.js';
import { roomOf } from './scenes.js';
import { anyAddress, Talker } from './talker.js';

/** Two processes with one store; the room is at the first. */
async function withTwo<Value>(
  attack: (processes: {
    readonly one: AttackedServer;
    readonly two: AttackedServer;
    readonly host: Talker;
    readonly room: string;
  }) => Promise<Value>,
): Promise<Value> {
  const one = await AttackedServer.open();
  const two = await AttackedServer.open({ beside: one });
  const host = await roomOf(one);
  try {
    return await attack({ one, two, host, room: host.me.room ?? '' });
  } finally {
    host.end();
    await two.close();
    await one.close();
  }
}

export const RELAYS: readonly Attack[] = [
  {
    name: 'rooms without end, made through another process',
    run: () =>
      withTwo(async ({ one, two, room }) => {
        const address = anyAddress();
        let made = 0;
        for (let at = 0; at < 30; at += 1) {
          const eve = await Talker.open(two.port, { 'x-forwarded-for': address });
          // Refused there, and the way to the other process is open.
          await eve.say('join', { room, token: 'x' });
          const asked = { game: 'royal-ur', name: 'Eve', browser: 'e' };
          if ((await eve.say('create', asked)) === 'ok') made += 1;
          eve.end();
        }
        return made <= 20 && one.rooms <= 21;
      }),
    expected: true,
  },
  {
    name: 'a connection that ends before it is passed on',
    run: () =>
      withTwo(async ({ one, two, room }) => {
        for (let at = 0; at < 10; at += 1) {
          const eve = await Talker.open(two.port);
          const fields = { room, name: `Eve ${at}`, browser: 'e' };
          eve.socket.send(JSON.stringify({ type: 'join', id: 1, ...fields }));
          await new Promise((resolve) => setImmediate(resolve));
          eve.end();
        }
        await wait(500);
        const kinds = one.entriesOf(room).map((text) => JSON.parse(text).kind);
        const came = kinds.filter((kind) => kind === 'join').length - 1;
        // Those who came are gone again.
        return came - kinds.filter((kind) => kind === 'lost').length;
      }),
    expected: 0,
  },
  {
    name: 'requests before the way to the other process is open',
    run: () =>
      withTwo(async ({ two, room }) => {
        const eve = await Talker.open(two.port);
        const outcomes = await Promise.all([
          eve.say('join', { room, name: 'Eve', browser: 'e' }),
          eve.say('time'),
          eve.say('chat', { text: 'Hello' }),
        ]);
        eve.end();
        return outcomes.length;
      }),
    expected: 3,
  },
  {
    name: 'what is said to another process is bounded here, and its refusals are heard',
    run: () =>
      withTwo(async ({ two, room }) => {
        const eve = await Talker.open(two.port);
        const joined = await eve.say('join', { room, name: 'Eve', browser: 'e' });
        const outcomes = [
          joined,
          await eve.say('kick', { person: 'p1' }),
          await eve.sayRaw(Buffer.from('{}')),
          await eve.sayRaw('{"type":{"toString":1},"id":1}'),
        ];
        const flood = await Promise.all(Array.from({ length: 80 }, () => eve.say('time')));
        const end = await eve.ended();
        return [...outcomes, flood.at(-1), end];
      }),
    expected: [
      'ok',
      'host.only',
      'request.malformed',
      'request.unknown-type',
      'closed request.too-many',
      'closed request.too-many',
    ],
  },
];
