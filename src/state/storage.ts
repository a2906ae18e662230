/**
 * Reading and writing a player's storage: five lines in one integer.
 *
 * @packageDocumentation
 */
import { at, Board, type Cells, Lane, Line } from './cells.js';
import { lowestBit } from './mosaic.js';

/** Read a storage row: its colour above its number. @inline */
export function lineOf(cells: Readonly<Cells>, board: number, row: number): number {
  return (at(cells, board + Board.Storage) >> (Lane.Width * row)) & Lane.Mask;
}

/** Write a storage row. @inline */
export function setLine(
  cells: Cells,
  board: number,
  row: number,
  colour: number,
  number: number,
): void {
  cells[board + Board.Storage] =
    (at(cells, board + Board.Storage) & ~(Lane.Mask << (Lane.Width * row))) |
    (((colour << Line.Colour) | number) << (Lane.Width * row));
}

/** Take all tiles from a storage row. @inline */
export function clearLine(cells: Cells, board: number, row: number): void {
  cells[board + Board.Storage] =
    at(cells, board + Board.Storage) & ~(Lane.Mask << (Lane.Width * row));
}

/** Masks of all five lanes: the numbers, and what makes bit 3 of a full row's lane carry. */
enum Lanes {
  Numbers = 0x71c71c7,
  /** 7, 6, 5, 4 and 3: a number reaches 8 from there once it fills its row. */
  Lift = 0x3105187,
  Full = 0x8208208,
}

/** Tell which rows of a storage are full: bit 3 of each full row's lane. @inline */
export function fullRows(cells: Readonly<Cells>, board: number): number {
  return ((at(cells, board + Board.Storage) & Lanes.Numbers) + Lanes.Lift) & Lanes.Full;
}

/** Find the topmost row among full ones. @inline */
export function firstRow(full: number): number {
  return (lowestBit(full) / Lane.Width) | 0;
}
