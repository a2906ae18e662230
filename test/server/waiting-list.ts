/** The list of the rooms that wait for players, of any store. */
import { expect } from 'vitest';
import type { Store } from '../../server/src/store/store.js';

/** A room is listed while the process that showed it lives and has it, and a hundred at most. */
export async function expectWaitingList(store: Store): Promise<void> {
  const [one, two] = [1, 2].map((id) => ({ id: `process-${id}`, address: `ws://${id}` }));
  if (one === undefined || two === undefined) return;
  const show = async (room: string) => {
    const lease = await store.create(room, { game: 'azul', key: '00' }, '{}', one);
    await store.announce(room, one, `{"room":"${room} 1"}`);
    return lease;
  };
  const listed = async () => (await store.waiting()).toSorted();
  await store.beat(one);
  await store.beat(two);
  await show('a');
  const given = await show('b');
  expect(await listed()).toEqual(['{"room":"a 1"}', '{"room":"b 1"}']);
  await store.announce('a', one, undefined);
  expect(await listed()).toEqual(['{"room":"b 1"}']);
  // It is given back, and another process has it.
  if (given !== undefined) await store.release(given);
  expect(await listed()).toEqual([]);
  await store.take('b', two);
  expect(await listed()).toEqual([]);
  await store.announce('b', two, '{"room":"b 2"}');
  expect(await listed()).toEqual(['{"room":"b 2"}']);
  // Its process ends without a word.
  await store.end(two);
  expect(await listed()).toEqual([]);
  await store.take('b', one);
  expect(await listed()).toEqual([]);
  for (let room = 0; room <= 100; room++) await show(`room-${room}`);
  expect(new Set(await listed())).toHaveProperty('size', 100);
}
