/** What a client that hangs up, or does not, leaves open in a server: nothing. */
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../server/src/server.js';
import { temporaryFolder } from '../support/folders.js';
import { upgrade } from './raw-socket.js';

const folder = temporaryFolder();
let server: RunningServer;

beforeAll(async () => {
  // More than one read of a file takes.
  writeFileSync(join(folder, 'page.js'), ' '.repeat(5_000_000));
  writeFileSync(join(folder, 'gone.js'), 'gone');
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    file: ':memory:',
    page: folder,
    origins: [],
    behindProxy: false,
    mostRooms: 10,
    mostConnections: 0,
    games: [],
    thinkers: { choose: async () => '', close: () => undefined },
    warn: () => undefined,
  });
});

afterAll(() => server.close());

const GET = 'GET /page.js HTTP/1.1\r\nHost: a\r\n\r\n';

/** Send a request. The socket stays open when the server ends its half. */
async function ask(text: string) {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  socket.on('error', () => undefined);
  socket.write(text);
  await new Promise((resolve) => socket.once('data', resolve).once('close', resolve));
  socket.pause();
  return socket;
}

test.each([
  ['another path', upgrade({}, '/nothing')],
  ['a page of another origin', upgrade({ Origin: 'https://evil.example' })],
  ['one connection too many', upgrade()],
])('a connection that is refused ends, whether or not its client hangs up: %s', async (_, text) => {
  const socket = await ask(text);
  socket.resume();
  await new Promise((resolve) => socket.once('end', resolve));
  // Writing fails once nobody is there.
  const isCut = new Promise((resolve) => socket.once('error', resolve));
  const timer = setInterval(() => socket.write('x'), 20);
  await isCut;
  clearInterval(timer);
});

test.runIf(process.platform === 'linux')('a client that hangs up leaves no file open', async () => {
  const open = () => readdirSync('/proc/self/fd').length;
  const before = open();
  for (let count = 0; count < 50; count += 1) {
    const socket = await ask(GET);
    socket.destroy();
  }
  await expect.poll(open, { timeout: 10_000 }).toBeLessThan(before + 10);
});

test('requests that wait for no answers end their connection alone', async () => {
  for (let count = 0; count < 2; count += 1) {
    const socket = await ask(GET.repeat(2000));
    socket.resume();
    await expect.poll(() => socket.readableEnded || socket.closed).toBe(true);
    socket.destroy();
  }
  const { status } = await fetch(`http://127.0.0.1:${server.port}/health`);
  expect(status).toBe(200);
});

test('a file that cannot be opened ends its request alone', async () => {
  rmSync(join(folder, 'gone.js'));
  const url = (path: string) => `http://127.0.0.1:${server.port}${path}`;
  await expect(fetch(url('/gone.js')).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(url('/health'))).text()).toBe('ok\n');
});
