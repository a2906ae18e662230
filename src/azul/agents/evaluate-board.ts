/**
 * What a board is worth: the points it would have if the round ended now, and a part of what it
 * is on the way to. docs/agents.md tells it in words.
 *
 * @packageDocumentation
 */
import { tile, tilingTargets } from '../../moves/tile.js';
import { COLOUR_BONUS, COLUMN_BONUS, ROW_BONUS } from '../../scoring/bonus.js';
import { penaltyOf } from '../../scoring/floor.js';
import { scoreCell } from '../../scoring/placement.js';
import {
  at,
  Board,
  boardOf,
  type Cells,
  Floor,
  Line,
  Mosaic,
  Place,
  Rule,
} from '../../state/cells.js';
import {
  cellsHolding,
  columnBits,
  countBits,
  lowestBit,
  occupied,
  rowBits,
} from '../../state/mosaic.js';
import { firstRow, fullRows, lineOf } from '../../state/storage.js';
import { member } from '../../state/vocabulary.js';

/** What part of a bonus counts with 0 to 5 of its tiles in the mosaic. */
const BONUS_SHARES = [0, 0.02, 0.08, 0.2, 0.45, 1] as const;

/** What part of its tile's points counts for a storage row that lacks only a little. */
const ROW_SHARE = 0.8;

/**
 * Tell what a player's board is worth, in points.
 *
 * @param cells - a copy that nobody needs any more: the player's full rows are tiled in it
 */
export function boardWorth(cells: Cells, player: number): number {
  const board = boardOf(player);
  tileFullRows(cells, player);
  const penalty = penaltyOf(at(cells, board + Board.Floor) >> Floor.Size);
  return (
    at(cells, board + Board.Score) -
    penalty +
    worthOfRows(cells, board) +
    worthOfBonuses(cells, board)
  );
}

/** Tile a player's full rows, top to bottom, each where it is worth most. */
export function tileFullRows(cells: Cells, player: number): void {
  const board = boardOf(player);
  for (let full = fullRows(cells, board); full !== 0; full = fullRows(cells, board)) {
    const row = firstRow(full);
    tile(cells, player, row, bestColumn(cells, board, row));
  }
}

/** Find where a row's tile scores most; the first such column, or the floor if there is none. */
function bestColumn(cells: Readonly<Cells>, board: number, row: number): number {
  const mask = occupied(cells, board);
  let best: number = Place.Floor;
  let most = 0;
  for (let columns = columnsFor(cells, board, row); columns !== 0; columns &= columns - 1) {
    const column = lowestBit(columns);
    const points = scoreCell(mask, row, column);
    if (points > most) {
      best = column;
      most = points;
    }
  }
  return best;
}

/** Tell which columns a row's tile can go to. */
function columnsFor(cells: Readonly<Cells>, board: number, row: number): number {
  return tilingTargets(cells, board, row) & Mosaic.Row;
}

/** Count a part of what the rows will score that are not full yet. */
function worthOfRows(cells: Readonly<Cells>, board: number): number {
  const mask = occupied(cells, board);
  let worth = 0;
  for (let row = 0; row < Rule.Size; row++) {
    const number = lineOf(cells, board, row) & Line.Number;
    if (number === 0) continue;
    const column = bestColumn(cells, board, row);
    const points = column === Place.Floor ? -penaltyOf(row + 1) : scoreCell(mask, row, column);
    worth += ROW_SHARE * (number / (row + 1)) * points;
  }
  return worth;
}

/** Count a part of each bonus that some tiles are there for. */
function worthOfBonuses(cells: Readonly<Cells>, board: number): number {
  const mask = occupied(cells, board);
  let worth = 0;
  for (let line = 0; line < Rule.Size; line++) {
    worth += ROW_BONUS * bonusShare(rowBits(mask, line));
    worth += COLUMN_BONUS * bonusShare(columnBits(mask, line));
    worth += COLOUR_BONUS * bonusShare(cellsHolding(cells, board, line));
  }
  return worth;
}

function bonusShare(tiles: number): number {
  return member(BONUS_SHARES, countBits(tiles));
}
