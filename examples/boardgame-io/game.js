/** Azul as a game of boardgame.io: the library has the rules, boardgame.io the turns and the table. */
import {
  applyMove,
  decodeState,
  explainMove,
  legalMoves,
  newGame,
  nextRound,
  standings,
} from 'azulejo';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

/**
 * What all players see: plain data, as boardgame.io wants it.
 *
 * @typedef {object} Table
 * @property {import('azulejo').EncodedState} state never at a round's end: the move that ends a
 * round also deals the next, so that the two strings say all there is
 * @property {import('azulejo').Standing[] | null} standings when the game is over
 */

/** @typedef {import('azulejo').GameState} GameState */

/**
 * @param {GameState} state
 * @returns {Table}
 */
const tableOf = (state) => ({
  state: state.toJSON(),
  standings: state.phase === 'game-over' ? standings(state) : null,
});

/** @param {{ G: Table }} context */
const playerToMove = ({ G }) => 'ABCD'.indexOf(decodeState(G.state).turn);

/** @type {import('boardgame.io').Game<Table>} */
export const Azul = {
  name: 'azul',
  minPlayers: 2,
  maxPlayers: 4,

  // Chance comes from boardgame.io, which draws on the server and keeps its seed from the clients.
  setup: ({ ctx, random }) => {
    // The lobby lets no other numbers through than the two limits above.
    const players = /** @type {2 | 3 | 4} */ (ctx.numPlayers);
    return tableOf(newGame(random.Number, { players }));
  },

  moves: {
    play: {
      /**
       * The one move for everything: its argument is a notation such as 'A0c2'.
       *
       * @type {import('boardgame.io').MoveFn<Table>}
       */
      move: ({ G, random }, notation) => {
        const before = decodeState(G.state);
        if (explainMove(before, notation) !== undefined) return INVALID_MOVE;
        return tableOf(nextRound(applyMove(before, notation), random.Number));
      },
      // Clients do not play it ahead of the server, as they cannot end the turn ahead of it.
      client: false,
    },
  },

  // Every move ends a turn. Whose turn is next, the library knows: it need not be the next player's.
  turn: { minMoves: 1, maxMoves: 1, order: { first: playerToMove, next: playerToMove } },

  endIf: ({ G }) => (G.standings === null ? undefined : { standings: G.standings }),

  // What boardgame.io's own bots and its debug panel choose from.
  ai: {
    enumerate: (G) =>
      legalMoves(decodeState(G.state)).map((move) => ({ move: 'play', args: [move] })),
  },
};
