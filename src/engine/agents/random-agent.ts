/**
 * Random play, in any game.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import { noLegalMove, rngOf, type SyncAgent } from '../match/agent.js';

/**
 * Make an agent that chooses uniformly among the legal moves of a game.
 *
 * @param game - all that is needed of one, so that bundles can do without the rest
 */
export function randomAgentFor<State, Move extends string>(game: {
  legalMoves(state: State): readonly Move[];
}): SyncAgent<State, Move> {
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
