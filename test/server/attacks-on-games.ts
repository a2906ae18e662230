import type { Attack } from './attack.js';
import { roomOf, sceneOf, stranger } from './scenes.js';
import type { Talker } from './talker.js';

export const GAMES: readonly Attack[] = [
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

export const TURNS: readonly Attack[] = [
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
