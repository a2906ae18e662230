/** Attacks by those who have no right to be in a room, or to be somebody in it: each ends as it should. */
import { createHmac } from 'node:crypto';
import type { Attack } from './attack.js';
import { DOORS } from './attacks-on-doors.js';
import { GAMES, TURNS } from './attacks-on-games.js';
import { comeIn, roomOf, sceneOf, stranger } from './scenes.js';

/** Whatever is tried with a token: of the host, of a person of the room, and how it is changed. */
interface Tokens {
  readonly host: string;
  readonly player: string;
  /** Of the first person of another room. */
  readonly other: string;
  readonly room: string;
}

const signature = (token: string) => token.split('.')[2] ?? '';

const FORGED: Readonly<Record<string, (tokens: Tokens) => string>> = {
  'a made-up one': ({ room }) => `${room}.p1.${'A'.repeat(43)}`,
  'without a signature': ({ room }) => `${room}.p1`,
  'with an empty signature': ({ room }) => `${room}.p1.`,
  'of dots': () => '...',
  'a word': () => 'p1',
  'a prototype': ({ room }) => `${room}.__proto__.${'A'.repeat(43)}`,
  'with the person exchanged': ({ room, player }) => `${room}.p1.${signature(player)}`,
  'of another room': ({ other }) => other,
  'of another room, with the room exchanged': ({ room, other }) => `${room}.p1.${signature(other)}`,
  'with one letter changed': ({ host }) =>
    host.slice(0, -2) + (host.at(-2) === 'A' ? 'B' : 'A') + host.slice(-1),
  'with bits changed that its bytes do not have': ({ host }) => {
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
    return host.slice(0, -1) + letters[letters.indexOf(host.at(-1) ?? '') ^ 1];
  },
  'with padding': ({ host }) => `${host}=`,
  'cut short': ({ host }) => host.slice(0, -1),
  'with more at its end': ({ host }) => `${host}.x`,
  'with more at its beginning': ({ host }) => `x.${host}`,
  'in other letters of base64': ({ host }) => `${host.slice(0, -1)}+`,
  'in capitals': ({ host }) => host.toUpperCase(),
  'of a server with an empty key': ({ room }) => {
    const text = `${room}.p1`;
    return `${text}.${createHmac('sha256', '').update(`token ${text}`).digest('base64url')}`;
  },
  'of a server that uses the name of the room': ({ room }) => {
    const text = `${room}.p1`;
    return `${text}.${createHmac('sha256', room).update(`token ${text}`).digest('base64url')}`;
  },
};

const MARKUP = '<script>alert(1)</script> &amp; {x} %s "\\\'';

const TOKENS = Object.entries(FORGED).map(
  ([name, forge]): Attack => ({
    name: `token: ${name}`,
    async run(server) {
      const host = await roomOf(server);
      const player = await comeIn(host, 'Player');
      const elsewhere = await roomOf(server);
      const room = host.me.room ?? '';
      const [one = '', two = '', other = ''] = [host, player, elsewhere].map(({ me }) => me.token);
      const eve = await stranger(server);
      const outcome = await eve.say('join', {
        room,
        token: forge({ host: one, player: two, other, room }),
      });
      // It heard nothing of the room.
      const entries = eve.entries.length;
      for (const talker of [host, player, elsewhere, eve]) talker.end();
      return { outcome, entries };
    },
    expected: { outcome: 'room.token', entries: 0 },
  }),
);

interface Secrets {
  readonly enter: string;
  readonly watch: string;
  readonly other: string;
  readonly room: string;
}

const GUESSES: Readonly<Record<string, (secrets: Secrets) => string | undefined>> = {
  none: () => undefined,
  'a word': () => 'enter',
  'the name of the room': ({ room }) => room,
  'the secret of another room': ({ other }) => other,
  'half a secret': ({ enter }) => enter.slice(0, 11),
  'a secret with more': ({ enter }) => `${enter}A`,
  'both secrets': ({ enter, watch }) => enter + watch,
  'in capitals': ({ enter }) => enter.toUpperCase(),
};

const SECRETS = Object.entries(GUESSES).map(
  ([name, guess]): Attack => ({
    name: `secret: ${name}`,
    async run(server) {
      const host = await roomOf(server, { isPrivate: true });
      const elsewhere = await roomOf(server, { isPrivate: true });
      await host.say('invite', { name: 'Eve' });
      const { enter = '', watch = '' } = host.me.secrets ?? {};
      const other = elsewhere.me.secrets?.enter ?? '';
      const room = host.me.room ?? '';
      const secret = guess({ enter, watch, other, room });
      const eve = await stranger(server);
      const outcome = await eve.say('join', { room, name: 'Eve', browser: 'e', secret });
      const { heard } = eve;
      // Three guesses, and the connection ends.
      await eve.say('join', { room, name: 'Eve', browser: 'e', secret });
      await eve.say('join', { room, name: 'Eve', browser: 'e', secret });
      const end = await eve.ended();
      const known = heard.some((text) => text.includes('entries') || text.includes('Host'));
      host.end();
      elsewhere.end();
      return { outcome, end, known };
    },
    expected: { outcome: 'room.secret', end: 'closed room.secret', known: false },
  }),
);

const PEOPLE: readonly Attack[] = [
  {
    name: 'a token is of one person, from any connection',
    async run(server) {
      const scene = await sceneOf(server, 'playing');
      const { host, player } = scene.people;
      const again = await stranger(server);
      await again.say('join', { room: scene.room, token: player.me.token });
      const outcomes = [
        again.me.person,
        await again.say('resign', { seat: 0 }),
        await again.say('kick', { person: host.me.person }),
        // With the name and the device of the host beside it, it is the same person.
        await (await stranger(server)).say('join', {
          room: scene.room,
          token: player.me.token,
          name: 'Host',
          browser: 'host',
        }),
      ];
      again.end();
      scene.end();
      return outcomes;
    },
    expected: ['p2', 'seat.not-yours', 'host.only', 'ok'],
  },
  {
    name: 'a second person at a connection, a second room',
    async run(server) {
      const host = await roomOf(server);
      const player = await comeIn(host, 'Player');
      const outcomes = [
        await player.say('join', { room: host.me.room, token: host.me.token }),
        await player.say('create', { game: 'azul', name: 'Eve', browser: 'e' }),
        player.me.person,
        await player.say('join', { room: host.me.room, name: 'Eve', browser: 'e' }),
        await player.ended(),
      ];
      host.end();
      return outcomes;
    },
    expected: [
      'request.first-join',
      'request.first-join',
      'p2',
      'request.first-join',
      'closed request.first-join',
    ],
  },
  {
    name: 'two requests to enter at once',
    async run(server) {
      const host = await roomOf(server);
      const eve = await stranger(server);
      const ask = (name: string) => eve.say('join', { room: host.me.room, name, browser: 'e' });
      const outcomes = await Promise.all([ask('One'), ask('Two')]);
      const people = server.entriesOf(host.me.room ?? '').filter((text) => text.includes('"join"'));
      host.end();
      eve.end();
      return { outcomes: outcomes.sort(), people: people.length };
    },
    expected: { outcomes: ['ok', 'request.first-join'], people: 2 },
  },
  {
    name: 'something else first',
    async run(server) {
      const eve = await stranger(server);
      const outcomes = [await eve.say('move', { event: 0, text: 'A0c2' }), await eve.say('leave')];
      return [...outcomes, await eve.say('kick', { person: 'p1' }), await eve.ended()];
    },
    expected: [
      'request.first-join',
      'request.first-join',
      'request.first-join',
      'closed request.first-join',
    ],
  },
  {
    name: 'a person who was kicked: by the connection, the token, the device, and as the host again',
    async run(server) {
      const scene = await sceneOf(server, 'playing');
      const { host, player } = scene.people;
      const { token } = player.me;
      await host.say('kick', { person: 'p2' });
      const outcomes = [await player.ended()];
      const entries = player.entries.length;
      const join = async (fields: object) => {
        const eve = await stranger(server);
        const outcome = await eve.say('join', { room: scene.room, ...fields });
        eve.end();
        return outcome;
      };
      outcomes.push(
        await join({ token }),
        await join({ token, name: 'Other', browser: 'other' }),
        await join({ name: 'Other', browser: 'Player' }),
        await join({ name: 'Other', browser: 'Player', watches: true }),
        await host.say('host', { person: 'p2' }),
      );
      await host.say('chat', { text: 'Gone' });
      const after = player.entries.length;
      scene.end();
      return [...outcomes, after - entries];
    },
    expected: [
      'closed room.kicked',
      'room.kicked',
      'room.kicked',
      'room.kicked',
      'room.kicked',
      'person.unknown',
      0,
    ],
  },
  {
    name: 'somebody who left, at the same connection',
    async run(server) {
      const scene = await sceneOf(server, 'playing');
      const { player } = scene.people;
      const outcomes = await Promise.all([
        player.say('leave'),
        player.say('chat', { text: 'Still here' }),
        player.say('resign', { seat: 1 }),
      ]);
      const end = await player.ended();
      const said = server.entriesOf(scene.room).filter((text) => /"chat"|"resign"/.test(text));
      scene.end();
      return { left: outcomes[0], end, said: said.length };
    },
    expected: { left: 'ok', end: 'closed room.left', said: 0 },
  },
  {
    name: 'the name of somebody who has left the table for a moment',
    async run(server) {
      const scene = await sceneOf(server, 'playing');
      const { host, player } = scene.people;
      await player.say('leave');
      const eve = await stranger(server);
      const outcome = await eve.say('join', { room: scene.room, name: 'PLAYER', browser: 'e' });
      const again = await stranger(server);
      const back = await again.say('join', { room: scene.room, token: player.me.token });
      for (const each of [host, eve, again]) each.end();
      scene.end();
      return { outcome, back };
    },
    expected: { outcome: 'person.name-taken', back: 'ok' },
  },
  {
    name: 'names that look like one in the room',
    async run(server) {
      const host = await roomOf(server, { name: 'Ada ❤️' });
      const names = ['ADA ❤️', 'Ada ❤', 'Ａｄａ ❤️', 'Ada\u00a0❤️', ' Ada ❤️ ', 'Aͩda ❤️'];
      const outcomes: string[] = [];
      for (const name of names) {
        const eve = await stranger(server);
        outcomes.push(await eve.say('join', { room: host.me.room, name, browser: 'e' }));
        eve.end();
      }
      host.end();
      return outcomes;
    },
    // The last one has a mark that can be seen.
    expected: [...Array.from({ length: 5 }, () => 'person.name-taken'), 'ok'],
  },
  {
    name: 'names and chat with markup are texts',
    async run(server) {
      const name = '<img src=x onerror=1>';
      const host = await roomOf(server, { name });
      const emoji = await comeIn(host, '😀'.repeat(24), { browser: 'emoji' });
      await emoji.say('chat', { text: MARKUP });
      const entries = server.entriesOf(host.me.room ?? '').map((text) => JSON.parse(text));
      host.end();
      emoji.end();
      return [entries[1].name, entries[2].name, entries.find(({ kind }) => kind === 'chat').text];
    },
    expected: ['<img src=x onerror=1>', '😀'.repeat(24), MARKUP],
  },
];

export const ATTACKS: readonly Attack[] = [
  ...TOKENS,
  ...SECRETS,
  ...PEOPLE,
  ...GAMES,
  ...TURNS,
  ...DOORS,
];
