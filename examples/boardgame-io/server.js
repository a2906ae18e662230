/** The server, which decides whether a move is legal. */
import { once } from 'node:events';
import { Origins, Server } from 'boardgame.io/dist/cjs/server.js';
import { Azul } from './game.js';

/**
 * Serve Azul to this machine.
 *
 * @param {number} port 0 for any free port
 * @param {import('boardgame.io').Game} [game] with a `seed`, every match has the same deals
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 * `close` waits until the last client has left
 */
export async function startServer(port, game = Azul) {
  const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
  // boardgame.io passes the port to Node's `listen`, which also takes an address.
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
