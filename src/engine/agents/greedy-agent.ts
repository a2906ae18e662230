/**
 * Greedy play, in any game whose positions can be evaluated.
 *
 * @packageDocumentation
 */

import { wrongType } from '../../boundary/arguments.js';
import { pick } from '../../random/pick.js';
import { noLegalMove, rngOf, type SyncAgent } from '../game/agent.js';
import { checkGame } from '../game/check-game.js';
import type { Game, GameTypes } from '../game/game.js';

/**
 * Make an agent that chooses the move after which a position is best for it, and draws among equals.
 *
 * @param game - the rules
 * @param evaluate - returns how good a state is for a player, given by number in turn order: the more, the better
 * @returns an agent that can play any number of games, also at the same time
 *
 * @example
 * ```ts
 * import { greedyAgent } from 'azulejo/agents';
 *
 * const agent = greedyAgent(azul, (state, player) => inspect(state).players[player]?.score ?? 0);
 * const state = newGame({ rng: seededRng(1) });
 * isLegalMove(state, agent.chooseMove(state, { rng: seededRng(2) })); // true
 * ```
 */
export function greedyAgent<Types extends GameTypes>(
  game: Game<Types>,
  evaluate: (state: Types['state'], player: number) => number,
): SyncAgent<Types['state'], Types['move']> {
  checkGame(game);
  if (typeof evaluate !== 'function') throw wrongType('Evaluation', evaluate, 'a function');
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
