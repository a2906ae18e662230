/** The door of a private room. */
import { expect, test } from 'vitest';
import type { Client } from '../../server/src/audience.js';
import { Hub } from '../../server/src/hub.js';
import { openSqlite } from '../../server/src/store/sqlite.js';
import { azul, newGame } from '../../src/index.js';
import { Tabletop } from './tabletop.js';

/** A client that keeps what it hears. */
function client(): Client & { readonly heard: string[] } {
  const heard: string[] = [];
  return {
    heard,
    send: (text) => heard.push(text),
    close: () => undefined,
    drained: async () => {},
  };
}

test('guests are told to the person who is host next, and that they have gone', async () => {
  const hub = await Hub.open({
    store: openSqlite(':memory:'),
    thinkers: {
      choose: () => Promise.reject(new Error('No level plays.')),
      close: () => undefined,
    },
    games: [azul],
    process: { id: 'one', address: 'ws://one' },
    mostRooms: 1,
    warn: () => undefined,
  });
  const [ada, bruno, carol] = [client(), client(), client()];
  const created = await hub.create(ada, {
    game: 'azul',
    name: 'Ada',
    browser: 'a',
    isPrivate: true,
  });
  if (created.kind !== 'answer' || !('result' in created.answer)) throw new Error('No room.');
  const { room = '', secrets } = created.answer.result ?? {};
  const given = { room, secret: secrets?.enter };
  await created.room?.handle(ada, { type: 'invite', id: 1, name: 'Bruno' });
  await hub.join(bruno, { ...given, name: 'Bruno', browser: 'b' });
  await hub.join(carol, { ...given, name: 'Carol', browser: 'c' });
  const knocks = { type: 'guest', guest: 'g1', name: 'Carol' };
  expect(ada.heard.map((text) => JSON.parse(text))).toContainEqual(knocks);
  expect(bruno.heard.map((text) => JSON.parse(text))).not.toContainEqual(knocks);
  await created.room?.handle(ada, { type: 'host', id: 2, person: 'p2' });
  expect(bruno.heard.map((text) => JSON.parse(text))).toContainEqual(knocks);
  created.room?.leave(carol);
  await expect
    .poll(() => bruno.heard.map((text) => JSON.parse(text)))
    .toContainEqual({ type: 'guest', guest: 'g1' });
  await hub.close();
});

test.each([
  ['Ada', 'ADA'],
  ['Ada', 'Ａｄａ'],
  ['ΜΑΡΙΟΣ', 'μαριος'],
  ['μαριοσ', 'μαριος'],
  ['Вова', 'ᲀова'],
  ['Straß', 'STRASS'],
])('%s is not in a room beside %s', (name, other) => {
  const table = new Tabletop(azul, { rules: newGame().rules });
  table.come(name);
  table.come(other);
  expect(table.room.people.map((each) => each.name)).toEqual([name]);
});
