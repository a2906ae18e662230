/** docs/learning.md has the layout and the numbering of the code, which never change. */
import { describe, expect, test } from 'vitest';
import type { ObservationBlock } from '../../src/game.js';
import { actionSpace, observationLayout } from '../learning/azul-tensors.js';
import { type TableRow, tableUnder } from './pages.js';

const PAGE = 'docs/learning.md';
const PLAYERS = [2, 3, 4] as const;
const MOSAICS = ['variant', 'fixed'] as const;

/** The sizes of axes that do not depend on the number of players. */
const SIZES: Readonly<Record<string, number>> = { phase: 4, colour: 5, row: 5, column: 5 };

/** Return the size of an axis, as the page has it. */
function sizeOf(axis: string, players: number): number {
  if (axis === 'seat') return players;
  return axis === 'factory' ? 2 * players + 1 : (SIZES[axis] ?? Number.NaN);
}

/** Return what the page says about a block. */
function rowOf({ name, axes, meaning, scale, range }: ObservationBlock): TableRow {
  expect(range).toEqual([0, name === 'score' ? 9.99 : 1]);
  return [name, axes.join(', '), meaning, scale];
}

function blocksOf(layout: readonly ObservationBlock[], seat: number | null): ObservationBlock[] {
  return layout.filter((block) => block.seat === seat);
}

/** Return where the board of a seat begins. */
function boardAt(layout: readonly ObservationBlock[], seat: number): number {
  return blocksOf(layout, seat)[0]?.offset ?? Number.NaN;
}

describe('the tables of an observation', () => {
  const kinds = PLAYERS.flatMap((players) => MOSAICS.map((mosaic) => [players, mosaic] as const));

  test.each(kinds)('have all blocks in their order: %i players, %s', (players, mosaic) => {
    const layout = observationLayout({ players, mosaic });
    expect(tableUnder(PAGE, 'Shared blocks')).toEqual(blocksOf(layout, null).map(rowOf));
    const board = tableUnder(PAGE, 'A board')
      .map(([name = '', ...rest]) => [name.replace(` (${mosaic})`, ''), ...rest])
      .filter(([name = '']) => !name.endsWith(')'));
    for (let seat = 0; seat < players; seat++) {
      expect(board).toEqual(blocksOf(layout, seat).map(rowOf));
    }
  });

  test.each(kinds)('tell where each block is: %i players, %s', (players, mosaic) => {
    let end = 0;
    let last = -1;
    for (const { offset, length, axes, shape, seat } of observationLayout({ players, mosaic })) {
      expect(offset).toBe(end);
      expect(shape).toEqual(axes.map((axis) => sizeOf(axis, players)));
      expect(length).toBe(shape.reduce((size, steps) => size * steps, 1));
      // The shared blocks come first, then the boards, seat by seat.
      expect(seat ?? -1).toBeGreaterThanOrEqual(last);
      last = seat ?? -1;
      end += length;
    }
  });

  test('have the sizes of boards and observations', () => {
    const rows = PLAYERS.map((players) => {
      const layouts = MOSAICS.map((mosaic) => observationLayout({ players, mosaic }));
      const first = layouts.map((layout) => boardAt(layout, 0));
      const boards = layouts.map((layout) => boardAt(layout, 1) - boardAt(layout, 0));
      const ends = layouts.map((layout) => layout.reduce((sum, { length }) => sum + length, 0));
      expect(ends).toEqual(boards.map((length, index) => (first[index] ?? 0) + players * length));
      const shared = [...new Set(first)].join(' or ');
      const { size } = actionSpace({ players });
      return [players, shared, boards.join(' or '), ends.join(' or '), size].map(String);
    });
    expect(tableUnder(PAGE, 'Sizes')).toEqual(rows);
  });
});

test.each(PLAYERS)('the formulas of indices hold for %i players', (players) => {
  const { indexOf, size } = actionSpace({ players });
  const sources = 2 * players + 2;
  expect(indexOf('A1dF')).toBe((1 * 5 + 3) * 6 + 5);
  expect(indexOf('BCe2')).toBe(((sources - 1) * 5 + 4) * 6 + 2);
  expect(indexOf('A3F')).toBe(sources * 30 + 3 * 6 + 5);
  expect(size).toBe(sources * 30 + 30);
});
