/**
 * Greedy play, in any game whose positions can be evaluated.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { Game, GameTypes } from '../game/game.js';
import { noLegalMove, rngOf, type SyncAgent } from '../match/agent.js';

/**
 * Make an agent that chooses the move after which its evaluation is best, and draws among equals.
 *
 * @param evaluate - returns how good a state is for a player: the more, the better
 */
export function greedyAgentFor<Types extends GameTypes>(
  game: Game<Types>,
  evaluate: (state: Types['state'], player: number) => number,
): SyncAgent<Types['state'], Types['move']> {
  return {
    name: 'greedy',
    chooseMove: (state, context) => {
      const rng = rngOf(context);
      const player = game.playerToMove(state);
      let best: Types['move'][] = [];
      let most = Number.NEGATIVE_INFINITY;
      for (const move of game.legalMoves(state)) {
        const value = evaluate(game.applyMove(state, move), player);
        if (value < most) continue;
        if (value > most) best = [];
        best.push(move);
        most = value;
      }
      const move = best[pick(rng, best.length)];
      if (move === undefined) throw noLegalMove();
      return move;
    },
  };
}
