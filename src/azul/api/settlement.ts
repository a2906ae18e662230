/**
 * The points that floors cost at the end of a round, which a state has only in sum.
 *
 * @packageDocumentation
 */
import { penaltyOf } from '../../scoring/points.js';
import { at, Board, boardOf, FloorBits, playerCount } from '../../state/cells.js';
import { PLAYER_IDS, type PlayerId } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from './game-state.js';

/** What a player's floor costs at the end of a round. */
export interface FloorSettlement {
  /** The player. */
  readonly player: PlayerId;
  /** Pieces on the floor, the token counting as one. */
  readonly pieces: number;
  /** Points that they cost. */
  readonly penalty: number;
  /** The score with the penalty, which never falls below 0, and without any bonus. */
  readonly score: number;
}

/**
 * Settle every floor, as {@link applyChance} does at the end of a round (rules: "The end of the round").
 *
 * @param state - any state; before the end of a round, the answer is as if it ended now
 * @returns what each floor costs, by player in turn order
 *
 * @example
 * ```ts
 * const state = decodeState(['AFCB1820202020D0000000000', 'A5MSFaafB9MSF']);
 * settleFloors(state)[0]; // { player: 'A', pieces: 3, penalty: 4, score: 1 }
 * ```
 */
export function settleFloors(state: GameState): FloorSettlement[] {
  const cells = cellsOf(state);
  return PLAYER_IDS.slice(0, playerCount(cells)).map((player, index) => {
    const board = boardOf(index);
    const pieces = at(cells, board + Board.Floor) >> FloorBits.PiecesShift;
    const penalty = penaltyOf(pieces);
    return {
      player,
      pieces,
      penalty,
      score: Math.max(0, at(cells, board + Board.Score) - penalty),
    };
  });
}
