/** Points, ranks, and what floors cost at the end of a round. */
import { integerInRange, wrongType } from '../../boundary/values.js';
import { equalShares } from '../../engine/game/playouts.js';
import { type BonusPoints, bonusOf, completeRows } from '../../scoring/bonus.js';
import { penaltyOf, scoreCell } from '../../scoring/points.js';
import { occupied } from '../../state/board.js';
import { at, boardOf, type Cells, playerCount } from '../../state/cells.js';
import { Board, FloorBits, Rule } from '../../state/layout.js';
import { type Column, PLAYER_IDS, type PlayerId, type Row } from '../../state/vocabulary.js';
import { cellsOf, type GameState, phaseOf } from './game-state.js';
import { playerIndex } from './settings.js';

/** Return the first cell of a player's board; throw for a player who is not in the game. */
function boardFor(state: GameState, player: PlayerId): number {
  const cells = cellsOf(state);
  const index = playerIndex(player, playerCount(cells));
  return boardOf(index);
}

/**
 * Return the points that a tile scores when it is placed: the length of its horizontal line plus that of its vertical
 * line in the mosaic, each with the tile itself. A line of the tile alone does not count, but a tile without neighbours
 * scores 1.
 *
 * @param state - any state; the cell may be empty or hold the tile already
 * @param player - letter of the player whose mosaic it is
 * @param row - row of the cell, 0 at the top to 4
 * @param column - column of the cell, 0 at the left to 4
 * @returns 1 to 10 points
 * @throws RangeError if the player is not in the game, or the mosaic has no such cell; TypeError if `state` is not a
 * {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * placementScore(fresh, 'A', 2, 3); // 1
 *
 * // Row 0 of A's mosaic is complete.
 * const state = decodeState(['AFCfB1919191919D0000000000', 'A7Ma00b01c02d03e04SFB0MSF']);
 * placementScore(state, 'A', 0, 2); // 5
 * ```
 */
export function placementScore(
  state: GameState,
  player: PlayerId,
  row: Row,
  column: Column,
): number {
  const mask = occupied(cellsOf(state), boardFor(state, player));
  const last = Rule.Size - 1;
  return scoreCell(
    mask,
    integerInRange('Row', row, 0, last),
    integerInRange('Column', column, 0, last),
  );
}

/**
 * Return the penalty for a number of pieces on the floor at the end of a round.
 *
 * @param pieces - pieces on the floor, the token counting as one; more than 7 cost as 7 do. Fractions are cut
 *   off; numbers below 0 and `NaN` count as 0
 * @returns points lost: 0, 1, 2, 4, 6, 8, 11 or 14
 * @throws TypeError if `pieces` is not a number
 *
 * @example
 * ```ts
 * floorPenalty(3); // 4
 * ```
 */
export function floorPenalty(pieces: number): number {
  if (typeof pieces !== 'number') throw wrongType('Pieces', pieces, 'a number of pieces');
  const counted = Math.max(0, Math.min(Math.trunc(pieces) || 0, Rule.FloorPlaces));
  return penaltyOf(counted);
}

/**
 * Count the bonus points of a player's mosaic, as if the game ended now.
 *
 * @param state - any state. In the phase `game-over`, the scores contain these points already
 * @param player - letter of the player whose mosaic it is
 * @returns the points for complete rows, columns and colours, and their total
 * @throws RangeError if the player is not in the game; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * // The first row of A's mosaic is complete.
 * const state = decodeState(['AFCfB1919191919D0000000000', 'A7Ma00b01c02d03e04SFB0MSF']);
 * bonusPoints(state, 'A'); // { rows: 2, columns: 0, colours: 0, total: 2 }
 * ```
 */
export function bonusPoints(state: GameState, player: PlayerId): BonusPoints {
  return bonusOf(cellsOf(state), boardFor(state, player));
}

/** A player's place in the standings, with points and complete rows. {@link standings} returns one for each player. */
export interface Standing {
  /** The player's letter, `A` to `D`. */
  readonly player: PlayerId;
  /** The player's points, 0 or more; with bonuses only once the game is over. */
  readonly score: number;
  /** Number of complete mosaic rows, from 0 to 5, which decides between players with the same points. */
  readonly rows: number;
  /** Whether the player wins or shares the win; `false` for all before the game is over. */
  readonly winner: boolean;
}

/**
 * List the standings: the players ranked by points, then by complete rows.
 *
 * @param state - any state; before the end, the ranking so far
 * @returns one standing for each player, best first; tied players in turn order. Before the game is over, `winner` is
 * false for all: `leaders` of `azulejo/game` says who leads
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * standings(fresh).map(({ winner }) => winner); // [false, false]
 * ```
 */
export function standings(state: GameState): Standing[] {
  const isOver = phaseOf(state) === 'game-over';
  const all = ranked(state);
  return all.map((rank) => {
    const { player, score, rows } = rank;
    return { player, score, rows, winner: isOver && isTied(rank, all[0]) };
  });
}

/** A standing before it is known who wins. */
type Rank = Omit<Standing, 'winner'>;

/** Whether two players are tied. */
function isTied(one: Rank, other: Rank | undefined): boolean {
  return one.score === other?.score && one.rows === other.rows;
}

/** Rank the players, best first. */
function ranked(state: GameState): Rank[] {
  const cells = cellsOf(state);
  return PLAYER_IDS.slice(0, playerCount(cells))
    .map((player, index) => {
      const board = boardOf(index);
      return { player, score: at(cells, board + Board.Score), rows: completeRows(cells, board) };
    })
    .sort((one, other) => other.score - one.score || other.rows - one.rows);
}

/** List the points by player, in turn order. */
export function pointsOf(cells: Readonly<Cells>): number[] {
  const scores: number[] = [];
  for (let player = 0; player < playerCount(cells); player++) {
    scores.push(at(cells, boardOf(player) + Board.Score));
  }
  return scores;
}

/** A weight that puts points before complete rows, of which there are at most five. */
const POINT = 8;

/** Return a number by which players rank: by points, then by complete rows. */
export function rankValue(cells: Readonly<Cells>, board: number): number {
  return POINT * at(cells, board + Board.Score) + completeRows(cells, board);
}

/** List each player's win share, in turn order, before the end by the points so far; the sum is 1. */
export function winShares(cells: Readonly<Cells>): number[] {
  const values: number[] = [];
  for (let player = 0; player < playerCount(cells); player++) {
    values.push(rankValue(cells, boardOf(player)));
  }
  return equalShares(values);
}

/** The points that a player's floor costs at the end of a round. {@link settleFloors} returns one for each player. */
export interface FloorSettlement {
  /** The player's letter, `A` to `D`. */
  readonly player: PlayerId;
  /** Number of pieces on the floor, from 0 to 7, the first-player token counting as one. */
  readonly pieces: number;
  /** Points that the pieces cost, from 0 to 14. */
  readonly penalty: number;
  /** The score after the penalty, never below 0, and without any bonus. */
  readonly score: number;
}

/**
 * List the points that each floor costs, as {@link applyChance} subtracts them at the end of a round.
 *
 * @param state - any state; before the end of a round, the answer is as if it ended now
 * @returns the cost of each player's floor, in turn order
 * @throws TypeError if `state` is not a {@link GameState}
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
