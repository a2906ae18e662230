/** Why a Redis cannot be used: the reason that it gives, or what is wrong with the address, once and in a line. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';
import { createServer as createTlsServer } from 'node:tls';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { endAll, start, startWorker } from './processes.js';
import { RedisServer } from './redis-server.js';

/** Who may do anything, also when nobody else may. */
const ADMIN = ['--user', 'admin', '--pass', 'a', '--no-auth-warning'] as const;

let redis: RedisServer;
const servers: Server[] = [];
beforeAll(async () => {
  redis = await RedisServer.open();
  for (const [user, ...rules] of [
    ['admin', '>a', '~*', '&*', '+@all'],
    ['no-select', '>b', '~*', '&*', '+@all', '-select'],
    ['no-keys', '>c', '~other*', '&*', '+@all'],
    ['no-info', '>d', '~*', '&*', '+@all', '-info'],
  ]) {
    redis.ask('ACL', 'SETUSER', `${user}`, 'on', ...rules);
  }
});
afterEach(async () => {
  await endAll();
  redis.ask(...ADMIN, 'ACL', 'SETUSER', 'default', 'nopass', 'on');
});
afterAll(async () => {
  for (const server of servers) server.close();
  await redis.close();
});

/** Listen on a free port; return the address without its protocol. */
async function listen(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  // The address of a server that listens at a port.
  const { port } = server.address() as AddressInfo;
  return `127.0.0.1:${port}`;
}

/** Start a server that answers whatever it is told by a text, and then ends or goes on. */
function answering(text: string, ends: boolean): Promise<string> {
  return listen(
    createServer((socket) => {
      socket.on('error', () => {});
      socket.on('data', () => (ends ? socket.end(text) : socket.write(text)));
    }),
  );
}

/** Start a server that passes all on between its client and the Redis, but answers with other texts of the same length. */
async function lying(texts: Readonly<Record<string, string>>): Promise<string> {
  const server = createServer((socket) => {
    const other = connect(Number(new URL(redis.url).port), '127.0.0.1');
    for (const each of [socket, other]) each.on('error', () => {});
    socket.on('close', () => other.destroy()).pipe(other);
    other.on('close', () => socket.destroy());
    other.on('data', (data) => {
      let answer = data.toString('latin1');
      for (const [text, lie] of Object.entries(texts)) answer = answer.replaceAll(text, lie);
      socket.write(answer, 'latin1');
    });
  });
  return `redis://${await listen(server)}`;
}

/** The version of the Redis, as it says itself. */
const version = () => /redis_version:\S+/.exec(redis.ask('INFO', 'server'))?.[0] ?? '';

/** Make a version as long as that of the Redis. */
const versionLike = (text: string) => `redis_version:${text}`.padEnd(version().length, '0');

const withUser = (user: string) => redis.url.replace('//', `//${user}@`);

const PLAIN = 'expected one without TLS; with it, an address begins with rediss:';
const SECURE = 'expected one with TLS; without it, an address begins with redis:';

describe('a Redis that cannot be used', () => {
  test.each<[what: string, url: () => string | Promise<string>, reason: string]>([
    ['another password', () => withUser('admin:wrong'), 'WRONGPASS invalid username-password pair'],
    ['an unknown user', () => withUser('nobody:x'), 'WRONGPASS invalid username-password pair'],
    ['a command that is not allowed', () => withUser('no-select:b'), 'NOPERM this user has no '],
    ['a database that is not there', () => `${redis.url}/99`, 'ERR DB index is out of range'],
    ['a host that is not there', () => 'redis://nowhere.invalid', 'getaddrinfo E'],
    ['a port that nobody listens at', () => 'redis://127.0.0.1:1', 'connect ECONNREFUSED 127.0'],
    ['TLS on a plain port', () => redis.url.replace('redis:', 'rediss:'), SECURE],
    [
      'no TLS on a port with it',
      async () => `redis://${await listen(createTlsServer().on('tlsClientError', () => {}))}`,
      `the connection was closed, ${PLAIN}`,
    ],
    [
      'TLS on a port of something else',
      async () => `rediss://${await answering('HTTP/1.1 400 Bad Request\r\n\r\n', true)}`,
      `no TLS (ERR_SSL_WRONG_VERSION_NUMBER), ${SECURE}`,
    ],
    [
      'something else',
      async () => `redis://${await answering('HTTP/1.1 400 Bad Request\r\n\r\n', true)}`,
      'the server is not Redis',
    ],
    [
      'something that agrees to all',
      async () => `redis://${await answering('+OK\r\n'.repeat(5), false)}`,
      'expected 5 or later',
    ],
    [
      'one that drives the terminal',
      async () =>
        `redis://${await answering(`-ERR \u001b[2J\u202e${'x'.repeat(1e6)}\r\n`.repeat(5), false)}`,
      'ERR \\u001b[2J\\u202exxx',
    ],
    [
      'a version that is too old',
      () => lying({ [version()]: versionLike('3.0.') }),
      'expected 5 or later',
    ],
    [
      'a version that drives the terminal',
      () => lying({ [version()]: versionLike('3\u001b[2J') }),
      'found Redis 3\\u001b[2J',
    ],
  ])('by %s says why', async (_, url, reason) => {
    const { status, stderr } = await start('worker', '--queue', await url()).end();
    expect(status).toBe(2);
    const [line = '', help, end, ...more] = stderr.split('\n');
    expect([help, end, more]).toEqual([
      'See "azulejo worker --help" for what is expected.',
      '',
      [],
    ]);
    expect(line).toMatch(
      /^error: option '--queue': (?:found (?:no (?:answer from )?)?|refused by )Redis /,
    );
    expect(line.split(reason)).toHaveLength(2);
    expect(line.length).toBeLessThan(450);
    expect(line).toMatch(/^[ -~…]*$/);
  });

  test('without a password says so', async () => {
    redis.ask('ACL', 'SETUSER', 'default', 'resetpass');
    const { status, stderr } = await start('worker', '--queue', redis.url).end();
    expect(status).toBe(2);
    expect(stderr).toContain(`refused by Redis at ${redis.url}: NOAUTH `);
  });

  test('by a user who may not use the keys says so once, worker and command', async () => {
    const url = withUser('no-keys:c');
    const worker = start('worker', '--queue', url);
    await worker.said('Redis refuses: NOPERM ');
    const { status, stderr } = await start('simulate', '--games', '10', '--queue', url).end();
    expect(status).toBe(2);
    expect(stderr.match(/NOPERM /g)).toHaveLength(1);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  test('by a user who may not ask what it is, in words that drive the terminal, says so in lines', async () => {
    const url = await lying({ 'NOPERM this user': 'NOPERM \u001b[2Jxxxxx' });
    const worker = start('worker', '--queue', url.replace('//', '//no-info:d@'));
    const { status, stderr } = await worker.end();
    expect(status).toBe(2);
    expect(stderr).toContain('refused by Redis at ');
    expect(stderr).toContain('NOPERM \\u001b[2J');
    expect(stderr).toMatch(/^[ -~…\n]*$/);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });

  test('any more, as its password was changed, says so while it is waited for', async () => {
    const worker = await startWorker(redis.url);
    redis.ask('ACL', 'SETUSER', 'default', 'resetpass');
    redis.ask(...ADMIN, 'CLIENT', 'KILL', 'TYPE', 'normal', 'SKIPME', 'yes');
    await worker.said('Redis refuses: NOAUTH ');
    redis.ask(...ADMIN, 'ACL', 'SETUSER', 'default', 'nopass');
    const games = ['simulate', '--games', '20', '--seed', '1', '--queue', redis.url];
    expect((await start(...games).end()).status).toBe(0);
  });

  test.each<[string, lies: () => Record<string, string>, said: readonly string[]]>([
    ['nothing', () => ({}), []],
    [
      'a policy that deletes tasks',
      () => ({ 'policy:noeviction': 'policy:allkeysabc' }),
      ['Redis has the maxmemory-policy allkeysabc, expected noeviction.'],
    ],
    [
      'a policy that drives the terminal',
      () => ({ 'policy:noeviction': 'policy:\u001b[2Jxyzxyz' }),
      ['Redis has the maxmemory-policy \\u001b[2Jxyzxyz, expected noeviction.'],
    ],
    ['a version that drives the terminal', () => ({ [version()]: versionLike('6\u001b[2J') }), []],
  ])('that says %s is used, and nothing of it is printed as it is', async (_, lies, said) => {
    const url = await lying(lies());
    const worker = await startWorker(url);
    const games = ['simulate', '--games', '20', '--seed', '1', '--queue', url];
    const { status, stderr } = await start(...games).end();
    expect(status).toBe(0);
    worker.child.kill('SIGTERM');
    for (const text of [stderr, (await worker.end()).stderr]) {
      const lines = text.split('\n').filter((line) => line !== '');
      expect(lines.filter((line) => !/^[ -~…]*$/.test(line))).toEqual([]);
      expect(lines.filter((line) => !/^(?:Waiting for tasks|Played) /.test(line))).toEqual(said);
    }
  });
});
