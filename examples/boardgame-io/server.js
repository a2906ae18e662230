/**
 * The server, which has the last word on every move: `node server.js`.
 */
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Server } from 'boardgame.io/dist/cjs/server.js';
import { Azul } from './game.js';
import { Matches } from './matches.js';
import { GuardedSockets } from './sockets.js';

/** Pages that can call the lobby from a browser. */
const ORIGINS = [/^http:\/\/localhost:\d+$/];
const MOST_BYTES = 1024;

/** What the lobby answers. Its other paths check less than these, "playAgain" no number of players. */
const LOBBY =
  /^(?:GET \/games(?:\/\w+(?:\/[\w-]+)?)?|POST \/games\/\w+\/(?:create|[\w-]+\/(?:join|leave))|OPTIONS .*)$/;

/**
 * Refuse what the lobby need not answer before it reads the body.
 *
 * @type {import('koa').Middleware}
 */
async function guardLobby(context, next) {
  if (!LOBBY.test(`${context.method} ${context.path}`)) context.throw(404);
  // A body without a length can have any, and so can a compressed one when it is read.
  if (context.method === 'POST') {
    if (context.get('content-length') === '') context.throw(411);
    if (Number(context.get('content-length')) > MOST_BYTES) context.throw(413);
    if (context.get('content-encoding') !== '') context.throw(415);
  }
  await next();
}

/**
 * Serve Azul to this machine.
 *
 * @param {number} port a free one is found for 0
 * @param {import('boardgame.io').Game} [game]
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * `close` waits until the last client has left
 */
export async function startServer(port, game = Azul) {
  const server = Server({
    games: [game],
    db: new Matches(),
    transport: new GuardedSockets(),
    origins: ORIGINS,
    // boardgame.io's own check lets everybody into a match that nobody has joined yet.
    authenticateCredentials: (credentials, player) =>
      typeof credentials === 'string' && credentials === player?.credentials,
  });
  server.app.use(guardLobby);

  // boardgame.io hands the port on to Node's `listen`, which also takes an address.
  const address = /** @type {any} */ ({ port, host: '127.0.0.1' });
  const { appServer } = await server.run({ port: address });
  const bound = /** @type {import('node:net').AddressInfo} */ (appServer.address());
  return {
    url: `http://${bound.address}:${bound.port}`,
    close: async () => {
      server.kill({ appServer });
      await once(appServer, 'close');
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { url } = await startServer(Number(process.env.PORT ?? 8000));
  console.log(url);
}
