/** How many rooms a process serves. */
import { expect, test } from 'vitest';
import { Hub } from '../../server/src/hub.js';
import { openSqlite } from '../../server/src/store/sqlite.js';
import { safeDecodeRules } from '../../src/game.js';
import { royalUr } from '../../src/royal-ur.js';

const read = safeDecodeRules(royalUr, {});
const settings = {
  game: 'royal-ur',
  rules: read.ok ? read.rules : {},
  clock: 0,
  leavers: 1,
  isPrivate: false,
  watchersChat: true,
};

test('rooms that sleep and are entered at once are no more than may be awake', async () => {
  const store = openSqlite(':memory:');
  const names = ['a', 'b', 'c', 'd', 'e'];
  const first = JSON.stringify({ kind: 'room', at: 0, settings });
  for (const name of names) {
    await store.create(name, { game: 'royal-ur', key: '00' }, first, { id: 'old', address: '' });
  }
  const hub = await Hub.open({
    store,
    thinkers: { choose: async () => '', close: () => undefined },
    games: [royalUr],
    process: { id: 'new', address: 'ws://new' },
    mostRooms: 2,
    warn: () => undefined,
  });
  const outcomes = names.map(async (room) => {
    const client = { send: () => undefined, close: () => undefined, drained: async () => {} };
    const entered = await hub.join(client, { room, name: 'Eve', browser: 'e' });
    if (entered.kind !== 'answer') return entered.kind;
    return 'refusal' in entered.answer ? entered.answer.refusal.code : 'in';
  });
  expect((await Promise.all(outcomes)).toSorted()).toEqual([
    'in',
    'in',
    'server.full',
    'server.full',
    'server.full',
  ]);
  expect(hub.rooms).toBe(2);
  await hub.close();
});
