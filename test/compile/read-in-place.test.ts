/** How the build writes the readers of cells and tables. */
import { expect, test } from 'vitest';
import { readInPlace } from '../../compile/read-in-place.js';

test.each([
  ['a cell', 'at(cells, Cell.Turn) + 1', 'cells[Cell.Turn] + 1'],
  ['a place in a table', 'lookUp(RUNS, row * 5 + column)', 'RUNS[row * 5 + column]'],
  ['what a function answers', 'at(cellsOf(state), 2)', 'cellsOf(state)[2]'],
  ['a read within a read', 'at(cells, at(cells, 1) + 2)', 'cells[cells[1] + 2]'],
  ['over two lines', 'at(\n  cells,\n  board + Board.Score,\n)', 'cells[board + Board.Score]'],
])('%s is read in place', (_, code, expected) => {
  expect(readInPlace(code)).toBe(expected);
});

test.each([
  ['a method of the same name', 'list.at(0, 1)'],
  ['another function', 'look(cells, 1)'],
  ['the declaration', 'export function at(cells: readonly number[], cell: number): number {}'],
  ['the import', "import { at, lookUp } from '../state/cells.js';"],
  ['a text', "'at(cells, 1)'"],
])('%s stays as it is', (_, code) => {
  expect(readInPlace(code)).toBe(code);
});
