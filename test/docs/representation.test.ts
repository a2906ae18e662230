/** docs/internals/representation.md has the layout of the code. */
import { describe, expect, test } from 'vitest';
import { cellsOf } from '../../src/azul/api/game-state.js';
import { decodeState } from '../../src/index.js';
import { Board, Cell, FloorBits, Lane, MosaicBits, StorageBits } from '../../src/state/layout.js';
import { read, type TableRow, tableUnder } from './pages.js';

const PAGE = 'docs/internals/representation.md';

/** List the names and numbers of an enum, without its reverse mapping. */
function membersOf(list: object): [string, unknown][] {
  return Object.entries(list).filter(([name]) => !/^\d/.test(name));
}

const named = (rows: readonly TableRow[], name: number, value: number) =>
  rows.map((row) => [row[name], Number(row[value])]);

describe('the tables of cells', () => {
  test('have the shared cells at their places', () => {
    expect(named(tableUnder(PAGE, 'The shared cells'), 0, 1)).toEqual(membersOf(Cell));
  });

  test('have the cells of a board at their places', () => {
    expect(named(tableUnder(PAGE, 'The cells of a board'), 0, 1)).toEqual(membersOf(Board));
  });

  test.each([
    ['The shared cells', Board.Cells],
    ['The cells of a board', 0],
  ])('"%s" have no gaps: each begins where the previous one ends', (heading, last) => {
    const rows = tableUnder(PAGE, heading);
    const ends = rows.map(
      ([, first, cells = '']) => Number(first) + Number.parseInt(cells || '0', 10),
    );
    const firsts = rows.map(([, first]) => Number(first));
    expect([...firsts.slice(1), (firsts.at(-1) ?? 0) + last]).toEqual(ends);
  });

  test.each(Object.entries({ Lane, StorageBits, FloorBits, MosaicBits }))(
    'have the bits of %s',
    (name, list) => {
      const rows = tableUnder(PAGE, 'Inside a cell').filter(([of]) => of === name);
      expect(named(rows, 1, 2)).toEqual(membersOf(list));
    },
  );
});

describe('the example', () => {
  const [, shared = '', players = ''] = /`(\w+)` `(\w+)` has 44 cells/.exec(read(PAGE)) ?? [];
  const cells = cellsOf(decodeState([shared, players]));

  test('has 44 cells', () => expect(cells).toHaveLength(44));

  test.each(tableUnder(PAGE, 'An example'))(
    'has the value of cell %i (%s): %i',
    (index, name, value) => {
      expect(cells[Number(index)]).toBe(Number(value));
      const [shared = '', own] = (name ?? '').split(' + ');
      const places = new Map<string, unknown>([...membersOf(Cell)]);
      const offset = own === undefined ? 0 : new Map(membersOf(Board)).get(own);
      expect(Number(places.get(shared)) + Number(offset)).toBe(Number(index));
    },
  );
});
