/** The client: the same game, played over a socket. */
import { decodeState, legalMoves } from 'azulejo';
import { Client } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Azul } from './game.js';

/**
 * Join a match.
 *
 * @param {string} server its URL
 * @param {string} matchID
 * @param {string} playerID '0' is the library's player A, '1' is B
 * @param {import('boardgame.io').Game<import('./game.js').Table>} [game]
 */
export function joinMatch(server, matchID, playerID, game = Azul) {
  const multiplayer = SocketIO({ server });
  const client = Client({ game, multiplayer, matchID, playerID, numPlayers: 2, debug: false });
  client.start();
  return client;
}

/** @typedef {ReturnType<typeof joinMatch>} AzulClient */
/** @typedef {NonNullable<ReturnType<AzulClient['getState']>>} Seen */

/**
 * Wait until a condition holds in what a client sees.
 *
 * @param {AzulClient} client
 * @param {(seen: Seen) => boolean} isReached
 * @returns {Promise<Seen>}
 */
export async function waitUntil(client, isReached) {
  let stop = () => {};
  /** @type {Seen} */
  const reached = await new Promise((resolve) => {
    stop = client.subscribe((seen) => {
      if (seen?.isConnected && isReached(seen)) resolve(seen);
    });
  });
  stop();
  return reached;
}

/**
 * Play until the game is over: always the first move that does not go to the floor.
 *
 * @param {AzulClient} client
 * @returns {Promise<Seen>} what it sees at the end
 */
export async function playToTheEnd(client) {
  for (;;) {
    const seen = await waitUntil(client, ({ ctx, isActive }) => isActive || ctx.gameover);
    if (seen.ctx.gameover) return seen;
    const moves = legalMoves(decodeState(seen.G.state));
    client.moves.play?.(moves.find((move) => !move.endsWith('F')) ?? moves[0]);
    // The server answers with the next state.
    await waitUntil(client, ({ _stateID }) => _stateID > seen._stateID);
  }
}
