/**
 * Random play, in any game.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { GameRules } from '../game/game.js';
import { type Agent, nobodyToMove } from '../match/agent.js';

/** Make an agent that chooses each legal move of a game as likely as any other. */
export function randomAgentFor<State, Move extends string>(
  game: GameRules<State, Move>,
): Agent<State, Move> {
  return {
    name: 'random',
    chooseMove: (state, { rng }) => {
      const moves = game.legalMoves(state);
      const move = moves[pick(rng, moves.length)];
      if (move === undefined) throw nobodyToMove();
      return move;
    },
  };
}
