/** Attacks on a server of rooms, as somebody makes them who knows its documentation. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { AttackedServer } from './attacked-server.js';
import { HonestRoom } from './honest-room.js';
import { TRESPASSES } from './in-the-room.js';
import { type Scene, type Stage, sceneOf } from './scenes.js';

let server: AttackedServer;
let honest: HonestRoom;

beforeAll(async () => {
  server = await AttackedServer.open();
  honest = await HonestRoom.open(server);
});

afterAll(async () => {
  honest.close();
  await server.close();
});

// Others are unhurt, whatever was sent.
afterEach(async () => {
  await honest.goesOn();
  expect(server.uncaught).toEqual([]);
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
