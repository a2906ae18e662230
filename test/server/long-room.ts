/** A room in which much has happened, as a store keeps it. */
import { randomUUID } from 'node:crypto';
import type { Entry } from 'azulejo/online';
import { newGame } from 'azulejo/royal-ur';
import { newKey, newRoomName, tokenFor } from '../../server/src/secrets.js';
import { openSqlite } from '../../server/src/store/sqlite.js';
import type { AttackedServer } from './attacked-server.js';

/** Make a room with a host, a player, and a number of further entries of a kind. Return its name, and the tokens of both. */
export async function longRoom(
  server: AttackedServer,
  count: number,
  entry: (at: number) => Entry,
): Promise<{ readonly room: string; readonly tokens: readonly [string, string] }> {
  const store = openSqlite(server.file);
  const room = newRoomName();
  const at = Date.now();
  const settings = {
    game: 'royal-ur',
    rules: newGame().rules,
    clock: 0,
    leavers: 1,
    isPrivate: false,
    watchersChat: true,
  };
  const join = { at, browser: 'b', watches: false };
  const first: readonly Entry[] = [
    { kind: 'room', at, settings },
    { kind: 'join', ...join, person: 'p1', name: 'Ada' },
    { kind: 'join', ...join, person: 'p2', name: 'Bob' },
    { kind: 'sit', at, seat: 0, occupant: { person: 'p1' } },
    { kind: 'sit', at, seat: 1, occupant: { person: 'p2' } },
  ];
  const more = Array.from({ length: count }, (_, index) => entry(at - count + index));
  const [opened = '', ...texts] = [...first, ...more].map((each) => JSON.stringify(each));
  const header = { game: 'royal-ur', key: newKey() };
  const lease = await store.create(room, header, opened, {
    id: randomUUID(),
    address: 'ws://127.0.0.1:1',
  });
  if (lease === undefined) throw new Error('Found no room.');
  await store.append(lease, 1, texts);
  await store.release(lease);
  const key = await store.serverKey();
  await store.close();
  return { room, tokens: [tokenFor(key, room, 'p1'), tokenFor(key, room, 'p2')] };
}
