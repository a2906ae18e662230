/**
 * Reading and writing a player's board: the mosaic is a mask of 25 bits for each colour, row by row; the storage is five
 * lines in one integer; the floor has the number of each colour, the token and the number of pieces in one.
 */
import { at, type Cells } from './cells.js';
import { Board, FloorBits, Lane, MosaicBits, Rule, StorageBits } from './layout.js';

// Constants of the module: functions to inline read no other names.
const { clz32, imul } = Math;

/** Return the cells of a mosaic that hold a tile: a bit for each. */
export function occupied(cells: Readonly<Cells>, board: number): number {
  const mosaic = board + Board.Mosaic;
  return (
    at(cells, mosaic) |
    at(cells, mosaic + 1) |
    at(cells, mosaic + 2) |
    at(cells, mosaic + 3) |
    at(cells, mosaic + 4)
  );
}

/** Return the cells of a mosaic that hold a colour: a bit for each. @inline */
export function cellsHolding(cells: Readonly<Cells>, board: number, colour: number): number {
  return at(cells, board + Board.Mosaic + colour);
}

/** Take one row of a mask: five bits, column 0 lowest. @inline */
export function rowBits(mask: number, row: number): number {
  return (mask >> (Rule.Size * row)) & MosaicBits.FirstRow;
}

/** Take one column of a mask: five bits, row 0 lowest. @inline */
export function columnBits(mask: number, column: number): number {
  // The multiplication moves each row's bit next to that of the row before, in bits 20 to 24.
  return (
    (imul((mask >> column) & MosaicBits.FirstColumn, MosaicBits.GatherFactor) >>> 20) &
    MosaicBits.FirstRow
  );
}

/** Return the columns of a mask that have any bit. */
export function columnsOf(mask: number): number {
  return (mask | (mask >> 5) | (mask >> 10) | (mask >> 15) | (mask >> 20)) & MosaicBits.FirstRow;
}

/** Return the rows of a mask that have all bits: bit 0 of each row's five. */
export function fullRowsOf(mask: number): number {
  const pairs = mask & (mask >> 1);
  return pairs & (pairs >> 2) & (mask >> 4) & MosaicBits.FirstColumn;
}

/** Count bits. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Find the place of the lowest bit. @inline */
export function lowestBit(bits: number): number {
  return 31 - clz32(bits & -bits);
}

/** Return the column of a colour in a row of the fixed mosaic (rules: "Components"). @inline */
export function fixedColumn(row: number, colour: number): number {
  return (colour + row) % Rule.Size;
}

/** Return the colour of a cell of the fixed mosaic. @inline */
export function fixedColour(row: number, column: number): number {
  return (column - row + Rule.Size) % Rule.Size;
}

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
    (((colour << StorageBits.ColourShift) | number) << (Lane.Width * row));
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

/** Return the full rows of a storage: bit 3 of each full row's lane. @inline */
export function fullRows(cells: Readonly<Cells>, board: number): number {
  return ((at(cells, board + Board.Storage) & Lanes.Numbers) + Lanes.Lift) & Lanes.Full;
}

/** Find the topmost row among full ones. @inline */
export function firstRow(full: number): number {
  return (lowestBit(full) / Lane.Width) | 0;
}

/** Count a colour's tiles on a floor. @inline */
export function floorTiles(floor: number, colour: number): number {
  return (floor >> (FloorBits.CountWidth * colour)) & FloorBits.CountMask;
}
