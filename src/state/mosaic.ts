/**
 * Reading a player's mosaic: one mask of 25 bits for each colour, row by row.
 *
 * @packageDocumentation
 */
import { at, Board, type Cells, Mosaic, Rule } from './cells.js';

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

/** Tell which cells of a mosaic hold a colour, a bit for each. */
export function cellsHolding(cells: Readonly<Cells>, board: number, colour: number): number {
  return at(cells, board + Board.Mosaic + colour);
}

/** Take one row of a mask: five bits, column 0 lowest. */
export function rowBits(mask: number, row: number): number {
  return (mask >> (Rule.Size * row)) & Mosaic.Row;
}

/** Take one column of a mask: five bits, row 0 lowest. */
export function columnBits(mask: number, column: number): number {
  const bits = (mask >> column) & Mosaic.Column;
  return (bits | (bits >> 4) | (bits >> 8) | (bits >> 12) | (bits >> 16)) & Mosaic.Row;
}

/** Tell which columns of a mask have any bit. */
export function columnsOf(mask: number): number {
  return (mask | (mask >> 5) | (mask >> 10) | (mask >> 15) | (mask >> 20)) & Mosaic.Row;
}

/** Count bits. */
export function countBits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

// A constant makes the function so short that engines always write it into its callers.
const { clz32 } = Math;

/** Find the place of the lowest bit. */
export function lowestBit(bits: number): number {
  return 31 - clz32(bits & -bits);
}

/** Tell the column of a colour in a row of the fixed mosaic (rules: "Components"). */
export function fixedColumn(row: number, colour: number): number {
  return (colour + row) % Rule.Size;
}
