/** docs/learning.md has the layout and the numbering of the code. */
import { describe, expect, test } from 'vitest';
import type { ObservationBlock } from '../../src/game.js';
import { actionSpace, observationLayout } from '../learning/azul-tensors.js';
import { tableUnder } from './pages.js';

const PAGE = 'docs/learning.md';
const PLAYERS = [2, 3, 4] as const;
const MOSAICS = ['variant', 'fixed'] as const;

/** Return the place of a block as the page writes it. */
function placeOf({ offset, length }: ObservationBlock, first: number): string {
  return `${offset - first} + ${length}`;
}

/** Return what the page says about a block besides its place. */
function factsOf({ meaning, scale, range }: ObservationBlock): string[] {
  expect(range[0]).toBe(0);
  return [meaning, scale, String(range[1])];
}

function blocksOf(layout: readonly ObservationBlock[], seat: number | null): ObservationBlock[] {
  return layout.filter((block) => block.seat === seat);
}

/** Return where the board of a seat begins. */
function boardAt(layout: readonly ObservationBlock[], seat: number): number {
  return blocksOf(layout, seat)[0]?.offset ?? Number.NaN;
}

describe('the tables of an observation', () => {
  test('have the shared blocks at their places, for every number of players', () => {
    const layouts = PLAYERS.map((players) => blocksOf(observationLayout({ players }), null));
    const rows = layouts[0]?.map((block, index) => [
      block.name,
      block.axes.join(', '),
      ...layouts.map((layout) => placeOf(layout[index] ?? block, 0)),
      ...factsOf(block),
    ]);
    expect(tableUnder(PAGE, 'Shared blocks')).toEqual(rows);
  });

  test.each(PLAYERS.flatMap((players) => MOSAICS.map((mosaic) => [players, mosaic] as const)))(
    'have the boards of %i players at their places: %s',
    (players, mosaic) => {
      const layout = observationLayout({ players, mosaic });
      const column = mosaic === 'variant' ? 2 : 3;
      const table = tableUnder(PAGE, 'A board').filter((row) => row[column] !== 'none');
      const rows = table.map((row) => [...row.slice(0, 2), row[column], ...row.slice(4)]);
      for (let seat = 0; seat < players; seat++) {
        const first = boardAt(layout, seat);
        const blocks = blocksOf(layout, seat).map((block) => [
          block.name,
          block.axes.join(', '),
          placeOf(block, first),
          ...factsOf(block),
        ]);
        expect(rows).toEqual(blocks);
      }
    },
  );

  test('have the beginnings of the boards', () => {
    const rows = PLAYERS.flatMap((players) =>
      MOSAICS.map((mosaic) => {
        const layout = observationLayout({ players, mosaic });
        const first = boardAt(layout, 0);
        const length = boardAt(layout, 1) - first;
        const end = layout.reduce((sum, block) => sum + block.length, 0);
        expect(first + players * length).toBe(end);
        return [players, mosaic, first, length, end, actionSpace({ players }).size].map(String);
      }),
    );
    expect(tableUnder(PAGE, 'Where the boards begin')).toEqual(rows);
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
