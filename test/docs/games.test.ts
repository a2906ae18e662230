/** The tables of names list what the entry points of the four games export, and nothing else. */
import * as azul from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { describe, expect, test } from 'vitest';
import { headingsOf, tableUnder } from './pages.js';

const PAGE = 'docs/games.md';

/** What a cell says where the game exports the name. */
const MARK = '✓';

/** The entry points, in the order of the columns. */
const GAMES: readonly (readonly [game: string, exported: object])[] = [
  ['Azul', azul],
  ['the Royal Game of Ur', royalUr],
  ['Tsuro', tsuro],
  ['Cube Blokus', cubeBlokus],
];

// The first heading is the page's title.
const ROWS = headingsOf(PAGE)
  .slice(1)
  .flatMap((heading) => tableUnder(PAGE, heading));

describe('the tables of names', () => {
  test('have one row for each name that a game exports', () => {
    const exported = new Set(GAMES.flatMap(([, names]) => Object.keys(names)));
    expect(ROWS.map(([name]) => name).sort()).toEqual([...exported].sort());
  });

  test.each(GAMES.map(([game, exported], column) => ({ game, exported, column })))(
    'mark what $game exports, and say why it lacks the rest',
    ({ exported, column }) => {
      const cells = ROWS.map(([name = '', ...games]) => ({ name, cell: games[column] ?? '' }));
      const marked = cells.filter(({ cell }) => cell === MARK).map(({ name }) => name);
      expect(marked.sort()).toEqual(Object.keys(exported).sort());
      expect(cells.filter(({ cell }) => cell === '')).toEqual([]);
    },
  );
});
