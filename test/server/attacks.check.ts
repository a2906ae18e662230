/** Attacks on a server of rooms, as somebody makes them who knows its documentation. */

import { readRequest, seatToMove } from 'azulejo/online';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ANY_REQUEST, anyMove, NO_REQUESTS, WRONG_FIELDS, type Wrong } from './any-request.js';
import { AttackedServer, GAMES, MOST_ROOMS, memory } from './attacked-server.js';
import { FLOODS, NeverReads, silent } from './floods.js';
import { leaksOf } from './heard.js';
import { HonestRoom } from './honest-room.js';
import { TRESPASSES } from './in-the-room.js';
import { wait } from './processes.js';
import { frame, OPCODE, RawSocket, upgrade } from './raw-socket.js';
import { RELAYS } from './relays.js';
import { type Scene, type Stage, sceneOf, UR } from './scenes.js';
import { ATTACKS } from './strangers.js';
import { Talker } from './talker.js';
import { FRAMES, HTTP, ORIGINS } from './wire.js';

let server: AttackedServer;
let honest: HonestRoom;
let silence: RawSocket[];
let slow: NeverReads;
let before: number;

beforeAll(async () => {
  server = await AttackedServer.open();
  honest = await HonestRoom.open(server);
  before = memory();
  // They last while all others are tried.
  slow = await NeverReads.open(server);
  silence = await silent(server);
});

afterAll(async () => {
  slow.end();
  honest.close();
  await server.close();
});

// Others are unhurt, whatever was sent.
afterEach(async () => {
  await honest.goesOn();
  expect(server.uncaught.splice(0)).toEqual([]);
});

describe('in a room', () => {
  const scenes = new Map<Stage, Scene>();
  beforeAll(async () => {
    for (const stage of ['waiting', 'playing', 'over'] as const) {
      scenes.set(stage, await sceneOf(server, stage));
    }
  });
  afterAll(() => {
    for (const scene of scenes.values()) scene.end();
  });
  test.each(TRESPASSES)('$name', async ({ stage, who, type, fields, code }) => {
    const scene = scenes.get(stage);
    if (scene === undefined) throw new Error('Found no scene.');
    const before = server.entriesOf(scene.room);
    const talker =
      who === 'to move' || who === 'not to move'
        ? scene.mover(who === 'to move')
        : scene.people[who];
    const asked = typeof fields === 'function' ? fields(scene) : fields;
    expect(await talker.say(type, asked)).toBe(code);
    expect(server.entriesOf(scene.room)).toEqual(before);
  });
});

describe('any text', () => {
  /** Send texts one by one, a few to a connection: each is answered. */
  const outcomes = async (texts: readonly Wrong[]) => {
    const pairs: (readonly Wrong[])[] = [];
    for (let at = 0; at < texts.length; at += 2) pairs.push(texts.slice(at, at + 2));
    const found: Wrong[] = [];
    while (pairs.length > 0) {
      const some = pairs.splice(0, 20).map(async (pair) => {
        const talker = await Talker.open(server.port);
        const answered: Wrong[] = [];
        for (const { text } of pair) answered.push({ text, code: await talker.sayRaw(text) });
        talker.end();
        return answered;
      });
      found.push(...(await Promise.all(some)).flat());
    }
    return found;
  };

  test('no request, of any kind', async () => {
    expect(await outcomes(NO_REQUESTS)).toEqual(NO_REQUESTS);
  });

  test('every request, each field, all wrong kinds', async () => {
    expect(await outcomes(WRONG_FIELDS)).toEqual(WRONG_FIELDS);
  });

  test('property: any text is answered, by a refusal with a known code unless it is a request', async () => {
    await fc.assert(
      fc.asyncProperty(ANY_REQUEST, async (text) => {
        const [found] = await outcomes([{ text, code: '' }]);
        const read = readRequest(text);
        if (!read.ok) expect(found?.code).toBe(read.refusal.code);
        else expect(found?.code).not.toContain('closed');
        expect(server.uncaught).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  test.each(GAMES)('property: any text as a move of $name', async (game) => {
    const scene = await sceneOf(server, 'playing', game);
    const mover = scene.mover(true);
    const before = server.entriesOf(scene.room);
    const { events, now } = scene;
    const legal = game.legalMoves(now.match?.state);
    await fc.assert(
      fc.asyncProperty(anyMove(legal), async (text) => {
        const isLegal =
          game.checkMove(text) === undefined && legal.includes(game.canonicalMove?.(text) ?? text);
        fc.pre(!isLegal);
        expect(await mover.say('move', { event: events, text })).toBe('move.illegal');
      }),
      { numRuns: 35 },
    );
    expect(server.entriesOf(scene.room)).toEqual(before);
    scene.end();
  });
});

describe('strangers', () => {
  for (const { name, run, expected } of ATTACKS) {
    test(name, async () => {
      expect(await run(server)).toEqual(expected);
    });
  }
});

describe('processes', () => {
  for (const { name, run, expected } of RELAYS) {
    test(name, async () => {
      expect(await run(server)).toEqual(expected);
    });
  }
});

describe('bytes', () => {
  test.each(FRAMES)('frames: %s', async (_, frames, end) => {
    const raw = await RawSocket.open(server.port);
    raw.send(Buffer.concat(frames));
    expect(await raw.closed()).toBe(end);
  });

  test('frames: bytes in place of a text', async () => {
    const talker = await Talker.open(server.port);
    expect(await talker.sayRaw(Buffer.from('{"type":"time","id":1}'))).toBe('request.malformed');
    talker.end();
  });

  test('frames: a request in pieces, with pings between, is a request', async () => {
    const raw = await RawSocket.open(server.port);
    raw.send(frame({ payload: '{"type":"time",', isLast: false }));
    raw.send(frame({ opcode: OPCODE.ping, payload: 'x' }));
    raw.send(frame({ opcode: OPCODE.continuation, payload: '"id":7}' }));
    await raw.until(() => raw.heard.includes('"re":7'));
    raw.socket.destroy();
  });

  test.each(HTTP)('HTTP: %s', async (_, text, status) => {
    const raw = new RawSocket(server.port);
    raw.send(text);
    expect(await raw.status()).toBe(status);
    raw.socket.destroy();
  });

  test.each(ORIGINS)('the origin "%s" is answered by %s', async (Origin, status) => {
    for (const forged of [{}, { 'X-Azulejo-Relay': 'a'.repeat(64) }]) {
      const raw = new RawSocket(server.port);
      raw.send(upgrade({ Origin, ...forged }));
      expect(await raw.status()).toBe(status);
      raw.socket.destroy();
    }
  });
});

describe('what nobody may know', () => {
  test('no byte of a game has a key, the token of another, a secret, or a deal before its time', async () => {
    const { leaks, deals } = await leaksOf(server);
    expect(leaks).toEqual([]);
    expect(deals).toBeGreaterThan(3);
  });

  test('whoever knows a level does not know what it draws from', async () => {
    const scene = await sceneOf(server, 'waiting');
    const { host, player, watcher, muted } = scene.people;
    const seeds = new Set(server.thinkers.seeds);
    await host.say('fill', { seat: 1, level: 1 });
    await host.say('start');
    // In Ur a person may be to move first.
    while (!server.thinkers.seeds.some((seed) => !seeds.has(seed))) {
      const { match } = scene.now;
      const isMine = match !== undefined && seatToMove(UR, scene.now) === 0;
      const [text] = isMine ? UR.legalMoves(match.state) : [];
      // Asking the server instead would run into its limit of requests.
      if (text === undefined) await wait(20);
      else await host.say('move', { event: scene.events, text });
    }
    const heard = [host, player, watcher, muted].flatMap((talker) => talker.heard).join('\n');
    for (const seed of server.thinkers.seeds.filter((each) => !seeds.has(each))) {
      const unheard = seed.split(' ').filter((part) => !heard.includes(part));
      expect(unheard.join('').length).toBeGreaterThanOrEqual(32);
    }
    scene.end();
  });

  test('the chance of each finished game follows from its secret, as anybody can check', () => {
    expect(honest.checkChance()).toBeGreaterThan(3);
  });
});

describe('too much', () => {
  for (const { name, run, expected } of FLOODS) {
    test(name, async () => {
      expect(await run(server)).toEqual(expected);
    });
  }

  test('a thousand connections that say nothing, or half of something', async () => {
    expect(new Set(await Promise.all(silence.map((raw) => raw.closed())))).toEqual(
      new Set(['closed 1000']),
    );
    expect(silence.every(({ heard }) => heard.includes('request.first-join'))).toBe(true);
  });

  test('a client that never reads', async () => {
    expect(await slow.isCut()).toBe(true);
  });

  test('memory is bounded', () => {
    expect(server.rooms).toBeLessThanOrEqual(MOST_ROOMS);
    expect(memory() - before).toBeLessThan(60_000_000);
  });
});
