/** Attacks by those who have no right to be in a room, or to be somebody in it: each ends as it should. */
import { createHmac } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AttackedServer } from './attacked-server.js';
import { comeIn, roomOf, sceneOf } from './scenes.js';
import { anyAddress, Talker } from './talker.js';

export interface Attack {
  readonly name: string;
  /** Attack, and return what became of it. */
  readonly run: (server: AttackedServer) => Promise<unknown>;
  readonly expected: unknown;
}

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

async function stranger(server: AttackedServer): Promise<Talker> {
  return await Talker.open(server.port, { 'x-forwarded-for': anyAddress() });
}

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

/** A private room, with a guest at its door. */
async function door(server: AttackedServer) {
  const host = await roomOf(server, { isPrivate: true });
  const { enter = '', watch = '' } = host.me.secrets ?? {};
  const guest = await comeIn(host, 'Guest', { secret: enter });
  return { host, guest, enter, watch, room: host.me.room ?? '' };
}

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

const GAMES: readonly Attack[] = [
  ...['__proto__', 'constructor', 'toString', 'AZUL', '../azul'].map(
    (game): Attack => ({
      name: `a room of the game ${game}`,
      run: async (server) =>
        (await stranger(server)).say('create', { game, name: 'Eve', browser: 'e' }),
      expected: 'room.rules',
    }),
  ),
  ...[
    '{"players":5}',
    '{"players":"2"}',
    '{"players":1e999}',
    '{"players":-0}',
    '{"players":[[[[2]]]]}',
    '{"players":{"toString":null}}',
    '{"mosaic":{"valueOf":1}}',
    '{"__proto__":{"players":3}}',
    '{"constructor":1}',
    '{"toString":1}',
    '{"length":1}',
    `{"players":${'['.repeat(3900)}${']'.repeat(3900)}}`,
    `{${Array.from({ length: 900 }, (_, index) => `"a${index}":0`).join(',')}}`,
  ].map(
    (rules): Attack => ({
      name: `a room with the rules ${rules.slice(0, 40)}`,
      run: async (server) =>
        (await stranger(server)).sayRaw(
          `{"type":"create","id":1,"game":"azul","name":"Eve","browser":"e","rules":${rules}}`,
        ),
      expected: 'room.rules',
    }),
  ),
  {
    name: 'a field twice: the last one counts',
    run: async (server) =>
      (await stranger(server)).sayRaw('{"type":"kick","type":"time","id":"x","id":1}'),
    expected: 'ok',
  },
];

const TURNS: readonly Attack[] = [
  {
    name: 'a move that is sent twice, at two connections, is played once',
    async run(server) {
      const scene = await sceneOf(server, 'playing');
      const mover = scene.mover(true);
      const twin = await stranger(server);
      await twin.say('join', { room: scene.room, token: mover.me.token });
      const { events, legal } = scene;
      const move = { event: events, text: legal };
      const outcomes = await Promise.all([mover.say('move', move), twin.say('move', move)]);
      const played = scene.now.match?.events.filter((event) => event === legal).length;
      twin.end();
      scene.end();
      return { outcomes, played };
    },
    expected: { outcomes: ['ok', 'ok'], played: 1 },
  },
  {
    name: 'another move in the place of one that was played',
    async run(server) {
      const scene = await sceneOf(server, 'playing');
      const mover = scene.mover(true);
      const { events, legal } = scene;
      await mover.say('move', { event: events, text: legal });
      const outcome = await mover.say('move', { event: events, text: `${legal}x` });
      scene.end();
      return outcome;
    },
    expected: 'move.stale',
  },
  {
    name: 'agreeing with oneself to go back',
    async run(server) {
      const scene = await sceneOf(server, 'playing');
      const mover = scene.mover(true);
      await mover.say('move', { event: scene.events, text: scene.legal });
      const { events } = scene;
      const twin = await stranger(server);
      await twin.say('join', { room: scene.room, token: mover.me.token });
      const outcomes = [
        await mover.say('undo', { events: 0 }),
        await mover.say('agree', { yes: true }),
        await twin.say('agree', { yes: true }),
        await twin.say('undo', { events: 0 }),
        await scene.people.watcher.say('agree', { yes: true }),
        await scene.people.muted.say('agree', { yes: true }),
        scene.events - events,
      ];
      twin.end();
      scene.end();
      return outcomes;
    },
    expected: ['ok', 'ok', 'ok', 'ok', 'seat.not-yours', 'seat.not-yours', 0],
  },
  {
    name: 'six lines of chat, at two connections and after coming back',
    async run(server) {
      const host = await roomOf(server);
      const twin = await stranger(server);
      const { room, token } = host.me;
      await twin.say('join', { room, token });
      const say = (talker: Talker) => talker.say('chat', { text: 'Hello' });
      const outcomes = [await say(host), await say(twin), await say(host), await say(twin)];
      outcomes.push(await say(host), await say(twin));
      await host.say('leave');
      await host.ended();
      const again = await stranger(server);
      await again.say('join', { room, token });
      outcomes.push(await say(again));
      again.end();
      twin.end();
      return outcomes;
    },
    expected: ['ok', 'ok', 'ok', 'ok', 'ok', 'chat.too-many', 'chat.too-many'],
  },
];

const DOORS: readonly Attack[] = [
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

export const ATTACKS: readonly Attack[] = [
  ...TOKENS,
  ...SECRETS,
  ...PEOPLE,
  ...GAMES,
  ...TURNS,
  ...DOORS,
];
