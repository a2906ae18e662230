/** The bonuses at the end of a game (rules: "Scoring"). */
import { cellsHolding, columnBits, countBits, fullRowsOf, occupied } from '../state/board.js';
import type { Cells } from '../state/cells.js';
import { MosaicBits, Rule } from '../state/layout.js';

/** Points for each complete row, column and colour. */
export const ROW_BONUS = 2;
export const COLUMN_BONUS = 7;
export const COLOUR_BONUS = 10;

/** Count the complete rows of a player's mosaic. */
export function completeRows(cells: Readonly<Cells>, board: number): number {
  return countBits(fullRowsOf(occupied(cells, board)));
}

function completeColumns(cells: Readonly<Cells>, board: number): number {
  const mask = occupied(cells, board);
  let columns = 0;
  for (let column = 0; column < Rule.Size; column++) {
    if (columnBits(mask, column) === MosaicBits.FirstRow) columns++;
  }
  return columns;
}

function completeColours(cells: Readonly<Cells>, board: number): number {
  let colours = 0;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    if (countBits(cellsHolding(cells, board, colour)) === Rule.Size) colours++;
  }
  return colours;
}

/** The bonus points of a player's mosaic at the end of the game, by kind. {@link bonusPoints} returns them. */
export interface BonusPoints {
  /** Points for complete rows, 2 each: 0 to 10. */
  readonly rows: number;
  /** Points for complete columns, 7 each: 0 to 35. */
  readonly columns: number;
  /** Points for colours with all five tiles in the mosaic, 10 each: 0 to 50. */
  readonly colours: number;
  /** The sum of the points for rows, columns and colours. */
  readonly total: number;
}

/** Count a player's bonus points. */
export function bonusOf(cells: Readonly<Cells>, board: number): BonusPoints {
  const rows = ROW_BONUS * completeRows(cells, board);
  const columns = COLUMN_BONUS * completeColumns(cells, board);
  const colours = COLOUR_BONUS * completeColours(cells, board);
  return { rows, columns, colours, total: rows + columns + colours };
}
