/**
 * Random play, in any game.
 *
 * @packageDocumentation
 */
import { pick } from '../chance/pick.js';
import type { GameRules } from '../contract/game-rules.js';
import type { Agent } from '../match/agent.js';

/** Make an agent that chooses each legal move of a game as likely as any other. */
export function randomAgentFor<State, Move extends string>(
  game: GameRules<State, Move>,
): Agent<State, Move> {
  return {
    name: 'random',
    chooseMove: (state, { rng }) => {
      const moves = game.legalMoves(state);
      // There is a move whenever an agent is asked.
      return moves[pick(rng, moves.length)] as Move;
    },
  };
}
