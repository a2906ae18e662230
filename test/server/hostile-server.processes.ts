/** `azulejo join` at servers that say anything: nothing of it drives the terminal, and the command ends with a sentence. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { encodeState, newGame, seededRng } from '../../src/index.js';
import { COMMAND } from '../cli/command-run.js';

let server: WebSocketServer | undefined;

afterEach(() => {
  for (const client of server?.clients ?? []) client.terminate();
  server?.close();
});

/** What drives a terminal, and begins a line. */
const EVIL = '\u001b]0;owned\u0007\u001b[2J\u202e\nFAKE\r';

const LONG = 'x'.repeat(2e7);

const at = 0;
const SETTINGS = {
  ...{ game: 'azul', rules: newGame().rules, clock: 0, leavers: 1 },
  ...{ isPrivate: false, watchersChat: true },
};
const ROOM = { kind: 'room', at, settings: SETTINGS };
const JOIN = { kind: 'join', at, person: 'p1', name: 'Ada', browser: 'b', watches: false };
const RESULT = { room: 'r', person: 'p1', token: 't', entries: 2, time: 0 };

/** Messages by which a request to join is answered. `RE` is its number. */
const RE = 1;
const joined = { type: 'answer', re: RE, result: RESULT };
const entries = (...more: readonly unknown[]) => ({
  type: 'entries',
  n: 0,
  entries: [ROOM, JOIN, ...more],
});
const SAID: readonly (readonly [name: string, messages: readonly unknown[]])[] = [
  ['a refusal that drives the terminal', [{ type: 'answer', re: RE, refusal: refusal() }]],
  [
    'the end of the connection, with words that drive the terminal',
    [entries(), joined, { type: 'closing', refusal: refusal('room.kicked') }],
  ],
  ['the end at once', [joined, { type: 'closing', refusal: refusal('room.kicked') }]],
  [
    'the end before the host was asked',
    [
      { type: 'answer', re: RE, result: { room: 'r', waits: true } },
      { type: 'closing', refusal: refusal('room.denied') },
    ],
  ],
  [
    'a cut before the host was asked',
    [{ type: 'answer', re: RE, result: { room: 'r', waits: true } }, 'hang up'],
  ],
  ['a name and chat that drive the terminal', [entries({ ...JOIN, name: EVIL }, chat()), kicked()]],
  ['a name that reads as a line of the command', [entries({ ...JOIN, name: 'FAKE' }), kicked()]],
  ['chat of 20 million characters', [entries({ ...chat(), text: LONG }), joined]],
  ['chat of 5 million characters', [entries({ ...chat(), text: LONG.slice(0, 5e6) }), joined]],
  [
    'a refusal of 5 million characters',
    [{ ...kicked(), refusal: refusal('x', LONG.slice(0, 5e6)) }],
  ],
  [
    'a refusal that reads as a line of the command',
    [{ ...kicked(), refusal: refusal('x', 'FAKE') }],
  ],
  ['chat that is no text', [entries({ ...chat(), text: {} }), joined]],
  ['a seat that does not exist', [entries({ kind: 'sit', at, seat: 1e9, occupant: null }), joined]],
  ['an order of a million seats', [entries(begin(Array(1e6).fill(0))), joined]],
  ['a kind of entry that is none', [entries({ kind: 'toString', at }), joined]],
  ['a kind of entry of a later version', [entries({ kind: 'dance', at }), joined]],
  ['rules of no game', [{ type: 'entry', n: 0, entry: { kind: 'room', at, settings: {} } }]],
  ['a first state that is none', [entries({ kind: 'start', at, start: EVIL, order: [] }), joined]],
  ['names that are no texts', [entries({ ...JOIN, person: 'p2', name: { toString: 1 } }), joined]],
  ['another game', [{ type: 'entry', n: 0, entry: { ...ROOM, settings: { game: EVIL } } }]],
];

function refusal(code = 'room.full', message = EVIL) {
  return { code, message };
}

function begin(order: readonly number[]) {
  const start = encodeState(newGame({ rng: seededRng(1) }));
  return { kind: 'start', at, start, rules: SETTINGS.rules, order, fairness: '' };
}

function kicked() {
  return { type: 'answer', re: RE, refusal: { code: 'room.kicked', message: 'No.' } };
}

function chat() {
  return { kind: 'chat', at, person: 'p2', text: EVIL };
}

/** Join a room at a server that answers by messages. */
async function join(messages: readonly unknown[], ...options: readonly string[]) {
  server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  server.on('connection', (socket, request) =>
    socket.on('message', async () => {
      // They come in one piece, but for pauses.
      request.socket.cork();
      for (const message of messages) {
        if (message === 'pause') {
          request.socket.uncork();
          await sleep(1500);
        } else if (message === 'hang up') socket.terminate();
        else socket.send(JSON.stringify(message));
      }
      request.socket.uncork();
    }),
  );
  await once(server, 'listening');
  const found = server.address();
  const port = typeof found === 'object' ? found?.port : 0;
  const link = `http://127.0.0.1:${port}/#room=r`;
  const child = spawn(process.execPath, [COMMAND, 'join', link, ...options]);
  child.stdin.end();
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      output += piece;
    });
  }
  await once(child, 'close');
  return { status: child.exitCode, output };
}

test.each(SAID)('%s', async (_, messages) => {
  const { status, output } = await join(messages);
  expect({ status, output }).toEqual({ status: 1, output: expect.not.stringMatching(/^FAKE/m) });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: terminals are driven by them
  expect(output).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f\u202e]/);
  expect(output.length).toBeLessThan(1000);
  // A stack would begin so.
  expect(output).not.toMatch(/^ +at /m);
});

/** Messages that are none are not heard: what follows is. */
const NONE: readonly unknown[] = [
  ...[null, 1, 'x', [], {}, { type: 'toString' }, { type: 'entries', n: 0 }, { type: 'closing' }],
  { type: 'closing', refusal: null },
  { type: 'answer', re: RE, refusal: null },
  { type: 'answer', re: RE, refusal: { code: 'room.full', message: { toString: 1 } } },
  { type: 'answer', re: RE, result: null },
  { type: 'entry', n: 0, entry: null },
  { type: 'entry', n: 0, entry: { kind: null } },
  { type: 'admitted' },
];

test('messages that are none', async () => {
  const { status, output } = await join([...NONE, kicked()]);
  expect({ status, output }).toEqual({ status: 1, output: 'azulejo: The server refuses: No.\n' });
});

// A program that says nothing is waited for longer than the test may take.
test('the end while a program starts, which ends with it', { timeout: 20_000 }, async () => {
  const messages = [
    entries(),
    joined,
    'pause',
    { type: 'closing', refusal: refusal('room.kicked', 'No.') },
  ];
  await expect(join(messages, '--agent', 'exec:sleep 1000')).resolves.toEqual({
    status: 1,
    output: '"Ada" came.\nazulejo: The server refuses: No.\n',
  });
});
