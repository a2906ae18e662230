/** Azul as a game of boardgame.io: the library implements the rules, boardgame.io manages the table. */
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
 * The state that all players see: plain data, as boardgame.io requires.
 *
 * @typedef {object} Table
 * @property {import('azulejo').EncodedState} state never at the end of a round: the move that ends a
 * round also deals the next, so that the two strings contain everything
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

  // boardgame.io draws random numbers on the server, and hides their seed from the clients.
  setup: ({ ctx, random }) => {
    // The lobby only allows numbers between the two limits above.
    const players = /** @type {2 | 3 | 4} */ (ctx.numPlayers);
    return tableOf(newGame(random.Number, { players }));
  },

  moves: {
    play: {
      /**
       * The only kind of move: its argument is a notation such as 'A0c2'.
       *
       * @type {import('boardgame.io').MoveFn<Table>}
       */
      move: ({ G, random }, notation) => {
        const before = decodeState(G.state);
        if (explainMove(before, notation) !== undefined) return INVALID_MOVE;
        return tableOf(nextRound(applyMove(before, notation), random.Number));
      },
      // Clients do not play it ahead of the server, as they cannot end the turn themselves.
      client: false,
    },
  },

  // Every move ends a turn. The library decides whose turn is next, which may be the same player's.
  turn: { minMoves: 1, maxMoves: 1, order: { first: playerToMove, next: playerToMove } },

  endIf: ({ G }) => (G.standings === null ? undefined : { standings: G.standings }),

  // The moves for boardgame.io's own bots and debug panel.
  ai: {
    enumerate: (G) =>
      legalMoves(decodeState(G.state)).map((move) => ({ move: 'play', args: [move] })),
  },
};
