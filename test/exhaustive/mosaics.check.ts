/**
 * All mosaics, scored by the library and counted by hand (rules: "Scoring").
 *
 * A mosaic has 25 cells, each empty or filled: 2^25 mosaics. The count by hand only uses a grid, and
 * visits it cell by cell.
 */
import { expect, test } from 'vitest';
import { bonusOf } from '../../src/scoring/bonus.js';
import { scoreCell } from '../../src/scoring/points.js';
import { boardOf, emptyCells } from '../../src/state/cells.js';
import { Board } from '../../src/state/layout.js';

const SIZE = 5;
const MOSAICS = 2 ** (SIZE * SIZE);

const grid = new Uint8Array(SIZE * SIZE);

/** Fill the grid with a mosaic, row by row. */
function layOut(mosaic: number): void {
  for (let cell = 0; cell < grid.length; cell++) grid[cell] = (mosaic >> cell) & 1;
}

function isFilled(row: number, column: number): boolean {
  const isOnBoard = row >= 0 && row < SIZE && column >= 0 && column < SIZE;
  return isOnBoard && grid[row * SIZE + column] === 1;
}

/** Count the filled cells next to a cell in one direction, until one is empty. */
function countFrom(row: number, column: number, down: number, across: number): number {
  let count = 0;
  while (isFilled(row + down * (count + 1), column + across * (count + 1))) count++;
  return count;
}

/** Score a tile by hand: its horizontal and its vertical line, if they have more than one tile. */
function scoreByHand(row: number, column: number): number {
  const across = 1 + countFrom(row, column, 0, 1) + countFrom(row, column, 0, -1);
  const down = 1 + countFrom(row, column, 1, 0) + countFrom(row, column, -1, 0);
  if (across === 1 && down === 1) return 1;
  return (across > 1 ? across : 0) + (down > 1 ? down : 0);
}

test('every tile of every mosaic scores as by hand', () => {
  let scores = 0;
  let wrong = 0;
  for (let mosaic = 0; mosaic < MOSAICS; mosaic++) {
    layOut(mosaic);
    for (let cell = 0; cell < grid.length; cell++) {
      if (grid[cell] === 0) continue;
      const row = Math.floor(cell / SIZE);
      const column = cell % SIZE;
      if (scoreCell(mosaic, row, column) !== scoreByHand(row, column)) wrong++;
      scores++;
    }
  }
  expect(wrong).toBe(0);
  // Each of the 25 cells is filled in half of the mosaics.
  expect(scores).toBe((25 * MOSAICS) / 2);
  console.log(`${MOSAICS} mosaics, ${scores} scores`);
});

/** Whether every cell of a group is filled. */
function areFilled(cellAt: (place: number) => number): boolean {
  for (let place = 0; place < SIZE; place++) if (grid[cellAt(place)] === 0) return false;
  return true;
}

/** Count the complete groups by hand. */
function countComplete(cellAt: (group: number, place: number) => number): number {
  let complete = 0;
  for (let group = 0; group < SIZE; group++) {
    if (areFilled((place) => cellAt(group, place))) complete++;
  }
  return complete;
}

const rowCell = (row: number, column: number) => row * SIZE + column;
const columnCell = (column: number, row: number) => row * SIZE + column;
/** Colour a is in column 0 of row 0, and one column further right in each row below. */
const colourCell = (colour: number, row: number) => row * SIZE + ((colour + row) % SIZE);

test('every fixed mosaic has the bonuses as by hand', () => {
  const cells = emptyCells();
  const board = boardOf(0);
  const colourMasks = Array.from({ length: SIZE }, (_, colour) =>
    Array.from({ length: SIZE }, (__, row) => 1 << colourCell(colour, row)).reduce(
      (mask, bit) => mask | bit,
    ),
  );
  let wrong = 0;
  for (let mosaic = 0; mosaic < MOSAICS; mosaic++) {
    layOut(mosaic);
    colourMasks.forEach((mask, colour) => {
      cells[board + Board.Mosaic + colour] = mosaic & mask;
    });
    const { rows, columns, colours, total } = bonusOf(cells, board);
    const expected = [
      2 * countComplete(rowCell),
      7 * countComplete(columnCell),
      10 * countComplete(colourCell),
    ] as const;
    const isRight = rows === expected[0] && columns === expected[1] && colours === expected[2];
    if (!isRight || total !== expected[0] + expected[1] + expected[2]) wrong++;
  }
  expect(wrong).toBe(0);
  console.log(`${MOSAICS} mosaics, their bonuses`);
});

/** List all arrangements of one colour in a variant mosaic: at most once in each row and column. */
function arrangements(row = 0, taken = 0): number[] {
  if (row === SIZE) return [0];
  const without = arrangements(row + 1, taken);
  const withTile = Array.from({ length: SIZE }, (_, column) => column)
    .filter((column) => ((taken >> column) & 1) === 0)
    .flatMap((column) =>
      arrangements(row + 1, taken | (1 << column)).map(
        (rest) => rest | (1 << rowCell(row, column)),
      ),
    );
  return [...without, ...withTile];
}

test('every arrangement of a colour has its bonus exactly if it has five tiles', () => {
  const all = arrangements();
  const cells = emptyCells();
  const board = boardOf(0);
  const given = all.map((mask) => {
    cells[board + Board.Mosaic + 2] = mask;
    layOut(mask);
    const tiles = grid.reduce((sum, filled) => sum + filled, 0);
    return bonusOf(cells, board).colours === (tiles === SIZE ? 10 : 0);
  });
  expect(given.every(Boolean)).toBe(true);
  // Partial permutations of five: the sum over k of (5 choose k)^2 times k!.
  expect(all).toHaveLength(1546);
});
