/** A server of rooms, and of the page. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { azul } from 'azulejo';
import { cubeBlokus } from 'azulejo/cube-blokus';
import type { Game, GameTypes } from 'azulejo/game';
import { royalUr } from 'azulejo/royal-ur';
import { tsuro } from 'azulejo/tsuro';
import sirv from 'sirv';
import { openGateway } from './gateway.js';
import { Hub } from './hub.js';
import { openRedis } from './store/redis.js';
import { openSqlite } from './store/sqlite.js';
import { startThinkers, type Thinkers } from './thinkers.js';

/** Our own games. */
export const GAMES: readonly Game<GameTypes>[] = [azul, royalUr, tsuro, cubeBlokus];

/** How a server is started. */
export interface ServerOptions {
  /** Port; 0 for any that is free. */
  readonly port: number;
  /** Address to listen on. */
  readonly host: string;
  /** The file of rooms, for one process. */
  readonly file: string;
  /** A Redis of rooms, for many processes. */
  readonly redis?: string | undefined;
  /** Where the other processes reach this one; `ws://host:port` by default. */
  readonly address?: string | undefined;
  /** The folder of the page; absent to serve rooms alone. */
  readonly page?: string | undefined;
  readonly origins: readonly string[];
  readonly behindProxy: boolean;
  readonly mostRooms: number;
  readonly mostConnections: number;
  /** The games that can be played, each under a name of its own; ours by default. */
  readonly games?: readonly Game<GameTypes>[] | undefined;
  /** What chooses the moves of levels. */
  readonly thinkers?: Thinkers | undefined;
  readonly warn: (text: string) => void;
}

/** A server that runs. */
export interface RunningServer {
  readonly port: number;
  /** Number of rooms that are awake. */
  rooms(): number;
  /** Stop: rooms are given back, connections closed. */
  close(): Promise<void>;
}

/** Milliseconds after which an idle HTTP connection is closed; Node waits twice as long for an answer to be read. */
const IDLE = 15_000;

/** What a browser may do with a page of this server. */
const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; worker-src 'self' blob:; connect-src 'self' ws: wss:; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Start a server. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { redis, file, warn, games = GAMES, thinkers = startThinkers(warn) } = options;
  const twice = games.find(
    ({ name }, index) => games.findIndex((other) => other.name === name) < index,
  );
  if (twice !== undefined) throw new Error(`Game ${twice.name}: found it twice, expected it once.`);
  const store = redis === undefined ? openSqlite(file) : await openRedis(redis, warn);
  const serve =
    options.page === undefined
      ? undefined
      : sirv(options.page, {
          etag: true,
          setHeaders: (response) => {
            for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
          },
        });
  const busy = new WeakSet<Duplex>();
  const server = createServer((request, response) => {
    const { socket } = request;
    // No browser sends a request before it has the last answer. A file would be opened for each.
    if (busy.has(socket)) {
      socket.destroy();
      return;
    }
    busy.add(socket);
    response.once('close', () => busy.delete(socket));
    const missing = () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
    };
    // Files are small and sent whole. What serves them throws for a range that ends before it begins.
    delete request.headers.range;
    if (request.url === '/health') response.end('ok\n');
    else if (serve === undefined) missing();
    else {
      response.once('pipe', (file) => {
        // Without this, the file stays open if the client hangs up, and an error in reading it ends the process.
        response.once('close', () => file.destroy());
        file.on('error', () => response.destroy());
      });
      serve(request, response, missing);
    }
  });
  // This also ends a client that neither reads nor hangs up. Connections to rooms have limits of their own.
  server.timeout = IDLE;
  // Clients that come while the rooms are opened, as after a crash, are let in then.
  const early: [IncomingMessage, Duplex, Buffer][] = [];
  const comeEarly = (...upgrade: (typeof early)[number]) => early.push(upgrade);
  server.on('upgrade', comeEarly);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => {
      server.off('error', reject);
      resolve();
    });
  });
  const found = server.address();
  const port = typeof found === 'object' && found !== null ? found.port : options.port;
  const process = { id: randomUUID(), address: options.address ?? `ws://127.0.0.1:${port}` };
  const hub = await Hub.open({
    store,
    thinkers,
    games,
    process,
    mostRooms: options.mostRooms,
    warn,
  });
  const gateway = openGateway(server, {
    hub,
    serverKey: await store.serverKey(),
    origins: options.origins,
    mostConnections: options.mostConnections,
    behindProxy: options.behindProxy,
  });
  server.off('upgrade', comeEarly);
  for (const upgrade of early) server.emit('upgrade', ...upgrade);
  return {
    port,
    rooms: () => hub.rooms,
    async close() {
      server.close();
      await hub.close();
      gateway.close();
      server.closeAllConnections();
    },
  };
}
