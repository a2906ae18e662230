/**
 * Reading a player's mosaic: one mask of 25 bits for each colour, row by row.
 *
 * @packageDocumentation
 */
import { at, Board, type Cells, Mosaic, Rule } from './cells.js';

// Constants of the module: functions to inline read no other names.
const { clz32, imul } = Math;

/** Tell which cells of a mosaic hold a tile, a bit for each. */
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

/** Tell which cells of a mosaic hold a colour, a bit for each. @inline */
export function cellsHolding(cells: Readonly<Cells>, board: number, colour: number): number {
  return at(cells, board + Board.Mosaic + colour);
}

/** Take one row of a mask: five bits, column 0 lowest. @inline */
export function rowBits(mask: number, row: number): number {
  return (mask >> (Rule.Size * row)) & Mosaic.Row;
}

/** Take one column of a mask: five bits, row 0 lowest. @inline */
export function columnBits(mask: number, column: number): number {
  // The multiplication moves each row's bit next to that of the row before, in bits 20 to 24.
  return (imul((mask >> column) & Mosaic.Column, Mosaic.Gather) >>> 20) & Mosaic.Row;
}

/** Tell which columns of a mask have any bit. */
export function columnsOf(mask: number): number {
  return (mask | (mask >> 5) | (mask >> 10) | (mask >> 15) | (mask >> 20)) & Mosaic.Row;
}

/** Tell which rows of a mask have all bits: bit 0 of each one's five. */
export function fullRowsOf(mask: number): number {
  const pairs = mask & (mask >> 1);
  return pairs & (pairs >> 2) & (mask >> 4) & Mosaic.Column;
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

/** Tell the column of a colour in a row of the fixed mosaic (rules: "Components"). @inline */
export function fixedColumn(row: number, colour: number): number {
  return (colour + row) % Rule.Size;
}
