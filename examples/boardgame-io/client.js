/** A player's side: the same game, played over a socket. */
import { decodeState, legalMoves } from 'azulejo';
import { Client, LobbyClient } from 'boardgame.io/dist/cjs/client.js';
import { SocketIO } from 'boardgame.io/dist/cjs/multiplayer.js';
import { Azul } from './game.js';

/**
 * Create a match.
 *
 * @param {string} server its URL
 * @param {number} players 2 to 4
 * @returns {Promise<string>} the id of the match
 */
export async function createMatch(server, players) {
  const lobby = new LobbyClient({ server });
  return (await lobby.createMatch('azul', { numPlayers: players })).matchID;
}

/**
 * Take the next free seat of a match, and sit down.
 *
 * @param {string} server its URL
 * @param {string} matchID
 * @param {string} playerName
 */
export async function joinMatch(server, matchID, playerName) {
  const lobby = new LobbyClient({ server });
  // Seat '0' is the library's player A, '1' is B. The holder of the credentials has the seat: a real
  // client keeps them, to come back to it.
  const { playerID, playerCredentials } = await lobby.joinMatch('azul', matchID, { playerName });
  return sitDown(server, matchID, playerID, playerCredentials);
}

/**
 * Sit down at a seat that was taken.
 *
 * @param {string} server its URL
 * @param {string} matchID
 * @param {string} playerID
 * @param {string} credentials
 */
export function sitDown(server, matchID, playerID, credentials) {
  const multiplayer = SocketIO({ server, socketOpts: { transports: ['websocket'] } });
  const seat = { matchID, playerID, credentials };
  const client = Client({ game: Azul, multiplayer, ...seat, debug: false });
  client.start();
  return client;
}

/** @typedef {ReturnType<typeof sitDown>} AzulClient */
/** @typedef {NonNullable<ReturnType<AzulClient['getState']>>} Seen */

/**
 * Wait until a client sees what is waited for.
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
