/**
 * Evaluations: how a game is likely to end from where a search looks no further.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../random/rng.js';
import type { Game, GameTypes } from '../game/game.js';
import { rolloutGame } from '../game/rollout.js';

/** How a game ended, or is likely to end. */
export interface Evaluation {
  /** Each player's share of the win, in turn order: from 0 to 1, together 1. */
  readonly returns: readonly number[];
  /** Points by player, in turn order; absent in a game without points. */
  readonly scores?: readonly number[] | undefined;
}

/** Evaluate a state in which the game is not over: by playing on, or by knowledge of the game. */
export type Evaluate<State> = (state: State, rng: Rng) => Evaluation;

/**
 * Evaluate by random play to the end of the game.
 *
 * @param moves - most moves of a rollout, as a game need not end
 */
export function evaluateByRollout<Types extends GameTypes>(
  game: Game<Types>,
  moves: number,
): Evaluate<Types['state']> {
  const limit = { moves };
  return (state, rng) => rolloutGame(game, state, rng, limit);
}
