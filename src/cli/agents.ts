/**
 * The agents that can be asked for by name.
 *
 * @packageDocumentation
 */
import { pick } from '../chance/pick.js';
import type { Rng } from '../chance/rng.js';
import type { GameState } from '../game/game-state.js';
import { legalMoves } from '../game/play.js';
import { type Move, member } from '../state/vocabulary.js';

/** One who chooses moves. */
export interface Agent {
  readonly name: string;
  /** Choose a legal move. There always is one where an agent is asked. */
  readonly chooseMove: (
    state: GameState,
    context: { readonly rng: Rng },
  ) => Move | PromiseLike<Move>;
}

/** Choose each legal move as likely as any other. */
const RANDOM: Agent = {
  name: 'random',
  chooseMove: (state, { rng }) => {
    const moves = legalMoves(state);
    return member(moves, pick(rng, moves.length));
  },
};

/** List the agents by the names that they are asked for with. */
export const AGENTS: readonly Agent[] = [RANDOM];
