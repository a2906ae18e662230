/** Azul as a game of boardgame.io: the library has the rules, boardgame.io the turns and the table. */
import {
  applyChance,
  applyMove,
  decodeState,
  isLegalMove,
  isMove,
  legalMoves,
  newGame,
  standings,
} from 'azulejo';
import { INVALID_MOVE } from 'boardgame.io/dist/cjs/core.js';

/**
 * What all players see: plain data, as boardgame.io wants it.
 *
 * @typedef {object} Table
 * @property {import('azulejo/game').EncodedState} state never at a round's end: the move that ends a
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

/** Draw a number that nobody can predict. boardgame.io sends the seed of its `random` to clients. */
function drawSecurely() {
  const [word = 0] = crypto.getRandomValues(new Uint32Array(1));
  return word / 2 ** 32;
}

/**
 * Describe Azul to boardgame.io.
 *
 * @param {import('azulejo/game').Rng} [rng] draws the tiles
 * @returns {import('boardgame.io').Game<Table>}
 */
export function createAzul(rng = drawSecurely) {
  return {
    name: 'azul',
    minPlayers: 2,
    maxPlayers: 4,

    // boardgame.io asks this on every way to a new match; the two limits above on one of them only.
    validateSetupData: (settings, players) => {
      if (![2, 3, 4].includes(players)) return 'Azul is for 2 to 4 players.';
      return settings === undefined ? undefined : 'There are no settings.';
    },

    setup: ({ ctx }) => {
      // Checked above.
      const players = /** @type {2 | 3 | 4} */ (ctx.numPlayers);
      return tableOf(newGame({ rules: { players }, rng }));
    },

    moves: {
      play: {
        /**
         * The one move for everything: its argument is a notation such as 'A0c2'.
         *
         * @type {import('boardgame.io').MoveFn<Table>}
         */
        move: ({ G }, notation) => {
          if (typeof notation !== 'string' || !isMove(notation)) return INVALID_MOVE;
          const before = decodeState(G.state);
          if (!isLegalMove(before, notation)) return INVALID_MOVE;
          return tableOf(applyChance(applyMove(before, notation), rng));
        },
        // Clients do not play it ahead of the server: they can neither end the turn nor draw tiles.
        client: false,
      },
    },

    // Every move ends a turn. Whose turn is next, the library knows: it need not be the next player's.
    turn: { minMoves: 1, maxMoves: 1, order: { first: playerToMove, next: playerToMove } },

    endIf: ({ G }) => (G.standings === null ? undefined : { standings: G.standings }),

    // Clients could otherwise declare a winner, end a turn or take back the other player's deal.
    events: {
      endGame: false,
      endPhase: false,
      endStage: false,
      endTurn: false,
      pass: false,
      setActivePlayers: false,
      setPhase: false,
      setStage: false,
    },
    disableUndo: true,

    // What boardgame.io's own bots and its debug panel choose from.
    ai: {
      enumerate: (G) =>
        legalMoves(decodeState(G.state)).map((move) => ({ move: 'play', args: [move] })),
    },
  };
}

export const Azul = createAzul();
