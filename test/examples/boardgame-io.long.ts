/** The game of boardgame.io: its real server and real clients on this machine. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { decodeState, encodeState, legalMoves, newGame, seededRng } from 'azulejo';
import type { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AzulClient,
  createMatch,
  joinMatch,
  playToTheEnd,
  waitUntil,
} from '../../examples/boardgame-io/client.js';
import { Azul, createAzul } from '../../examples/boardgame-io/game.js';
import { Matches } from '../../examples/boardgame-io/matches.js';
import { startServer } from '../../examples/boardgame-io/server.js';

/** What is waited for comes; the test as a whole has a limit. */
const PATIENT = { timeout: 60_000 };

type Server = Awaited<ReturnType<typeof startServer>>;

describe('two clients of one match', () => {
  // boardgame.io logs what it refuses to the console.
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {});

  let server: Server;
  const clients: AzulClient[] = [];

  /** Let the two players of a new match sit down. */
  async function join(): Promise<[AzulClient, AzulClient]> {
    const matchID = await createMatch(server.url, 2);
    const both: [AzulClient, AzulClient] = [
      await joinMatch(server.url, matchID, 'Ada'),
      await joinMatch(server.url, matchID, 'Ben'),
    ];
    clients.push(...both);
    await Promise.all(both.map((client) => waitUntil(client, () => true)));
    return both;
  }

  beforeAll(async () => {
    server = await startServer(0, { ...createAzul(seededRng(1)), seed: 'azulejo' });
  });

  afterEach(() => {
    for (const client of clients.splice(0)) client.stop();
    errors.mockClear();
  });

  afterAll(async () => {
    await server.close();
    log.mockRestore();
    errors.mockRestore();
  });

  test('play a whole game, see the same of it, and no move is refused', async () => {
    const both = await join();
    const [one, other] = await Promise.all(both.map(playToTheEnd));
    expect(one?.G).toEqual(other?.G);
    expect(one?.G.standings).toHaveLength(2);
    expect(one?.ctx.gameover).toEqual({ standings: one?.G.standings });
    expect(errors).not.toHaveBeenCalled();
  });

  test('take their turns as the library says, also twice in a row', async () => {
    const both = await join();
    let [turns, seats] = ['', ''];
    both[0].subscribe((seen) => {
      if (seen === null || seen.ctx.gameover) return;
      turns += decodeState(seen.G.state).turn;
      seats += 'AB'.charAt(Number(seen.ctx.currentPlayer));
    });
    await Promise.all(both.map(playToTheEnd));
    expect(seats).toBe(turns);
    expect(seats).toMatch(/AA.*BB|BB.*AA/);
  });

  test('get tiles that do not follow from the seed that boardgame.io sends them', async () => {
    const [one] = await join();
    const [other] = await join();
    // The server has one seed for all matches.
    expect(one.getState()?.G.state).not.toEqual(other.getState()?.G.state);
  });

  test.each([
    ['a move that the rules forbid', 0, 'A9a9', 'invalid move: play'],
    ['a move of the player whose turn it is not', 1, 'legal', 'player not active'],
  ])('are refused %s', async (_, seat, move, reason) => {
    const both = await join();
    const before = both[0].getState();
    if (before === null) throw new Error('the match has started already');
    const turn = Number(before.ctx.currentPlayer);
    const [legal] = legalMoves(decodeState(before.G.state));
    both[(turn + seat) % 2]?.moves.play?.(move === 'legal' ? legal : move);
    await vi.waitUntil(() => errors.mock.lastCall?.join(' ').includes(reason), PATIENT);

    // The next legal move follows on the state before.
    both[turn]?.moves.play?.(legal);
    const seen = await Promise.all(
      both.map((client) => waitUntil(client, ({ _stateID }) => _stateID > before._stateID)),
    );
    for (const { _stateID } of seen) expect(_stateID).toBe(before._stateID + 1);
    expect(seen[0]?.G).toEqual(seen[1]?.G);
  });
});

// boardgame.io's own client sends nothing wrong, so these tests take the sockets it is made of.
const require = createRequire(createRequire(import.meta.url).resolve('boardgame.io/multiplayer'));
const socketIo: { io: typeof io } = require('socket.io-client');

const SERVER = new URL('../../examples/boardgame-io/server.js', import.meta.url);
const GAME = new URL('../../examples/boardgame-io/game.js', import.meta.url);

/** What a client is sent of a match. */
interface Sent {
  readonly G: typeof Azul extends { setup?: (...args: never[]) => infer Table } ? Table : never;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface Answer {
  readonly status: number;
  readonly body: string;
}

describe('the server survives and refuses', () => {
  let server: ChildProcess | undefined;
  let url: string;
  let output: string;
  const sockets: ReturnType<typeof io>[] = [];
  /** How servers ended that the tests did not stop. */
  const ends: unknown[] = [];

  /** Start a server in a process of its own, whose end would be seen, with little memory. */
  async function start(...program: string[]): Promise<void> {
    const started = spawn(process.execPath, ['--max-old-space-size=96', ...program], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    server = started;
    output = '';
    url = await new Promise((resolve, reject) => {
      started.once('exit', (...end) => {
        if (server === started) ends.push(end);
        server = undefined;
        reject(new Error(output));
      });
      for (const stream of [started.stdout, started.stderr]) {
        stream.setEncoding('utf8').on('data', (text) => {
          output += text;
          const [address] = /^http:.*(?=\n)/m.exec(output) ?? [];
          if (address !== undefined) resolve(address);
        });
      }
    });
  }

  async function stop(): Promise<void> {
    const stopped = server;
    server = undefined;
    if (stopped === undefined) return;
    const exited = once(stopped, 'exit');
    stopped.kill();
    await exited;
  }

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    const response = await fetch(`${url}${path}`, init);
    return { status: response.status, body: await response.text() };
  }

  function post(path: string, body: unknown): Promise<Answer> {
    const headers = { 'content-type': 'application/json' };
    return ask(path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Wait until the server has read all that was sent: by then it answers what came later. */
  async function settle(): Promise<void> {
    for (let asked = 0; asked < 3; asked++) await ask('/games');
  }

  /** Open a socket, with what it is sent from then on. */
  async function open() {
    const options = { transports: ['websocket'], reconnection: false, forceNew: true };
    const socket = socketIo.io(`${url}/azul`, options);
    sockets.push(socket);
    const received: unknown[][] = [];
    socket.onAny((...message) => received.push(message));
    const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
    await new Promise((resolve) => socket.once('connect', () => resolve(undefined)));
    return {
      socket,
      received,
      closed,
      /** Send a frame as it is. */
      sendRaw: (frame: string) => socket.io.engine.write(frame),
      /** Leave, when the server has dealt with all that was sent. */
      leave: async () => {
        await settle();
        socket.io.engine.write('1/azul,');
        await closed;
      },
    };
  }

  /** Take a seat of a match, and open a socket for it. */
  async function join(matchID: string) {
    const answer = await post(`/games/azul/${matchID}/join`, { playerName: 'Ada' });
    // The lobby answers with these.
    const { playerID, playerCredentials: credentials } = JSON.parse(answer.body) as {
      playerID: string;
      playerCredentials: string;
    };
    const opened = await open();
    const { socket } = opened;
    const next = (event: string) =>
      new Promise<unknown[]>((resolve) => socket.once(event, (...args) => resolve(args)));
    return {
      ...opened,
      matchID,
      playerID,
      credentials,
      async sync(): Promise<Sent> {
        const answered = next('sync');
        socket.emit('sync', matchID, playerID, credentials, 2);
        const [, sent] = await answered;
        // Its form is boardgame.io's.
        return (sent as { state: Sent }).state;
      },
      update: (action: object, stateID: unknown = 0, match: unknown = matchID, seat = playerID) =>
        socket.emit('update', action, stateID, match, seat),
      act: (type: string, payload: object = {}, more: object = {}) =>
        socket.emit(
          'update',
          { type, payload: { playerID, credentials, ...payload }, ...more },
          0,
          matchID,
          playerID,
        ),
      play(move: unknown, stateID: unknown = 0) {
        const payload = { type: 'play', args: [move], playerID, credentials };
        socket.emit('update', { type: 'MAKE_MOVE', payload }, stateID, matchID, playerID);
      },
      async updated(): Promise<Sent> {
        const [, state] = await next('update');
        // Its form is boardgame.io's.
        return state as Sent;
      },
    };
  }

  type Player = Awaited<ReturnType<typeof join>>;

  /** Create a match with two players at it, the one to move first. */
  async function match(): Promise<{ toMove: Player; other: Player; first: Sent }> {
    const matchID = await createMatch(url, 2);
    const [one, two] = [await join(matchID), await join(matchID)];
    const first = await one.sync();
    await two.sync();
    const [toMove, other] = first.ctx.currentPlayer === '0' ? [one, two] : [two, one];
    return { toMove, other, first };
  }

  /** Check that all that was sent in a match has changed nothing, and that it goes on. */
  async function expectUntouched({ toMove, first }: Awaited<ReturnType<typeof match>>) {
    const [legal = ''] = legalMoves(decodeState(first.G.state));
    const updated = toMove.updated();
    toMove.play(legal, first._stateID);
    const next = await updated;
    expect(next._stateID).toBe(first._stateID + 1);
    expect(next.ctx.gameover).toBeUndefined();
    expect(next.G.state).not.toEqual(first.G.state);
  }

  beforeEach(async () => {
    if (server === undefined) await start(fileURLToPath(SERVER));
  });

  afterEach(async () => {
    expect(await ask('/games')).toEqual({ status: 200, body: '["azul"]' });
    for (const socket of sockets.splice(0)) socket.close();
    expect(ends.splice(0)).toEqual([]);
  });

  afterAll(async () => {
    await stop();
    expect(ends).toEqual([]);
  });

  describe('at a sync', () => {
    test.each([
      ['five players', 5],
      ['more players than memory holds', 3e7],
      ['two players', 2],
    ])('a match that does not exist, for %s', async (_, players) => {
      const { socket, received, leave } = await open();
      for (const seat of ['0', null, undefined]) {
        socket.emit('sync', 'new-match', seat, undefined, players);
        socket.emit('sync', 'new-match', seat, 'secret', players);
      }
      await leave();
      expect(received).toEqual([]);
      expect((await ask('/games/azul/new-match')).status).toBe(404);
    });

    test.each([
      ['no credentials', undefined],
      ['wrong credentials', 'secret'],
      ['an object for credentials', { toString: 'x' }],
    ])('a seat with %s', async (_, credentials) => {
      const matchID = await createMatch(url, 2);
      await join(matchID);
      for (const seat of ['0', '1', '2', '__proto__', 'constructor']) {
        const { socket, received, leave } = await open();
        socket.emit('sync', matchID, seat, credentials, 2);
        await leave();
        expect(received).toEqual([]);
      }
    });

    test('what is not text', async () => {
      const { socket, received, leave } = await open();
      const unprintable = { toString: 'x', valueOf: 'x' };
      socket.emit('sync', unprintable, unprintable, unprintable, unprintable);
      socket.emit('sync', ['a'], 0, null);
      socket.emit('sync');
      await leave();
      expect(received).toEqual([]);
    });

    test('a second match for the same socket', async () => {
      const playing = await match();
      const { matchID, playerID, credentials } = playing.other;
      const elsewhere = await join(await createMatch(url, 2));
      const { socket, leave } = await open();
      socket.emit('sync', matchID, playerID, credentials);
      socket.emit('sync', elsewhere.matchID, elsewhere.playerID, elsewhere.credentials);
      await leave();
      // boardgame.io would send updates of the first match to a socket that it has forgotten.
      await expectUntouched(playing);
    });
  });

  describe('at an update', () => {
    const UNPRINTABLE = { toString: 'x', valueOf: 'x' };

    test.each<[string, (player: Player) => void]>([
      ['a move that cannot be printed', (player) => player.play(UNPRINTABLE)],
      ['a move that is a list', (player) => player.play(['A0a0'])],
      ['a long move', (player) => player.play('A'.repeat(500))],
      ['a move that would control a terminal', (player) => player.play('\u001b[2J')],
      ['a state that cannot be printed', (player) => player.play('A9a9', UNPRINTABLE)],
      ['a move without a list of arguments', (p) => p.act('MAKE_MOVE', { type: 'play' })],
      [
        'a move that the game does not have',
        (p) => p.act('MAKE_MOVE', { type: 'win', args: ['A'] }),
      ],
      ['a move called like a method', (p) => p.act('MAKE_MOVE', { type: 'toString', args: ['A'] })],
      ['a move called by an object', (p) => p.act('MAKE_MOVE', { type: UNPRINTABLE, args: ['A'] })],
      ['RESET', (player) => player.act('RESET')],
      ['RESET to a state', (player) => player.act('RESET', {}, { state: { G: {}, ctx: {} } })],
      ['UPDATE', (player) => player.act('UPDATE', {}, { state: null, deltalog: [] })],
      ['SYNC', (player) => player.act('SYNC', {}, { state: null })],
      ['PATCH', (p) => p.act('PATCH', {}, { patch: [{ op: 'remove', path: '/G' }] })],
      ['PLUGIN', (player) => player.act('PLUGIN', { type: 'random', args: [] })],
      ['STRIP_TRANSIENTS', (player) => player.act('STRIP_TRANSIENTS')],
      ['UNDO', (player) => player.act('UNDO')],
      ['REDO', (player) => player.act('REDO')],
      [
        'the end of the game',
        (p) => p.act('GAME_EVENT', { type: 'endGame', args: [{ winner: p.playerID }] }),
      ],
      [
        'the end of the game as if it came by itself',
        (p) => p.act('GAME_EVENT', { type: 'endGame', args: [] }, { automatic: true }),
      ],
      ['the end of a turn', (player) => player.act('GAME_EVENT', { type: 'endTurn', args: [] })],
      ['an action that is null', ({ socket }) => socket.emit('update', null)],
      ['an action without a payload', (player) => player.update({ type: 'RESET' })],
      ['nothing', ({ socket }) => socket.emit('update')],
      ['chat', (p) => p.socket.emit('chat', p.matchID, { sender: p.playerID }, p.credentials)],
      ['a chat that cannot be read', ({ socket }) => socket.emit('chat', UNPRINTABLE, 1)],
      ['the event "error"', ({ socket }) => socket.emit('error', 'x')],
      ['an unknown event', ({ socket }) => socket.emit('toString', 'x')],
    ])('%s', async (_, attack) => {
      const playing = await match();
      attack(playing.toMove);
      attack(playing.other);
      await expectUntouched(playing);
      for (const { received } of [playing.toMove, playing.other]) {
        expect(received.map(([event]) => event)).not.toContain('chat');
      }
    });

    test('a move for the seat of another player', async () => {
      const playing = await match();
      const { toMove, other, first } = playing;
      const [legal] = legalMoves(decodeState(first.G.state));
      const action = (credentials: unknown) => ({
        type: 'MAKE_MOVE',
        payload: { type: 'play', args: [legal], playerID: toMove.playerID, credentials },
      });
      for (const credentials of [other.credentials, 'secret', undefined, null]) {
        other.update(action(credentials), 0, toMove.matchID, toMove.playerID);
        other.update(action(credentials));
      }
      await other.leave();
      await expectUntouched(playing);
    });

    test('a move before a seat is taken', async () => {
      const player = await join(await createMatch(url, 2));
      player.play('A9a9');
      const first = await player.sync();
      expect(first._stateID).toBe(0);
    });

    test('a rejection of the code that plays a move', async () => {
      await stop();
      await start(
        '--input-type=module',
        '-e',
        `import { createAzul } from ${JSON.stringify(GAME)};
        import { startServer } from ${JSON.stringify(SERVER)};
        const play = () => { throw new Error('a fault in the game'); };
        console.log((await startServer(0, { ...createAzul(), moves: { play } })).url);`,
      );
      const { toMove, first } = await match();
      toMove.play(legalMoves(decodeState(first.G.state))[0]);
      await toMove.leave();
      await vi.waitUntil(() => output.includes('a fault in the game'), PATIENT);
      await expect(ask('/games')).resolves.toMatchObject({ status: 200 });
      await stop();
      await start(fileURLToPath(SERVER));
    });
  });

  describe('from a connection', () => {
    test.each([
      ['an event without a name', '2/azul,[]'],
      ['an error that cannot be printed', '4/azul,{"toString":1,"valueOf":1}'],
      ['the event "error" outside of the game', '2["error","x"]'],
      ['another namespace', '0/other,'],
      ['the default namespace', '0'],
      ['the same namespace again', '0/azul,'],
      ['an answer to no question', '3/azul,0["x"]'],
      ['bytes that do not come', '51-/azul,["sync",{"_placeholder":true,"num":0}]'],
      ['more parts than there are', '59999-/azul,["sync"]'],
      ['what is not JSON', '2/azul,{'],
      ['what is not a packet', 'hello'],
    ])('%s, and closes it', async (_, frame) => {
      const { sendRaw, closed } = await open();
      sendRaw(frame);
      await closed;
    });

    test('an event named by an object', async () => {
      const { sendRaw, leave } = await open();
      sendRaw('2/azul,[{"toString":1}]');
      await leave();
    });

    test('a message that is too long, and closes it', async () => {
      const { socket, closed } = await open();
      socket.emit('sync', 'x'.repeat(2000));
      await closed;
    });

    test('too many messages, and closes it', async () => {
      const { socket, closed } = await open();
      for (let sent = 0; sent < 1000; sent++) socket.emit('sync', sent);
      await closed;
    });

    /** Send bytes to the server. */
    async function send(text: string) {
      const socket = connect(Number(new URL(url).port), '127.0.0.1');
      socket.on('error', () => {});
      await once(socket, 'connect');
      await new Promise((resolve) => socket.write(text, resolve));
      return socket;
    }

    const UPGRADE = 'HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';

    test('an upgrade with so many headers that Node cuts them off', async () => {
      const many = 'a:\r\n'.repeat(2500);
      const socket = await send(
        `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n${many}Upgrade: websocket\r\n\r\n`,
      );
      socket.resume();
      await once(socket, 'close');
    });

    test('an upgrade that is reset', async () => {
      for (const path of ['/', '/socket.io/?EIO=4&transport=websocket', '/socket.io/?EIO=3']) {
        const socket = await send(`GET ${path} ${UPGRADE}\r\n`);
        await settle();
        socket.resetAndDestroy();
        await settle();
      }
    });
  });

  describe('at the lobby', () => {
    const CREATE = '/games/azul/create';

    test.each([
      ['one player', { numPlayers: 1 }],
      ['five players', { numPlayers: 5 }],
      ['more players than memory holds', { numPlayers: 3e7 }],
      ['players that are no number', { numPlayers: { toString: 'x' } }],
      ['settings', { numPlayers: 2, setupData: { mosaic: 'round' } }],
    ])('a match with %s', async (_, body) => {
      const before = await ask('/games/azul');
      const { status } = await post(CREATE, body);
      expect([400, 500]).toContain(status);
      expect(await ask('/games/azul')).toEqual(before);
    });

    test('a seat that is taken, that does not exist, or that would change all objects', async () => {
      const matchID = await createMatch(url, 2);
      await join(matchID);
      const statuses = ['0', '2', '__proto__', 'constructor'].map(async (playerID) => {
        const body = { playerID, playerName: 'Eve', data: {} };
        return (await post(`/games/azul/${matchID}/join`, body)).status;
      });
      expect(await Promise.all(statuses)).toEqual([409, 404, 404, 404]);
      expect((await join(matchID)).playerID).toBe('1');
    });

    test('another match with any number of players, and what else it need not answer', async () => {
      const { matchID, playerID, credentials } = await join(await createMatch(url, 2));
      const body = { playerID, credentials, numPlayers: 3e7, newName: 'x', data: {} };
      for (const path of ['playAgain', 'rename', 'update']) {
        expect((await post(`/games/azul/${matchID}/${path}`, body)).status).toBe(404);
      }
    });

    test('a body that is long, compressed, or of unknown length', async () => {
      expect((await post(CREATE, { setupData: 'x'.repeat(2000) })).status).toBe(413);
      const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
      const zipped = gzipSync(JSON.stringify({ setupData: 'x'.repeat(10_000) }));
      expect((await ask(CREATE, { method: 'POST', headers, body: zipped })).status).toBe(415);
      const body = new Blob(['{}']).stream();
      // Node wants to know that the answer is read after the whole body.
      const streamed = { method: 'POST', body, duplex: 'half' } as RequestInit;
      expect((await ask(CREATE, streamed)).status).toBe(411);
    });
  });
});

describe('matches in memory', () => {
  afterEach(() => vi.useRealTimers());

  /** What boardgame.io stores of a new match; the storage looks at nothing else. */
  const created = () =>
    ({
      initialState: {},
      metadata: { players: { 0: { id: 0 } }, updatedAt: Date.now() },
    }) as unknown as Parameters<Matches['createMatch']>[1];

  test('are refused when there are too many, until old ones are forgotten', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const matches = new Matches();
    for (let id = 0; id < 1000; id++) matches.createMatch(`${id}`, created());
    expect(() => matches.createMatch('one more', created())).toThrow('too many matches');
    matches.wipe('7');
    matches.createMatch('one more', created());
    expect(matches.listMatches()).toHaveLength(1000);
    vi.advanceTimersByTime(2 * 3_600_000);
    matches.createMatch('the last', created());
    expect(matches.listMatches()).toEqual(['the last']);
  });

  test('keep nothing of one that is wiped, and a bounded log', () => {
    const matches = new Matches();
    matches.createMatch('one', created());
    const { initialState } = created();
    // The storage does not look into the entries.
    const entries = Array.from({ length: 90 }, (_, turn) => ({ turn })) as unknown as Parameters<
      Matches['setState']
    >[2];
    for (let moves = 0; moves < 5; moves++) matches.setState('one', initialState, entries);
    expect(matches.fetch('one')).toMatchObject({ log: { length: 200 } });
    matches.wipe('one');
    matches.setState('one', initialState, entries);
    expect(matches.fetch('one')).toEqual({});
    expect(matches.listMatches()).toEqual([]);
  });

  test('are listed by their end and their time', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const matches = new Matches();
    matches.createMatch('one', created());
    const { metadata } = created();
    vi.setSystemTime(2000);
    matches.createMatch('two', created());
    matches.setMetadata('two', { ...metadata, updatedAt: 2000, gameover: {} });
    expect(matches.listMatches({ where: { isGameover: true } })).toEqual(['two']);
    expect(matches.listMatches({ where: { isGameover: false } })).toEqual(['one']);
    expect(matches.listMatches({ where: { updatedAfter: 1000 } })).toEqual(['two']);
    expect(matches.listMatches({ where: { updatedBefore: 2000 } })).toEqual(['one']);
  });
});

test('the first state is a game of the library, dealt by the numbers it is given', () => {
  const draw = () => 0.5;
  // What `setup` is given has more to it, none of which it uses.
  const context = { ctx: { numPlayers: 3 } } as Parameters<NonNullable<typeof Azul.setup>>[0];
  const game = createAzul(draw);
  expect(game.setup?.(context).state).toEqual(
    encodeState(newGame({ rules: { players: 3 }, rng: draw })),
  );
});

test('the game itself refuses what is not a text, and other numbers of players', () => {
  expect(Azul.validateSetupData?.(undefined, 4)).toBeUndefined();
  for (const players of [0, 1, 2.5, 5, 3e7, Number.NaN]) {
    expect(Azul.validateSetupData?.(undefined, players)).toContain('2 to 4');
  }
  expect(Azul.validateSetupData?.({ mosaic: 'variant' }, 2)).toContain('settings');
});
