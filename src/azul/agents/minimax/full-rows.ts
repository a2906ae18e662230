/** Good ways to tile full rows at the end of a round: a few for each set of full rows, by the evaluation of the board. */
import { tile, tilingTargets } from '../../../moves/play.js';
import {
  countBits,
  firstRow,
  fullRows,
  lowestBit,
  occupied,
  rowBits,
} from '../../../state/board.js';
import { at, boardOf, type Cells } from '../../../state/cells.js';
import { Board, Cell, FloorBits, Lane, Rule, StorageBits } from '../../../state/layout.js';
import type { BoardValues } from './board-values.js';

/** A board whose full rows are tiled. */
export interface TiledBoard {
  /** The board without its score and floor; its storage is overwritten by those who use it. */
  readonly cells: Cells;
  /** Points for the tiles. */
  readonly points: number;
  /** Tiles that fell to the floor, as they fit nowhere. */
  readonly dropped: number;
  /** Tiles in the fullest row of the mosaic. */
  readonly fullest: number;
}

/** Return how many tiles the fullest row of a mosaic has. */
function fullestRow(cells: Readonly<Cells>, player: number): number {
  const mask = occupied(cells, boardOf(player));
  let most = 0;
  for (let row = 0; row < Rule.Size; row++) most = Math.max(most, countBits(rowBits(mask, row)));
  return most;
}

/** Keep the lanes of a storage's full rows alone. */
export function fullLanes(storage: number): number {
  let full = 0;
  for (let row = 0; row < Rule.Size; row++) {
    const lane = laneOf(storage, row);
    if (((lane >> (Lane.Width * row)) & StorageBits.CountMask) === row + 1) full |= lane;
  }
  return full;
}

/** Keep the lane of one row alone. */
export function laneOf(storage: number, row: number): number {
  return storage & (Lane.Mask << (Lane.Width * row));
}

/** Copy a board of a position for tiling: no score, no floor, and nobody begins. */
export function bareBoard(source: Readonly<Cells>, player: number): TiledBoard {
  const cells = source.slice();
  const board = boardOf(player);
  cells[board + Board.Floor] = 0;
  cells[board + Board.Score] = 0;
  return tiledBoard(cells, player);
}

/**
 * Tile a full row of each of some boards, and list the best ways, the best first.
 *
 * @param storage - the storage rows that all the boards get: one of them is full
 * @param width - how many boards are kept
 */
export function tileRow(
  values: BoardValues,
  boards: readonly TiledBoard[],
  player: number,
  storage: number,
  width: number,
): readonly TiledBoard[] {
  const board = boardOf(player);
  const tiled: TiledBoard[] = [];
  for (const { cells, points } of boards) {
    cells[board + Board.Storage] = storage;
    const row = firstRow(fullRows(cells, board));
    for (let rest = tilingTargets(cells, board, row); rest !== 0; rest &= rest - 1) {
      const after = cells.slice();
      after[board + Board.Score] = points;
      tile(after, player, row, lowestBit(rest));
      tiled.push(tiledBoard(after, player));
    }
  }
  return tiled.length === 1 ? tiled : best(values, tiled, player, width);
}

/** Keep the best of some boards that have all tiled the same rows. */
function best(
  values: BoardValues,
  boards: readonly TiledBoard[],
  player: number,
  width: number,
): readonly TiledBoard[] {
  const rated = boards.map((board) => {
    const rounds = Rule.Size - board.fullest;
    return { board, value: board.points + values.of(board.cells, player, rounds) };
  });
  rated.sort((one, other) => other.value - one.value);
  return rated.slice(0, width).map(({ board }) => board);
}

/** Take the score of a board as its points, and give the turn to another player. */
function tiledBoard(cells: Cells, player: number): TiledBoard {
  const board = boardOf(player);
  const points = at(cells, board + Board.Score);
  const dropped = at(cells, board + Board.Floor) >> FloorBits.PiecesShift;
  cells[board + Board.Score] = 0;
  cells[Cell.Turn] = player === 0 ? 1 : 0;
  return { cells, points, dropped, fullest: fullestRow(cells, player) };
}
