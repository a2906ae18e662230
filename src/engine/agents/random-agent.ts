/**
 * Random play, in any game.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { Game, GameTypes } from '../game/game.js';
import { noPlayerToMove, rngOf, type SyncAgent } from '../match/agent.js';

/** Make an agent that chooses uniformly among the legal moves of a game. */
export function randomAgentFor<Types extends GameTypes>(
  game: Game<Types>,
): SyncAgent<Types['state'], Types['move']> {
  return {
    name: 'random',
    chooseMove: (state, context) => {
      const rng = rngOf(context);
      const moves = game.legalMoves(state);
      const move = moves[pick(rng, moves.length)];
      if (move === undefined) throw noPlayerToMove();
      return move;
    },
  };
}
