/**
 * Ranks.
 *
 * @packageDocumentation
 */
import { playerLetter } from '../codec/notation.js';
import { isBest, isOver, rankValue } from '../moves/winners.js';
import { type Position, reasonLeft, roundLeft } from '../state/position.js';
import type { PlayerId, Reason } from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';

/** A player's place in the standings. */
export interface Standing {
  /** The player. */
  readonly player: PlayerId;
  /** The rank, from 1. Tied players share one, and the ranks that they leave over are skipped: 1, 1, 3. */
  readonly rank: number;
  /** Whether the player has won, alone or with others. */
  readonly winner: boolean;
  /** The round in which the player left; absent for one who has not. */
  readonly left?: number | undefined;
  /** Why the player left: at the edge of the board, in a loop, by a forfeit; absent for one who has not. */
  readonly reason?: Reason | undefined;
}

function standingOf(position: Position, player: number, status: number): Standing {
  const value = rankValue(status);
  const rank = 1 + position.players.filter((other) => rankValue(other) > value).length;
  const winner = isOver(position) && isBest(position, status);
  const reason = reasonLeft(status);
  const standing = { player: playerLetter(player), rank, winner };
  return reason === undefined ? standing : { ...standing, left: roundLeft(status), reason };
}

/**
 * Rank the players: those in the game first, then by the round in which they left, the latest first. Those
 * who forfeited share the last rank.
 *
 * @param state - any state; before the game is over, the ranking is that of the moment
 * @returns the players, best first; tied players in turn order. `winner` is true for those who win or
 * share the win, and false for all before the game is over. Nobody wins where all have forfeited
 *
 * @example
 * ```ts
 * const [first, second] = standings(decodeState(['-6HT3013nB', 'AX6B30fCX5']));
 * first; // { player: 'B', rank: 1, winner: true }
 * second; // { player: 'A', rank: 2, winner: false, left: 6, reason: 'edge' }
 * ```
 */
export function standings(state: GameState): Standing[] {
  const position = positionOf(state);
  return position.players
    .map((status, player) => standingOf(position, player, status))
    .sort((one, other) => one.rank - other.rank);
}

/** List each player's share of the win, as if the game ended now: together 1. */
export function winShares(state: GameState): number[] {
  const position = positionOf(state);
  const { players } = position;
  const best = players.map((status) => isBest(position, status));
  const winners = best.filter(Boolean).length;
  // Where all have forfeited, nobody is better than another.
  if (winners === 0) return players.map(() => 1 / players.length);
  return best.map((isWinner) => (isWinner ? 1 / winners : 0));
}
