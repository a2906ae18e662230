/** What a client sends before the way to the process of its room is open. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openGateway, PATH } from '../../server/src/gateway.js';
import { Hub } from '../../server/src/hub.js';
import { openSqlite } from '../../server/src/store/sqlite.js';

/** Start a server of nothing yet. */
async function listen() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { server, address: `ws://127.0.0.1:${port}` };
}

test('many requests wait for the other process, in order and without a warning', async () => {
  const warnings: string[] = [];
  const note = ({ message }: Error) => void warnings.push(message);
  process.on('warning', note);
  const near = await listen();
  const far = await listen();
  const owner = { id: 'far', address: far.address };
  const store = openSqlite(':memory:');
  await store.beat(owner);
  await store.create('room', { game: 'azul', key: '00' }, '{}', owner);
  const hub = await Hub.open({
    store,
    thinkers: { choose: async () => '', close: () => undefined },
    games: [],
    process: { id: 'near', address: near.address },
    mostRooms: 1,
    warn: () => undefined,
  });
  const gateway = openGateway(near.server, {
    hub,
    serverKey: '00',
    origins: [],
    mostConnections: 10,
    behindProxy: false,
  });
  const client = new WebSocket(`${near.address}${PATH}`);
  await once(client, 'open');
  const join = JSON.stringify({ type: 'join', id: 0, room: 'room', name: 'Ada', browser: 'a' });
  client.send(join);
  const [request, socket, head] = await once(far.server, 'upgrade');
  const chats = Array.from({ length: 20 }, (_, id) =>
    JSON.stringify({ type: 'chat', id, text: 'Hi' }),
  );
  for (const text of chats) client.send(text);
  client.ping();
  await once(client, 'pong');
  const heard: string[] = [];
  new WebSocketServer({ noServer: true }).handleUpgrade(request, socket, head, (other) => {
    other.on('message', (data) => heard.push(data.toString()));
  });
  await expect.poll(() => heard).toEqual([join, ...chats]);
  expect(warnings).toEqual([]);
  process.off('warning', note);
  client.terminate();
  gateway.close();
  await hub.close();
  near.server.close();
  far.server.close();
});
