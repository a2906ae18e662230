/**
 * Random play, in any game.
 *
 * @packageDocumentation
 */

import { pick } from '../../random/pick.js';
import { noLegalMove, rngOf, type SyncAgent } from '../game/agent.js';
import { checkGame } from '../game/check-game.js';

/**
 * Make an agent that chooses uniformly among the legal moves of a game.
 *
 * @param game - the rules, of which `legalMoves` is enough: `{ legalMoves }` of `azulejo` makes a smaller bundle
 * @returns an agent that can play any number of games, also at the same time
 *
 * @example
 * ```ts
 * import { randomAgent } from 'azulejo/agents';
 *
 * const state = newGame({ rng: seededRng(1) });
 * const move = randomAgent(azul).chooseMove(state, { rng: seededRng(2) });
 * isLegalMove(state, move); // true
 * ```
 */
export function randomAgent<State, Move extends string>(game: {
  legalMoves(state: State): readonly Move[];
}): SyncAgent<State, Move> {
  checkGame(game);
  return {
    name: 'random',
    chooseMove: (state, context) => {
      const rng = rngOf(context);
      const moves = game.legalMoves(state);
      const move = moves[pick(rng, moves.length)];
      if (move === undefined) throw noLegalMove();
      return move;
    },
  };
}
