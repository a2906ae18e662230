import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.js';
import type { AttackedServer } from './attacked-server.js';
import { comeIn, roomOf, stranger } from './scenes.js';
import type { Talker } from './talker.js';

/** A private room, with a guest at its door. */
async function door(server: AttackedServer) {
  const host = await roomOf(server, { isPrivate: true });
  const { enter = '', watch = '' } = host.me.secrets ?? {};
  const guest = await comeIn(host, 'Guest', { secret: enter });
  return { host, guest, enter, watch, room: host.me.room ?? '' };
}

export const DOORS: readonly Attack[] = [
  {
    name: 'a guest who waits asks for things',
    async run(server) {
      const { host, guest, room } = await door(server);
      const outcomes = [
        await guest.say('chat', { text: 'Let me in' }),
        await guest.say('sit', { seat: 0 }),
        await guest.say('admit', { guest: 'g1', yes: true }),
        await guest.say('join', { room, token: host.me.token }),
        guest.entries.length,
        server.entriesOf(room).length,
      ];
      host.end();
      guest.end();
      return outcomes;
    },
    expected: [
      'request.first-join',
      'request.first-join',
      'request.first-join',
      'request.first-join',
      0,
      2,
    ],
  },
  {
    name: 'a device that was refused comes with another name, as a watcher, and as one who is invited',
    async run(server) {
      const { host, guest, enter, watch, room } = await door(server);
      await host.say('admit', { guest: 'g1', yes: false });
      const outcomes = [await guest.ended()];
      await host.say('invite', { name: 'Friend' });
      for (const [name, secret] of [
        ['Other', enter],
        ['Other', watch],
        ['Friend', enter],
        ['Friend', watch],
      ]) {
        const eve = await stranger(server);
        outcomes.push(await eve.say('join', { room, name, browser: 'Guest', secret }));
        eve.end();
      }
      host.end();
      return outcomes;
    },
    expected: ['closed room.denied', 'room.denied', 'room.denied', 'room.denied', 'room.denied'],
  },
  {
    name: 'whom the secret of watching lets in sits down, says that it does not watch, and wants the other secret',
    async run(server) {
      const { host, watch, room } = await door(server);
      await host.say('invite', { name: 'Eve' });
      const eve = await stranger(server);
      const fields = { room, name: 'Eve', browser: 'e', secret: watch, watches: false };
      const outcomes = [await eve.say('join', fields), await eve.say('sit', { seat: 0 })];
      const again = await stranger(server);
      await again.say('join', { room, token: eve.me.token, watches: false });
      outcomes.push(await again.say('sit', { seat: 0 }));
      const told = [...eve.heard, ...again.heard].some((text) => text.includes('secrets'));
      for (const each of [host, eve, again]) each.end();
      return { outcomes, told };
    },
    expected: { outcomes: ['ok', 'seat.not-yours', 'seat.not-yours'], told: false },
  },
  {
    name: 'guests without end at a private door',
    async run(server) {
      const { host, guest, enter, room } = await door(server);
      const outcomes: string[] = [];
      const guests: Talker[] = [guest];
      for (let at = 0; at < 40; at += 1) {
        const eve = await stranger(server);
        guests.push(eve);
        const fields = { room, name: `Eve ${at}`, browser: `e${at}`, secret: enter };
        outcomes.push(await eve.say('join', fields));
      }
      // Those who go make room.
      for (const each of guests.splice(0, 5)) each.end();
      await wait(50);
      const friend = await comeIn(host, 'Friend', { secret: enter });
      const { waits } = friend.me;
      for (const each of [host, friend, ...guests]) each.end();
      return { ok: outcomes.filter((each) => each === 'ok').length, last: outcomes.at(-1), waits };
    },
    expected: { ok: 19, last: 'room.full', waits: true },
  },
  {
    name: 'the code of a device, which others see, as a device',
    async run(server) {
      const { host, guest, enter, room } = await door(server);
      await host.say('admit', { guest: 'g1', yes: true });
      await host.say('kick', { person: 'p2' });
      const joined = server.entriesOf(room).find((text) => text.includes('"Guest"')) ?? '{}';
      const { browser } = JSON.parse(joined) as { browser: string };
      const eve = await stranger(server);
      await eve.say('join', { room, name: 'Eve', browser, secret: enter });
      // It is another device: it waits, and is not the one that was removed.
      const { waits } = eve.me;
      for (const each of [host, guest, eve]) each.end();
      return { waits, isHidden: browser !== 'Guest' };
    },
    expected: { waits: true, isHidden: true },
  },
  {
    name: 'people without end in a room',
    async run(server) {
      const host = await roomOf(server);
      const join = async (at: number) => {
        const eve = await stranger(server);
        return [
          eve,
          await eve.say('join', { room: host.me.room, name: `Eve ${at}`, browser: 'e' }),
        ] as const;
      };
      const all = await Promise.all(Array.from({ length: 40 }, (_, at) => join(at)));
      const outcomes = all.map(([, outcome]) => outcome);
      for (const [eve] of all) eve.end();
      host.end();
      return [
        outcomes.filter((each) => each === 'ok').length,
        outcomes.filter((each) => each === 'room.full').length,
      ];
    },
    expected: [21, 19],
  },
];
