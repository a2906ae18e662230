/** What a store of rooms promises: leases, numbers, and appends that are repeated. */
import { expect, test } from 'vitest';
import { openSqlite } from '../../server/src/store/sqlite.js';
import { expectWaitingList } from './waiting-list.js';

const HEADER = { game: 'azul', key: '00' };
const ONE = { id: 'one', address: 'ws://one' };
const TWO = { id: 'two', address: 'ws://two' };

test('a room is appended to by whoever took it last', async () => {
  const store = openSqlite(':memory:');
  const lease = await store.create('r', HEADER, 'first', ONE);
  expect(lease).toEqual({ room: 'r', fence: 1 });
  expect(await store.create('r', HEADER, 'other', TWO)).toBeUndefined();
  if (lease === undefined) return;
  expect(await store.append(lease, 1, ['a', 'b'])).toBe('done');
  // Its answer may have been lost.
  expect(await store.append(lease, 1, ['a', 'b'])).toBe('done');
  expect(await store.append(lease, 1, ['a', 'c'])).toBe('conflict');
  expect(await store.append(lease, 1, ['a'])).toBe('conflict');
  expect(await store.append(lease, 2, ['b'])).toBe('done');
  expect(await store.read('r', 0)).toEqual(['first', 'a', 'b']);
  expect(await store.read('r', 1, 1)).toEqual(['a']);

  // The process says that it lives: nobody takes its room.
  await store.beat(ONE);
  expect(await store.take('r', TWO)).toEqual({ kind: 'elsewhere', owner: ONE });
  await store.end(ONE);
  const taken = await store.take('r', TWO);
  expect(taken).toEqual({ kind: 'taken', lease: { room: 'r', fence: 2 }, header: HEADER });
  expect(await store.append(lease, 3, ['late'])).toBe('fenced');
  // What was taken from it, it cannot give back.
  await store.release(lease);
  await store.beat(TWO);
  expect(await store.take('r', ONE)).toMatchObject({ kind: 'elsewhere' });
  expect(await store.take('nowhere', ONE)).toEqual({ kind: 'unknown' });
  await store.close();
});

test('rooms are listed while a process that lives has them', async () => {
  const store = openSqlite(':memory:');
  await expectWaitingList(store);
  await store.close();
});
