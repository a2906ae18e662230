/** `azulejo join`: agents, programs and people in rooms of a server, from the command line. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import type { Game, GameTypes } from '../../src/game.js';
import { newGame } from '../../src/index.js';
import { RoomClient } from '../../src/online.js';
import { COMMAND } from '../cli/command-run.js';
import { connectTo, GAMES } from './bots.js';

/** A server as it is built, so that levels have their threads. */
interface BuiltServer {
  readonly port: number;
  /** End it; throw if it has warned of anything, such as a level that failed. */
  close(): Promise<void>;
}

async function startBuilt(...options: readonly string[]): Promise<BuiltServer> {
  const words = ['server/dist/cli.js', '--port', '0', '--file', ':memory:', ...options];
  const child = spawn(process.execPath, words);
  let warnings = '';
  child.stderr.on('data', (piece) => {
    warnings += piece;
  });
  const [said] = await once(child.stdout, 'data');
  const close = async () => {
    child.kill();
    await once(child, 'close');
    expect(warnings).toBe('');
  };
  return { port: Number(/:(\d+)\/\n$/.exec(String(said))?.[1]), close };
}

let server: BuiltServer;

beforeAll(async () => {
  server = await startBuilt();
});

afterAll(() => server?.close());

/** Run the command, and return what it says. */
function run(input: string, ...args: readonly string[]) {
  return runCommand(input, 'join', ...args);
}

async function runCommand(input: string, ...args: readonly string[]) {
  const child = spawn(process.execPath, [COMMAND, ...args]);
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (piece) => {
    stdout += piece;
  });
  child.stderr.on('data', (piece) => {
    stderr += piece;
  });
  if (input !== '') child.stdin.end(input);
  await once(child, 'close');
  return { status: child.exitCode, stdout, stderr };
}

/** Make a room that begins as soon as no seat is empty. */
async function openRoom(game: string, { port }: { readonly port: number } = server, games = GAMES) {
  const client = new RoomClient({
    url: `ws://127.0.0.1:${port}/rooms`,
    games,
    connect: connectTo,
    changed: (room, entry) => {
      if (entry.kind !== 'sit' || room.seats.some(({ occupant }) => occupant === null)) return;
      client.ask('start', {}).catch(() => {});
    },
  });
  const { room = '' } = await client.create({ game, name: 'Ada', browser: 'host', clock: 0 });
  return { client, link: `http://127.0.0.1:${port}/#room=${room}` };
}

test.each(['azul', 'royal-ur', 'tsuro'])('two agents play %s', async (game) => {
  const { client, link } = await openRoom(game);
  if (game === 'tsuro') await client.ask('fill', { seat: 2, level: 1 });
  const runs = await Promise.all([
    run('', link, '--agent', 'level-1', '--name', 'One'),
    run('', link, '--agent', 'random', '--name', 'Two'),
  ]);
  for (const { status, stdout, stderr } of runs) {
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    const match = client.room?.match;
    const lines = stdout.split('\n');
    for (const event of match?.events ?? []) {
      // A deal of Azul is told in sentences, the others by their notation first.
      if (/^[A-D]/.test(event)) expect(lines).toContainEqual(expect.stringContaining(` ${event}`));
    }
    expect(stdout).toMatch(/^Players: A "(One|Two)", B "(One|Two)"/m);
    expect(stdout).toMatch(/\nStandings\n(?: {2}.*\n)+$/);
    expect(stdout).toMatch(/\n {2}1\. {2}[A-C] /);
  }
  expect(client.room?.match?.over).toBeDefined();
  client.close();
});

/** Play a game of one's own in a room of a server of its own: an agent that joins against level 1. */
async function playOwnGame(path: string, agent: string): Promise<readonly string[] | undefined> {
  const file = fileURLToPath(new URL(path, import.meta.url));
  const { default: game }: { default: Game<GameTypes> } = await import(file);
  const own = await startBuilt('--game', file);
  const { client, link } = await openRoom(game.name, own, [game]);
  await client.ask('fill', { seat: 1, level: 1 });
  const { status, stdout, stderr } = await runCommand(
    '',
    ...['--game', file, 'join', link, '--agent', agent],
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toContain('\nStandings\n');
  const match = client.room?.match;
  client.close();
  await own.close();
  expect(match?.over).toBeDefined();
  return match?.events;
}

test("a game of one's own is played in a room, also by level 1", async () => {
  const events = await playOwnGame('../../examples/own-game/kalah.js', 'greedy');
  expect(events?.length).toBeGreaterThan(1);
});

test('neither levels nor agents that join see what is hidden from them', async () => {
  const events = await playOwnGame('../support/hidden-cards.mjs', 'looking');
  expect(events?.slice(1)).toEqual(['A0', 'B0']);
});

test.each([
  ['examples/own-game/nothing.js', /cannot load examples\/own-game\/nothing\.js: /],
  ['tools/release/addresses.mjs', /cannot load tools\/release\/addresses\.mjs: Game: /],
  ['examples/own-game/kalah.js examples/own-game/kalah.js', /Game kalah: found it twice/],
])("a server says which game of one's own it cannot load: %s", async (file, said) => {
  const child = spawn(process.execPath, [
    'server/dist/cli.js',
    '--port',
    '0',
    '--game',
    ...file.split(' '),
  ]);
  const [text] = await once(child.stderr, 'data');
  await once(child, 'close');
  expect(String(text)).toMatch(said);
  expect(child.exitCode).toBe(1);
});

test('a person types moves, and quits; the seat stays', async () => {
  const { client, link } = await openRoom('royal-ur');
  // It plays on if the first roll is a 0.
  await client.ask('fill', { seat: 1, level: 1 });
  const { status, stdout } = await run('moves\nhelp\nnonsense\nquit\n', link, '--name', 'Bruno');
  expect(status).toBe(0);
  expect(stdout).toContain('"Ada" came.\n');
  expect(stdout).toContain('Bruno (');
  expect(stdout).toContain('\n  quit      leave; ');
  expect(stdout).not.toContain('\n  undo ');
  expect(stdout).toMatch(/Type help for\s+more/);
  await expect.poll(() => client.room?.people.at(-1)?.presence).toBe('lost');
  client.close();
});

test('an agent of a file plays, once it has got ready for the game', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-join-'));
  const file = join(folder, 'an-agent-with-a-rather-long-name.mjs');
  const agent = `{
    name: 'prepared',
    async beginGame(state, context) { this.context = context; },
    chooseMove(state, context) {
      if (context !== this.context) throw new Error('Another game.');
      return royalUr.legalMoves(state)[0];
    },
  }`;
  const library = JSON.stringify(pathToFileURL(join(dirname(COMMAND), 'royal-ur.js')).href);
  writeFileSync(
    file,
    `import { royalUr } from ${library};\nexport { royalUr as game };\nexport default () => (${agent});`,
  );
  const { client, link } = await openRoom('royal-ur');
  const runs = await Promise.all([
    runCommand('', 'royal-ur', 'join', link, '--agent', file),
    run('', link, '--agent', 'random', '--name', 'Two'),
  ]);
  for (const { status, stderr } of runs)
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(client.room?.people.map(({ name }) => name).sort()).toEqual([
    'Ada',
    'Two',
    'an-agent-with-a-rather-l',
  ]);
  client.close();
  rmSync(folder, { recursive: true });
});

test.each(['ftp://h/', 'mailto:x', 'data:,', 'file:///x', 'javascript:1'])(
  'a link by another protocol is refused: %s',
  async (link) => {
    const { status, stderr } = await run('', `${link}#room=a`, '--agent', 'random');
    expect(status).toBe(2);
    expect(stderr).toMatch(/expected the link of a room, such as https:/);
    expect(stderr).not.toContain('    at ');
  },
);

test('what cannot be joined is told, with an exit status', async () => {
  const page = `http://127.0.0.1:${server.port}/`;
  const nowhere = await run('', 'http://127.0.0.1:9/#room=abc', '--agent', 'random');
  expect(nowhere).toMatchObject({
    status: 1,
    stdout: '',
    stderr: expect.stringMatching(/no server/),
  });
  const unknown = await run('', `${page}#room=abc`, '--agent', 'random');
  expect(unknown).toEqual({
    status: 1,
    stdout: '',
    stderr: 'azulejo: The server refuses: There is no such room.\n',
  });
  const link = await run('', page);
  expect(link).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/#room=ID/) });
  const { client, link: room } = await openRoom('azul');
  const agent = await run('', room, '--agent', 'nobody');
  expect(agent).toMatchObject({ status: 2, stderr: expect.stringMatching(/nobody/) });
  client.close();
});

test('a server that says again and again that an agent is let in has its program started once', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'azulejo-join-'));
  const [bot, starts] = [join(folder, 'bot.sh'), join(folder, 'starts')];
  const answers =
    'while read line; do case "$line" in azulejo*) echo azulejook 1;; isready) echo readyok;; esac; done';
  writeFileSync(bot, `#!/bin/sh\necho one >> ${starts}\n${answers}\n`, { mode: 0o755 });
  const result = { room: 'r', person: 'p1', token: 't', entries: 2, time: 0 };
  const settings = {
    game: 'azul',
    rules: newGame().rules,
    clock: 0,
    leavers: 1,
    isPrivate: false,
    watchersChat: true,
  };
  const entries = [
    { kind: 'room', at: 0, settings },
    { kind: 'join', at: 0, person: 'p1', name: 'Ada', browser: 'b', watches: false },
  ];
  const hostile = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  hostile.on('connection', (socket) => {
    socket.once('message', () => {
      const send = (message: object) => socket.send(JSON.stringify(message));
      send({ type: 'entries', n: 0, entries });
      send({ type: 'answer', re: 1, result });
      for (let times = 0; times < 20; times++) send({ type: 'admitted', result });
      const refusal = { code: 'room.kicked', message: 'No.' };
      wait(1500).then(() => send({ type: 'closing', refusal }));
    });
  });
  await once(hostile, 'listening');
  // The address of a server that listens at a port.
  const { port } = hostile.address() as AddressInfo;
  try {
    const { status } = await run('', `http://127.0.0.1:${port}/#room=r`, '--agent', `exec:${bot}`);
    expect(status).toBe(1);
    expect(readFileSync(starts, 'utf8')).toBe('one\n');
  } finally {
    hostile.close();
    rmSync(folder, { recursive: true });
  }
});
