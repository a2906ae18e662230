/** The sockets of players: what boardgame.io gets to see of what they send. */
import { createServer } from 'node:http';
import { SocketIO } from 'boardgame.io/dist/cjs/server.js';

const MOST_CONNECTIONS = 1000;
/** The longest message of a client is shorter by far. */
const MOST_BYTES = 1024;
/** Messages that a connection can send within ten seconds. */
const MOST_MESSAGES = 200;
const WINDOW = 10_000;

/** A notation has letters and digits only; boardgame.io prints the moves it refuses as they are. */
const NOTATION = /^\w{1,9}$/;

/**
 * @typedef {import('socket.io').Socket} Socket
 * @typedef {import('boardgame.io').Server.App & { _io?: import('socket.io').Server }} App
 * @typedef {{ matchID: string, playerID: string }} Seat
 */

/** @param {unknown} value @returns {value is string} */
const isString = (value) => typeof value === 'string';

/**
 * Make the web server, which answers with the middleware of an app.
 *
 * boardgame.io would do this itself, but the middleware of its lobby comes later, and new versions of
 * Koa leave that out.
 *
 * @param {App} app
 */
function makeServer(app) {
  /** @type {ReturnType<App['callback']> | undefined} */
  let answer;
  const server = createServer((request, response) => {
    answer ??= app.callback();
    void answer(request, response);
  });
  server.maxConnections = MOST_CONNECTIONS;
  // The two are for ws 7 and engine.io 4, which fail when headers are cut off or a client is gone.
  server.maxHeadersCount = 0;
  server.on('upgrade', (_, socket) => socket.on('error', () => {}));
  return server;
}

/**
 * Close a connection that sends too much, or what a client of the game does not send: it enters the
 * namespace of a game, then sends events. socket.io 3, which boardgame.io uses, fails at much else.
 *
 * @param {import('engine.io').Socket} connection
 * @param {readonly string[]} namespaces
 */
function guardConnection(connection, namespaces) {
  let expected = namespaces.map((name) => `0/${name},`);
  let [count, since] = [0, Date.now()];

  connection.on('packet', ({ type, data }) => {
    if (Date.now() - since > WINDOW) [count, since] = [0, Date.now()];
    count += 1;
    const start = type === 'message' && expected.find((each) => `${data}`.startsWith(each));
    if (count <= MOST_MESSAGES && (type !== 'message' || start)) {
      if (start) expected = [start.replace('0', '2')];
      return;
    }
    // socket.io does not get it any more.
    connection.removeAllListeners('data');
    connection.close(true);
  });
}

/**
 * Let a socket take one seat, for which it has the credentials, and play moves there. There is no
 * chat, and there are no spectators: for them boardgame.io creates the matches that they ask for.
 *
 * @param {Socket} socket
 * @param {readonly string[]} moves their names
 * @param {App['context']} context
 */
function guardSocket(socket, moves, { auth, db }) {
  /** @type {Seat | undefined} */
  let seat;
  let hasSynced = false;

  /** @param {unknown[]} args */
  async function readSync([matchID, playerID, credentials]) {
    if (hasSynced || !isString(matchID) || !isString(playerID) || !isString(credentials)) return;
    hasSynced = true;
    const { metadata } = await db.fetch(matchID, { metadata: true });
    if (!(await auth.authenticateCredentials({ playerID, credentials, metadata }))) return;
    seat = { matchID, playerID };
    // The number of players, which can follow, is left out.
    return [matchID, playerID, credentials];
  }

  /** @param {unknown[]} args */
  function readUpdate([action, stateID]) {
    const { type, payload } = Object(action);
    const { type: move, args, credentials } = Object(payload);
    const [notation] = Array.isArray(args) ? args : [];
    if (seat === undefined || type !== 'MAKE_MOVE' || !moves.includes(move)) return;
    if (!isString(credentials) || !Number.isSafeInteger(stateID)) return;
    if (!isString(notation) || !NOTATION.test(notation)) return;
    const { matchID, playerID } = seat;
    // Rebuilt, so that nothing else gets through.
    const made = { type, payload: { type: move, args: [notation], playerID, credentials } };
    return [made, stateID, matchID, playerID];
  }

  socket.use(async (packet, next) => {
    try {
      const [event, ...args] = packet;
      const read =
        event === 'sync' ? await readSync(args) : event === 'update' ? readUpdate(args) : undefined;
      if (read === undefined) return;
      packet.splice(1, packet.length, ...read);
      next();
    } catch (error) {
      console.error(error);
    }
  });

  // boardgame.io's listeners are async and nobody awaits them: a rejection would end the process.
  const on = socket.on.bind(socket);
  /** @type {(event: string, listener: (...args: any[]) => unknown) => Socket} */
  const onSafely = (event, listener) =>
    on(event, async (...args) => {
      try {
        await listener(...args);
      } catch (error) {
        console.error(error);
      }
    });
  Object.assign(socket, { on: onSafely });
}

/** boardgame.io's transport with these guards before it. */
export class GuardedSockets extends SocketIO {
  constructor() {
    const options = {
      transports: ['websocket'],
      maxHttpBufferSize: MOST_BYTES,
      serveClient: false,
    };
    // The type asks for every option there is.
    super({ socketOpts: /** @type {any} */ (options) });
  }

  /**
   * @override
   * @param {App} app
   * @param {import('boardgame.io').Game[]} games
   * @param {import('cors').CorsOptions['origin']} origins
   */
  init(app, games, origins) {
    const server = makeServer(app);
    Object.assign(app, { server, listen: server.listen.bind(server) });
    super.init(app, games, origins);
    const names = games.map(({ name = 'default' }) => name);
    app._io?.engine.on('connection', (connection) => guardConnection(connection, names));
    for (const { name = 'default', moves = {} } of games) {
      app._io?.of(name).use((socket, next) => {
        guardSocket(socket, Object.keys(moves), app.context);
        next();
      });
    }
  }
}
