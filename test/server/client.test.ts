import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { azul, newGame } from '../../src/index.js';
import { type ClientOptions, RoomClient, type SocketLike } from '../../src/online.js';

let areDeaf = false;

/** A connection to a server that answers as long as it lives, which nobody is told. */
class Connection implements SocketLike {
  readyState = 0;
  isAlive = true;
  /** Whether it opens, and answers nothing. */
  readonly isDeaf = areDeaf;
  readonly heard: string[] = [];
  readonly #listeners = new Map<string, (event: object) => void>();

  constructor() {
    setTimeout(() => {
      if (!this.isAlive) return;
      this.readyState = 1;
      this.#listeners.get('open')?.({});
    }, 10);
  }

  addEventListener(type: string, listener: (event: object) => void): void {
    this.#listeners.set(type, listener);
  }

  send(text: string): void {
    const { type, id } = JSON.parse(text) as { type: string; id: number };
    this.heard.push(type);
    if (!this.isAlive || this.isDeaf) return;
    const answer = { type: 'answer', re: id, result: { room: 'r', person: 'p1', token: 't' } };
    setTimeout(() => this.#listeners.get('message')?.({ data: JSON.stringify(answer) }), 10);
  }

  /** Send a message. */
  tell(message: object): void {
    this.#listeners.get('message')?.({ data: JSON.stringify(message) });
  }

  /** End it, and tell so. */
  cut(): void {
    this.isAlive = false;
    this.#listeners.get('close')?.({});
  }

  /** As in a browser whose network has gone: the end is not told before minutes have passed. */
  close(): void {
    this.readyState = 2;
  }
}

const connections: Connection[] = [];
const statuses: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  areDeaf = false;
  connections.length = 0;
  statuses.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function client(more: Partial<ClientOptions> = {}): Promise<RoomClient> {
  const made = new RoomClient({
    url: 'ws://server/rooms',
    games: [azul],
    connect: () => {
      const connection = new Connection();
      connections.push(connection);
      return connection;
    },
    connection: (status) => statuses.push(status),
    ...more,
  });
  void made.create({ game: 'azul', name: 'Ada', browser: 'b' });
  await vi.advanceTimersByTimeAsync(100);
  return made;
}

test('a connection that is silent is asked for a word now and then, and kept while it has one', async () => {
  const made = await client();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(connections.length).toBe(1);
  expect(statuses).toEqual(['open']);
  const asked = connections[0]?.heard.filter((type) => type === 'time').length ?? 0;
  expect(asked).toBeGreaterThan(5);
  expect(asked).toBeLessThan(13);
  made.close();
});

test('a page that is hidden, whose timers run once a minute, keeps its connection', async () => {
  const made = await client();
  for (let minute = 0; minute < 5; minute++) {
    vi.setSystemTime(Date.now() + 58_000);
    await vi.advanceTimersByTimeAsync(2000);
  }
  expect(statuses).toEqual(['open']);
  expect(connections.length).toBe(1);
  made.close();
});

test('a connection that has died without a word is given up, and the seat is had by another one', async () => {
  const made = await client();
  if (connections[0] !== undefined) connections[0].isAlive = false;
  await vi.advanceTimersByTimeAsync(25_000);
  expect(statuses).toEqual(['open', 'lost', 'open']);
  expect(connections.map(({ heard }) => heard)).toEqual([['create', 'time'], ['join']]);
  made.close();
});

test('a server that takes connections and answers none is tried again', async () => {
  const made = await client();
  if (connections[0] !== undefined) connections[0].isAlive = false;
  areDeaf = true;
  await vi.advanceTimersByTimeAsync(40_000);
  expect(statuses).toEqual(['open', 'lost']);
  expect(connections.length).toBeGreaterThan(2);
  areDeaf = false;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(statuses).toEqual(['open', 'lost', 'open']);
  made.close();
});

test('an attempt to come back that a process leaves without an answer is soon given up for another', async () => {
  const made = await client();
  areDeaf = true;
  connections[0]?.cut();
  await vi.advanceTimersByTimeAsync(3000);
  expect(connections.length).toBe(2);
  areDeaf = false;
  await vi.advanceTimersByTimeAsync(1500);
  expect(connections.length).toBe(3);
  expect(statuses).toEqual(['open', 'lost', 'open']);
  made.close();
});

test('a client continues after a listener that throws, whose error is an uncaught one of the program', async () => {
  const errors: unknown[] = [];
  vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((throwLater) => {
    try {
      throwLater();
    } catch (error) {
      errors.push(error);
    }
  });
  const made = await client({
    connection: (status) => {
      statuses.push(status);
      throw new Error(status);
    },
  });
  expect(made.me.token).toBe('t');
  connections[0]?.cut();
  const played = made.ask('move', { event: 0, text: 'A0c2' });
  await vi.advanceTimersByTimeAsync(3000);
  expect(connections.map(({ heard }) => heard)).toEqual([['create'], ['join', 'move']]);
  expect(await played).toMatchObject({ room: 'r' });
  made.close();
  expect(statuses).toEqual(['open', 'lost', 'open', 'closed']);
  expect(errors).toEqual(statuses.map((status) => new Error(status)));
});

test('a client in a runtime without WebSocket says what it needs', () => {
  vi.stubGlobal('WebSocket', undefined);
  try {
    const url = 'ws://127.0.0.1:1/rooms';
    expect(() => new RoomClient({ url, games: [azul] })).toThrow(
      new TypeError(
        'Options: found no WebSocket in this runtime, expected the option connect, such as (url) => new WebSocket(url) of the package ws.',
      ),
    );
    expect(new RoomClient({ url, games: [azul], connect: () => new Connection() }).room).toBe(
      undefined,
    );
  } finally {
    vi.unstubAllGlobals();
  }
});

/** A connection to a server that sends entries before it answers. */
class EarlyConnection extends Connection {
  static entries: readonly object[] = [];

  override send(text: string): void {
    super.send(text);
    this.tell({ type: 'entries', n: 0, entries: EarlyConnection.entries });
  }
}

const settings = {
  ...{ game: 'azul', rules: newGame().rules, clock: 0, leavers: 1 },
  ...{ isPrivate: false, watchersChat: true },
};

test('entries that come before the answer are told once the client knows who it is', async () => {
  EarlyConnection.entries = [
    { kind: 'room', at: 0, settings },
    { kind: 'join', at: 0, person: 'p1', name: 'Ada', browser: 'b', watches: false },
  ];
  const told: [kind: string, person: string | undefined][] = [];
  const made: RoomClient = new RoomClient({
    url: 'ws://server/rooms',
    games: [azul],
    connect: () => new EarlyConnection(),
    changed: (_, { kind }) => told.push([kind, made.me.person]),
  });
  const entered = made.join({ room: 'r', token: 't' }).then(() => made.room?.people.length);
  await vi.advanceTimersByTimeAsync(100);
  expect(told).toEqual([
    ['room', 'p1'],
    ['join', 'p1'],
  ]);
  expect(await entered).toBe(1);
  made.close();
});

test.each([
  [{ ...settings, game: 'chess' }, 'Room: found the game chess, expected azul.'],
  [{ ...settings, clock: -1 }, 'Room: found an entry that this version does not know.'],
])('a room that the client cannot follow is an error with its reason', async (wrong, message) => {
  EarlyConnection.entries = [{ kind: 'room', at: 0, settings: wrong }];
  const made = new RoomClient({
    url: 'ws://server/rooms',
    games: [azul],
    connect: () => new EarlyConnection(),
  });
  const entered = made.join({ room: 'r', token: 't' }).catch(String);
  await vi.advanceTimersByTimeAsync(100);
  expect(await entered).toBe(`Error: ${message}`.replace('Error', 'ConnectionError'));
});
