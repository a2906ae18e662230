/** What a server of rooms says of a Redis that it cannot use, or that loses rooms; and that it ends where it cannot serve. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RedisServer } from '../queue/redis-server.js';
import { freePort } from '../support/free-port.js';
import { startProcess } from './processes.js';

/** A server that is not Redis: its answers would control a terminal. */
const hostile = createServer((socket) => {
  socket.on('error', () => undefined);
  socket.on('data', () => socket.write(`-ERR \u001b[2J\u202e${'x'.repeat(5000)}\r\n`));
});
const hostilePort = await freePort();

let redis: RedisServer;
beforeAll(async () => {
  redis = await RedisServer.open();
  await once(hostile.listen(hostilePort, '127.0.0.1'), 'listening');
});
afterAll(async () => {
  hostile.close();
  await redis.close();
});

/** Run a server that is expected to end. */
async function run(...options: readonly string[]) {
  const child = spawn(process.execPath, ['server/dist/cli.js', ...options]);
  let stderr = '';
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const [status] = await once(child, 'close', { signal: AbortSignal.timeout(20_000) }).finally(() =>
    child.kill('SIGKILL'),
  );
  return { status, lines: stderr.trimEnd().split('\n') };
}

test.each([
  [
    'where nobody answers',
    () => 'redis://user:secret@127.0.0.1:1',
    'Redis cannot be used: connect ECONN',
  ],
  // Its answer, or that there was none in time: it depends on which command was sent first.
  ['that is none', () => `redis://127.0.0.1:${hostilePort}`, 'Redis cannot be used: '],
  ['that refuses the password', () => redis.url.replace('//', '//me:secret@'), 'Redis cannot be'],
])('a Redis %s ends the server, with a line that says why', async (_, url, reason) => {
  const { status, lines } = await run('--port', '0', '--redis', url());
  expect(status).toBe(1);
  expect(lines.at(-1)).toContain(`azulejo-server: ${reason}`);
  for (const line of lines) expect(line).toMatch(/^azulejo-server: [ -~…]{1,301}$/);
  expect(lines.join()).not.toContain('secret');
});

test('a port that is taken ends the server', async () => {
  const port = `${hostilePort}`;
  for (const store of [
    ['--redis', redis.url],
    ['--file', ':memory:'],
  ]) {
    const { status, lines } = await run('--port', port, ...store);
    expect(status).toBe(1);
    expect(lines.at(-1)).toContain('EADDRINUSE');
  }
});

test.each([
  [
    'a file and a Redis',
    ['--file', ':memory:', '--redis', 'redis://h:1'],
    "'--redis <url>' cannot",
  ],
  ['an address that is none', ['--address', 'games.example:8421'], 'ws://10.0.0.2:8420'],
  ['an address in one process', ['--address', 'ws://10.0.0.2:8421'], "without '--redis'"],
  ['a Redis that is no address', ['--redis', 'http://user:secret@host'], 'found no address'],
  ['no port', ['--port', '65536'], 'Expected an integer from 0 to 65535.'],
  ['no rooms', ['--rooms', '0'], 'Expected an integer from 1'],
  ['no connections', ['--connections', '0'], 'Expected an integer from 1'],
  ['an origin that is none', ['--origin', 'foo'], 'Expected an origin such as'],
  ['the address of a page', ['--origin', 'https://a.example', 'https://b.example/'], 'b.example/'],
  ['every address', ['--host', ''], 'not empty'],
  ['the folder of the process', ['--page', ''], 'not empty'],
  ['a file that is deleted', ['--file', ''], 'not empty'],
  ['no game', ['--game', ''], 'not empty'],
  ['a file of rooms that is served', ['--page', '.', '--file', 'docs/r.sqlite'], '"docs/r.sqlite"'],
])('%s: it is wrong usage, refused before anything is opened', async (_, options, reason) => {
  const { status, lines } = await run('--port', '0', ...options);
  expect(status).toBe(2);
  expect(lines[0]).toContain(reason);
  expect(lines.join()).not.toContain('secret');
});

test('a file that is no file of rooms is named', async () => {
  const { status, lines } = await run('--port', '0', '--file', 'package.json');
  expect(status).toBe(1);
  expect(lines).toEqual([
    'azulejo-server: The file "package.json" cannot be used: file is not a database',
  ]);
});

test('a Redis that would lose rooms is warned of', async () => {
  redis.ask('CONFIG', 'SET', 'maxmemory-policy', 'volatile-lru');
  redis.ask('CONFIG', 'SET', 'appendonly', 'no');
  const server = await startProcess('--redis', redis.url);
  for (let tries = 0; tries < 100 && !server.errors.includes('policy'); tries += 1) await wait(50);
  await server.kill();
  expect(server.errors.split('\n')).toEqual([
    'azulejo-server: Redis: found appendonly no, expected yes: what it acknowledges would be lost when it ends.',
    'azulejo-server: Redis: found maxmemory-policy volatile-lru, expected noeviction: it would delete rooms when its memory is full.',
    '',
  ]);
});
