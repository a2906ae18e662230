/** `azulejo tsuro serve` and `join`, over TCP. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { connectionOf, connectWithin, listen } from '../../src/tsuro/cli/tcp.js';
import { azulejo, COMMAND } from '../cli/command-run.js';
import { temporaryFolder } from '../support/folders.js';
import { hasSignals } from '../support/system.js';

const root = temporaryFolder();

/** A command that runs. */
class Running {
  readonly child: ChildProcess;
  stdout = '';
  stderr = '';

  constructor(...args: string[]) {
    this.child = spawn(process.execPath, [COMMAND, 'tsuro', ...args]);
    this.child.stdout?.on('data', (piece) => {
      this.stdout += piece;
    });
    this.child.stderr?.on('data', (piece) => {
      this.stderr += piece;
    });
  }

  /** Wait until it has said something to people. */
  async said(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.stderr);
      if (match !== null) return match;
      if (this.child.exitCode !== null) throw new Error(this.stderr);
      await Promise.race([once(this.child.stderr as never, 'data'), once(this.child, 'exit')]);
    }
  }

  /** Wait for its end. */
  async end() {
    if (this.child.exitCode === null) await once(this.child, 'close');
    return { status: this.child.exitCode, stdout: this.stdout };
  }
}

/** Start a server at any port; return both. */
async function serve(...args: string[]) {
  const server = new Running('serve', '--host', '127.0.0.1', '--port', '0', ...args);
  const [, port = ''] = await server.said(/port (\d+)/);
  return { server, port };
}

/** Let an agent join, once the server knows those who came before. */
async function joined(server: Running, port: string, count: number, ...args: string[]) {
  const guest = new Running('join', '127.0.0.1', port, ...args);
  await server.said(new RegExp(`Players: ${count} of`));
  return guest;
}

/** Connect a socket that says something at once. */
async function raw(port: string, text = ''): Promise<Socket> {
  const socket = createConnection({ host: '127.0.0.1', port: Number(port) });
  socket.on('error', () => {});
  await once(socket, 'connect');
  if (text !== '') socket.write(text);
  return socket;
}

const ENDED = 'azulejo: Found the end of the connection, expected more of it.\n';

const CYCLE = ['--supply', 'cycle', '--seed', '1'];

test('a tournament is that of the same agents in one place', async () => {
  const { server, port } = await serve('--players', '4', ...CYCLE);
  const guests: Running[] = [];
  const program = `exec:${process.execPath} ${COMMAND} tsuro engine --agent second`;
  for (const [index, agent] of ['second', 'third', 'first', program].entries()) {
    guests.push(await joined(server, port, index + 1, '--agent', agent, '--name', `n${index}`));
  }
  const { status, stdout } = await server.end();
  expect(status).toBe(0);
  const here = azulejo(['tsuro', 'tournament', '--agents', 'second,third,first,second', ...CYCLE]);
  const lettered = here.stdout
    .replaceAll('second-2', 'd')
    .replaceAll('second', 'a')
    .replaceAll('third', 'b')
    .replaceAll('first', 'c');
  // Columns are as wide as their names.
  const words = (text: string) => text.replace(/ +/g, ' ');
  expect(words(stdout)).toBe(words(lettered));
  const endings = await Promise.all(guests.map((guest) => guest.end()));
  expect(endings.filter(({ stdout }) => stdout.includes(' has won the tournament.\n'))).not.toEqual(
    [],
  );
  expect(endings.map(({ status }) => status).filter((each) => each !== 0).length).toBeLessThan(2);
});

test('the result as the course prints it, with names from a file, and a player that cheats', async () => {
  const names = join(root, 'names');
  writeFileSync(names, 'Ada\n\n Ben \r\nCas\nDan\nnobody\n');
  const { server, port } = await serve('--players', '4', '--course', '--names', names, ...CYCLE);
  await joined(server, port, 1, '--agent', 'second');
  const cheat = await raw(port, '"void" "void"');
  await server.said(/Players: 2 of/);
  await joined(server, port, 3, '--agent', 'second');
  const last = await joined(server, port, 4, '--agent', 'second', '--json', '--name', 'last');
  const { status, stdout } = await server.end();
  expect(status).toBe(0);
  const { winners, cheaters } = JSON.parse(stdout);
  expect(stdout.endsWith('\n')).toBe(true);
  expect(cheaters).toEqual(['Ben']);
  expect(winners.flat().sort()).toEqual(['Ada', 'Cas', 'Dan']);
  expect(await last.end()).toEqual({
    status: 0,
    stdout: `${JSON.stringify({ name: 'last', won: winners[0].includes('Dan') })}\n`,
  });
  cheat.destroy();
});

test('a player that comes late is hung up on, one that leaves before the start has not come', async () => {
  const { server, port } = await serve('--players', '3', '--time-limit', '500', '--course');
  const early = await raw(port);
  await server.said(/Players: 1 of 3/);
  early.destroy();
  await server.said(/Players: 0 of 3/);
  // They never answer.
  const sockets = [await raw(port), await raw(port), await raw(port)];
  await server.said(/Players: 3 of 3/);
  const late = createConnection({ host: '127.0.0.1', port: Number(port) });
  await Promise.race([once(late, 'close'), once(late, 'error')]).catch(() => {});
  late.destroy();
  expect(await server.end()).toEqual({
    status: 0,
    stdout: '{"winners":[],"cheaters":["a","b","c"]}\n',
  });
  for (const socket of sockets) socket.destroy();
});

test('fewer than three players when the time is up: there is no tournament', async () => {
  const { server, port } = await serve('--seconds', '1', '--json');
  const guest = await raw(port);
  guest.resume();
  expect(await server.end()).toEqual({ status: 1, stdout: '' });
  expect(server.stderr).toContain('azulejo: Found 1 player within 1 second, expected 3 or more.\n');
  if (!guest.closed) await once(guest, 'close');
});

test('those who are there when the time is up play', async () => {
  const options = ['--seconds', '2', '--time-limit', '200', '--players', '40', '--course'];
  const { server, port } = await serve(...options);
  const sockets = [await raw(port), await raw(port), await raw(port)];
  const stdout = '{"winners":[],"cheaters":["a","b","c"]}\n';
  expect(await server.end()).toEqual({ status: 0, stdout });
  for (const socket of sockets) socket.destroy();
});

test('a player can come before the server', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as { port: number };
  taken.close();
  await once(taken, 'close');
  const guests = [1, 2, 3].map(
    () => new Running('join', '127.0.0.1', `${port}`, '--agent', 'second', '--seconds', '60'),
  );
  const server = new Running('serve', '--port', `${port}`, '--players', '3', '--course');
  expect((await server.end()).status).toBe(0);
  for (const guest of guests) expect((await guest.end()).status).toBe(0);
});

test('what cannot be is said in a line', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const taken = azulejo(['tsuro', 'serve', '--host', '127.0.0.1', '--port', `${port}`]);
  expect(taken).toMatchObject({ status: 2, stdout: '' });
  expect(taken.stderr).toMatch(/^azulejo: listen EADDRINUSE.*\n$/);
  server.close();
  await once(server, 'close');
  const nobody = azulejo(['tsuro', 'join', '127.0.0.1', `${port}`, '--seconds', '0.3']);
  const stderr = `azulejo: Found no server at "127.0.0.1", port ${port}, within 0.3 seconds.\n`;
  expect(nobody).toEqual({ status: 2, stdout: '', stderr });
  const unknown = azulejo(['tsuro', 'join', 'nowhere.invalid', '1', '--seconds', '5']);
  expect(unknown).toMatchObject({ status: 2, stdout: '' });
  expect(unknown.stderr).toMatch(/^azulejo: .*nowhere\.invalid.*\n$/);
  const names = join(root, 'few');
  writeFileSync(names, 'Ada\nBen');
  const few = azulejo(['tsuro', 'serve', '--names', names]);
  expect(few.status).toBe(2);
  expect(few.stderr).toContain("option '--names': found 2 names, expected 5, one for each player");
  for (const args of [
    ['serve', '--seconds', '0'],
    ['serve', '--time-limit', '1e3'],
    ['serve', '--players', '2'],
    ['join', 'here'],
    ['join', 'here', '0'],
    ['join', 'here', '1', '--agent', 'fourth'],
  ]) {
    expect(azulejo(['tsuro', ...args]), args.join(' ')).toMatchObject({ status: 2, stdout: '' });
  }
});

describe.skipIf(!hasSignals)('Ctrl-C (skipped where there are no signals)', () => {
  test('ends the waiting', async () => {
    const { server, port } = await serve();
    const guest = await joined(server, port, 1);
    server.child.kill('SIGINT');
    expect(await server.end()).toEqual({ status: 130, stdout: '' });
    expect((await guest.end()).status).toBe(2);
  });

  test.each([
    [[], /^Stopped by SIGINT after 0 games\.\n/],
    [['--course'], /^$/],
  ])('ends a game: %j', async (options, printed) => {
    const { server, port } = await serve('--players', '4', ...options);
    const guests: Running[] = [];
    for (const count of [1, 2, 3]) guests.push(await joined(server, port, count));
    // It never answers, and never hangs up.
    const silent = await raw(port);
    const [introduction] = await once(silent, 'data');
    expect(`${introduction}`).toBe('["playing-as",["green"]]');
    server.child.kill('SIGINT');
    const { status, stdout } = await server.end();
    expect(status).toBe(130);
    expect(stdout).toMatch(printed);
    for (const guest of guests) {
      expect((await guest.end()).status).toBe(2);
      expect(guest.stderr).toBe(ENDED);
    }
    silent.destroy();
  });

  test('ends a guest, who is out', async () => {
    const { server, port } = await serve('--players', '4', '--course');
    const guests: Running[] = [];
    for (const count of [1, 2, 3, 4]) {
      const agent = count === 4 ? 'search' : 'second';
      guests.push(await joined(server, port, count, '--agent', agent));
    }
    guests[3]?.child.kill('SIGTERM');
    expect(await guests[3]?.end()).toEqual({ status: 143, stdout: '' });
    expect(JSON.parse((await server.end()).stdout).cheaters).toEqual(['d']);
  });
});

test('what one sends who never reads, and never stops, is thrown away', async () => {
  const { server, port } = await serve('--players', '3', '--course');
  const flood = await raw(port, '[');
  flood.pause();
  let isOver = false;
  flood.once('close', () => {
    isOver = true;
  });
  const piece = Buffer.alloc(1_000_000, ' ');
  const pour = () => {
    while (!isOver && flood.write(piece));
  };
  flood.on('drain', pour);
  await server.said(/Players: 1 of/);
  pour();
  for (const count of [2, 3]) await joined(server, port, count, '--agent', 'second');
  const { status, stdout } = await server.end();
  expect(status).toBe(0);
  expect(JSON.parse(stdout).cheaters).toEqual(['a']);
  flood.destroy();
});

test('a connection that nobody reads is closed after a while', async () => {
  const sockets: Socket[] = [];
  const server = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const own = createConnection({ host: '127.0.0.1', port });
  await once(own, 'connect');
  const connection = connectionOf(own);
  while (connection.unsent() === 0) connection.send('x'.repeat(100_000));
  connection.close();
  connection.close();
  await once(own, 'close');
  for (const socket of sockets) socket.destroy();
  server.close();
});

test('a server takes as many connections as it says, and a guest is stopped by its signal', async () => {
  const come: unknown[] = [];
  const address = { host: '127.0.0.1', port: 0 };
  const server = await listen(address, 1, (connection) => come.push(connection));
  const there = { ...address, port: server.port };
  const { signal } = new AbortController();
  const connection = await connectWithin(there, 1000, signal);
  expect(connection).toBeDefined();
  const other = await raw(`${server.port}`);
  if (!other.closed) await once(other.resume(), 'close');
  expect(come).toHaveLength(1);
  connection?.close();
  server.close();
  const stop = AbortSignal.abort(new Error('Stop.'));
  await expect(connectWithin(there, 1000, stop)).rejects.toThrow('Stop.');
});
