/**
 * Points and ranks.
 *
 * @packageDocumentation
 */
import { equalShares } from '../../engine/game/shares.js';
import { NOBODY, scoresOf } from '../state/position.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';

/** A player's place in the standings. */
export interface Standing {
  /** The player. */
  readonly player: PlayerId;
  /** The rank by the total, from 1. Tied players share one, and the ranks that they leave over are skipped: 1, 1, 3. */
  readonly rank: number;
  /** Points of this game: a point for each square that the pieces cover, and the bonus. */
  readonly score: number;
  /** Points of earlier games. */
  readonly carried: number;
  /** Points of all games. */
  readonly total: number;
  /** Whether the player has won this game, or shares the win. */
  readonly winner: boolean;
}

/**
 * Rank the players by their points of all games.
 *
 * @param state - any state; before the game is over, the ranking is that of the moment
 * @returns the players, most points first; tied players in turn order. `winner` is true for each
 * player with the most points of this game, and false for all before the game is over
 *
 * @example
 * ```ts
 * const [first] = standings(applyMove(newGame(), 'AFb2b3b4b5b6'));
 * first; // { player: 'A', rank: 1, score: 5, carried: 0, total: 5, winner: false }
 * ```
 */
export function standings(state: GameState): Standing[] {
  const position = positionOf(state);
  const scores = scoresOf(position);
  const best = position.turn === NOBODY ? Math.max(...scores) : Number.POSITIVE_INFINITY;
  const totals = scores.map((score, player) => score + (position.carried[player] ?? 0));
  return PLAYER_IDS.map((player, index): Standing => {
    const [score = 0, carried = 0, total = 0] = [
      scores[index],
      position.carried[index],
      totals[index],
    ];
    const rank = 1 + totals.filter((other) => other > total).length;
    return { player, rank, score, carried, total, winner: score === best };
  }).sort((one, other) => one.rank - other.rank);
}

/** List the points of this game by player. */
export function scores(state: GameState): number[] {
  return scoresOf(positionOf(state));
}

/** List each player's share of the win, as if the game ended now: together 1. */
export function winShares(state: GameState): number[] {
  return equalShares(scores(state));
}
