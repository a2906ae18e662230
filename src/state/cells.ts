/** Reading and making the cells of a state, whose places layout.ts names. */
import { Board, Cell } from './layout.js';

/** A state's integers. Only code that has just made the array may write to it. */
export type Cells = number[];

/** Read one cell. @inline */
export function at(cells: readonly number[], cell: number): number {
  // The layout names every cell, so no caller reaches outside the array.
  return cells[cell] as number;
}

/**
 * Look a small number up in a table. Cells have a function of their own, which keeps it fast.
 *
 * @inline
 */
export function lookUp(table: Uint8Array, index: number): number {
  // Tables have an entry for everything that is looked up in them.
  return table[index] as number;
}

/** Return the first cell of a player's board. @inline */
export function boardOf(player: number): number {
  return Cell.Boards + player * Board.Cells;
}

/** Count the boards. @inline */
export function playerCount(cells: readonly number[]): number {
  return at(cells, Cell.Settings) >> 2;
}

/** Count the factories that this number of players plays with. @inline */
export function factoryCount(cells: readonly number[]): number {
  return 2 * playerCount(cells) + 1;
}

/** Boards of the most players there can be. */
const MOST_BOARDS = 4;

/** Make cells for the most players, all 0. */
export function emptyCells(): Cells {
  const cells: Cells = [];
  while (cells.length < Cell.Boards + MOST_BOARDS * Board.Cells) cells.push(0);
  return cells;
}

/** Count the tiles of the bag, or of the discard. @inline */
export function countTiles(cells: Readonly<Cells>, pile: number): number {
  return (
    at(cells, pile) +
    at(cells, pile + 1) +
    at(cells, pile + 2) +
    at(cells, pile + 3) +
    at(cells, pile + 4)
  );
}
