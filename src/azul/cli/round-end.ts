/**
 * The points of a round's end, which a state has only as their sum.
 *
 * @packageDocumentation
 */

import type { BonusPoints } from '../../scoring/bonus.js';
import { COLOURS, type PlayerId } from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { inspect, type TilesAndToken } from '../api/inspect.js';
import { bonusPoints, floorPenalty } from '../api/score.js';

/** One player's points at the end of a round. */
export interface Settlement {
  readonly player: PlayerId;
  /** Pieces on the floor, the token counting as one. */
  readonly pieces: number;
  /** Points that they cost. */
  readonly penalty: number;
  /** The score with the penalty, which never falls below 0, and without any bonus. */
  readonly score: number;
}

function pieces({ tiles, token }: TilesAndToken): number {
  return COLOURS.reduce((sum, colour) => sum + tiles[colour], token ? 1 : 0);
}

/** Settle the floors of a state in which a round ends, by player in turn order. */
export function settlements(roundEnd: GameState): Settlement[] {
  return inspect(roundEnd).players.map(({ player, score, floor }) => {
    const penalty = floorPenalty(pieces(floor));
    return { player, pieces: pieces(floor), penalty, score: Math.max(0, score - penalty) };
  });
}

/** One player's bonus points. */
export interface Bonus extends BonusPoints {
  readonly player: PlayerId;
}

/** List the bonuses by player in turn order. */
export function bonuses(state: GameState): Bonus[] {
  return inspect(state).players.map(({ player }) => ({ player, ...bonusPoints(state, player) }));
}
