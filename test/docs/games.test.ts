/** The tables of names list what the entry points of the four games export, each name once, and nothing else. */
import * as azul from 'azulejo';
import * as cubeBlokus from 'azulejo/cube-blokus';
import * as royalUr from 'azulejo/royal-ur';
import * as tsuro from 'azulejo/tsuro';
import { expect, test } from 'vitest';
import { tableUnder } from './pages.js';

const PAGE = 'docs/games.md';

/** The entry points, by the names of the games in the tables. */
const EXPORTED: Readonly<Record<string, object>> = {
  Azul: azul,
  Ur: royalUr,
  Tsuro: tsuro,
  'Cube Blokus': cubeBlokus,
};

const ALL = Object.keys(EXPORTED).join(', ');

/** List the names in a cell, of which each is code. */
function namesIn(cell = ''): string[] {
  return cell.split(', ').filter((word) => /^\w+$/.test(word));
}

/** Every name in the tables, with the games that have it, as written there. */
const ROWS = [
  ...tableUnder(PAGE, 'In every game').map(([, names]) => [names, ALL]),
  ...tableUnder(PAGE, 'In some games'),
  ...tableUnder(PAGE, 'In one game').map(([game, names]) => [names, game]),
].flatMap(([names, games]) => namesIn(names).map((name) => `${name}: ${games}`));

test('the tables have every name that a game exports once, and the games that export it', () => {
  const exported = new Set(Object.values(EXPORTED).flatMap((names) => Object.keys(names)));
  const expected = [...exported].map((name) => {
    const games = Object.keys(EXPORTED).filter((game) => name in (EXPORTED[game] ?? {}));
    return `${name}: ${games.join(', ')}`;
  });
  expect(ROWS.sort()).toEqual(expected.sort());
});
