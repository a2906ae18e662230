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

/** Parts of the points that players can expect: by the part's name, the points of each player in turn order. */
export type Parts = Readonly<Record<string, readonly number[]>>;

/** Copy the parts of points. */
export function copyParts(parts: Parts): Record<string, number[]> {
  return Object.fromEntries(Object.entries(parts).map(([name, points]) => [name, [...points]]));
}

/** Add up the parts of each player's points. */
export function sumOfParts(parts: Parts): number[] {
  const totals: number[] = [];
  for (const points of Object.values(parts)) {
    points.forEach((number, player) => {
      totals[player] = (totals[player] ?? 0) + number;
    });
  }
  return totals;
}

/** An evaluation whose points are taken apart. */
export interface ExplainedEvaluation extends Evaluation {
  /**
   * What the points of each player consist of: the same names each time, together the points that a player
   * can expect. Differences between players are those of the scores; but the scores may leave out
   * what all players can expect alike, and parts may not.
   */
  readonly parts: Parts;
}

/** An evaluation whose points may be taken apart. */
export interface PerhapsExplained extends Evaluation {
  /** Parts of the points; absent without an explanation. */
  readonly parts?: Parts | undefined;
}

/** Evaluate a state in which the game is not over: by playing on, or by knowledge of the game. */
export type Evaluate<State> = (state: State, rng: Rng) => Evaluation;

/**
 * Evaluate a state, and take the points apart.
 *
 * The shares and scores are those of `evaluate` by the same random numbers, or those of the game if
 * it is over.
 *
 * @param path - the states from the one that is searched to the one to evaluate, in which the game may be over
 */
export type Explain<State> = (path: readonly State[], rng: Rng) => ExplainedEvaluation;

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
