/**
 * All rows from which a tile can be tiled, by the library and by hand (rules: "Tiling").
 */
import { expect, test } from 'vitest';
import { tilingTargets } from '../../src/moves/play.js';
import { setLine } from '../../src/state/board.js';
import { boardOf, emptyCells } from '../../src/state/cells.js';
import { Board, Cell } from '../../src/state/layout.js';

const NUMBERS: readonly number[] = [0, 1, 2, 3, 4];
const SETS = 32;
const FLOOR = 1 << 5;
const board = boardOf(0);

function has(set: number, member: number): boolean {
  return ((set >> member) & 1) === 1;
}

/**
 * A tile may go to a column that is empty in its row and has no tile of its colour in other rows; in
 * the fixed mosaic, only to the cell of its colour. If there is none, it goes to the floor.
 */
function targetsByHand(fixed: boolean, row: number, colour: number, taken: number, own: number) {
  const columns = NUMBERS.filter(
    (column) =>
      !has(taken, column) && !has(own, column) && (!fixed || column === (colour + row) % 5),
  );
  return columns.length === 0 ? FLOOR : columns.reduce((set, column) => set | (1 << column), 0);
}

test.each([
  ['variant', 0],
  ['fixed', 2],
])(
  'in the %s mosaic, every row takes its tile to the same places as by hand',
  (mosaic, setting) => {
    let checked = 0;
    for (const row of NUMBERS) {
      for (const colour of NUMBERS) {
        for (let taken = 0; taken < SETS; taken++) {
          for (let own = 0; own < SETS; own++) {
            const cells = emptyCells();
            cells[Cell.Settings] = (2 << 2) | setting;
            setLine(cells, board, row, colour, row + 1);
            // The row has tiles of another colour; other rows have tiles of this colour.
            cells[board + Board.Mosaic + ((colour + 1) % 5)] = taken << (5 * row);
            NUMBERS.filter((column) => has(own, column)).forEach((column, index) => {
              const elsewhere = (row + 1 + (index % 4)) % 5;
              const cell = board + Board.Mosaic + colour;
              cells[cell] = (cells[cell] ?? 0) | (1 << (5 * elsewhere + column));
            });
            const expected = targetsByHand(mosaic === 'fixed', row, colour, taken, own);
            expect(tilingTargets(cells, board, row)).toBe(expected);
            checked++;
          }
        }
      }
    }
    expect(checked).toBe(25 * SETS * SETS);
  },
);
