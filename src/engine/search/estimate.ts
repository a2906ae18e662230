/**
 * How a game is likely to end from where a search looks no further.
 *
 * @packageDocumentation
 */
import type { Rng } from '../../random/rng.js';
import type { GameRules } from '../game/game.js';
import { equalShares } from './shares.js';

/** Tell how a game ended, or is likely to end. */
export interface Prospect {
  /** Each player's share of the win, in turn order: from 0 to 1, together 1. */
  readonly returns: readonly number[];
  /** Points by player, in turn order. */
  readonly scores: readonly number[];
}

/** Estimate how a game ends from a state that is not over: by playing it out, or by knowledge. */
export type Estimate<State> = (state: State, rng: Rng) => Prospect;

/**
 * Estimate by random play to the end of the game.
 *
 * @param rounds - most rounds to play, as a game need not end
 * @returns an estimate whose winners are those with the most points
 */
export function randomPlay<State, Move extends string, Chance extends string>(
  game: GameRules<State, Move, Chance>,
  rounds: number,
): Estimate<State> {
  const limit = { rounds };
  return (state, rng) => {
    const { scores } = game.rollout(state, rng, limit);
    return { returns: equalShares(scores), scores };
  };
}
