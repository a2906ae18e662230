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
import { Board, Cell, FloorBits, Rule } from '../../../state/layout.js';
import type { BoardValues } from './board-values.js';

/** A board whose full rows are tiled. */
export interface TiledBoard {
  /** The board without its score and floor; its storage is overwritten by each evaluation. */
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

/**
 * Copy a board of a position for tiling: no score, no floor, a storage of its own, and nobody begins.
 *
 * @param storage - the storage rows that it gets
 */
export function bareBoard(cells: Readonly<Cells>, player: number, storage: number): Cells {
  const bare = cells.slice();
  const board = boardOf(player);
  bare[board + Board.Score] = 0;
  bare[board + Board.Floor] = 0;
  bare[board + Board.Storage] = storage;
  bare[Cell.Turn] = player === 0 ? 1 : 0;
  return bare;
}

/**
 * Tile all full rows of a bare board from the top, and list the best ways, the best first.
 *
 * @param width - how many boards are kept after each row
 */
export function tileRows(
  values: BoardValues,
  bare: Cells,
  player: number,
  width: number,
): TiledBoard[] {
  const board = boardOf(player);
  let boards: Cells[] = [bare];
  for (let full = fullRows(bare, board); full !== 0; full &= full - 1) {
    const row = firstRow(full);
    const next: Cells[] = [];
    for (const before of boards) {
      for (let rest = tilingTargets(before, board, row); rest !== 0; rest &= rest - 1) {
        const after = before.slice();
        tile(after, player, row, lowestBit(rest));
        after[Cell.Turn] = 1 - player;
        next.push(after);
      }
    }
    boards = best(values, next, player, width);
  }
  return boards.map((cells) => tiledBoard(cells, player));
}

/** Keep the best of some boards that have all tiled the same rows. */
function best(values: BoardValues, boards: Cells[], player: number, width: number): Cells[] {
  if (boards.length === 1) return boards;
  const board = boardOf(player);
  const rated = boards.map((cells) => {
    const rounds = Rule.Size - fullestRow(cells, player);
    const score = at(cells, board + Board.Score);
    cells[board + Board.Score] = 0;
    const value = score + values.of(cells, player, rounds);
    cells[board + Board.Score] = score;
    return { cells, value };
  });
  rated.sort((one, other) => other.value - one.value);
  return rated.slice(0, width).map(({ cells }) => cells);
}

function tiledBoard(cells: Cells, player: number): TiledBoard {
  const board = boardOf(player);
  const points = at(cells, board + Board.Score);
  const dropped = at(cells, board + Board.Floor) >> FloorBits.PiecesShift;
  cells[board + Board.Score] = 0;
  return { cells, points, dropped, fullest: fullestRow(cells, player) };
}
