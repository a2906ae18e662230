/**
 * The pages of Cube Blokus: the table of rules, the table of edges, and pictures.
 *
 * After an intended change, `npx vitest run test/docs/cube-blokus -u` draws the pictures again.
 */
import {
  cubeBlokus,
  decodeMove,
  FACES,
  type GameState,
  legalMoves,
  type Move,
  newGame,
  pieceOf,
  renderSvg,
  renderText,
  type Square,
  sideNeighbours,
  type View,
} from 'azulejo/cube-blokus';
import { applyAll } from 'azulejo/game';
import { describe, expect, test } from 'vitest';
import { read, tableUnder } from './pages.js';

const PAGE = 'docs/games/cube-blokus.md';
const SURFACE = 'docs/games/cube-blokus-surface.md';

test('the table of rules has those of a new game', () => {
  const usual = tableUnder(PAGE, 'Other rules').map(([name = '', value = '']) => [
    name,
    value.split(/:(?! \d)/)[0],
  ]);
  expect(usual).toEqual([
    ['bonus', '{ all: 0, allSingleLast: 20 }'],
    ['first', "'A'"],
    ['rotateStart', 'false'],
  ]);
  expect(newGame().rules).toEqual({
    bonus: { all: 0, allSingleLast: 20 },
    first: 'A',
    rotateStart: false,
  });
});

/** List the squares of a row of the table of edges: `Ua1 … Ui1`. */
function squaresBetween(cell = ''): string[] {
  const [[face = '', ...first], [, ...last]] = cell.split(' … ').map((name) => [...name]) as [
    string[],
    string[],
  ];
  return Array.from({ length: 9 }, (_, index) => {
    const [column, row] = [0, 1].map((axis) => {
      const [from, to] = [first[axis] ?? '', last[axis] ?? ''].map((each) => each.charCodeAt(0));
      return String.fromCharCode((from ?? 0) + (index * ((to ?? 0) - (from ?? 0))) / 8);
    });
    return `${face}${column}${row}`;
  });
}

test('the table of edges has all of them, and the squares on both sides are neighbours', () => {
  const rows = tableUnder(SURFACE, 'Edges');
  expect(rows).toHaveLength(12);
  const pairs = rows.map((sides) => String(sides.map((side) => side.charAt(0)).sort()));
  expect(new Set(pairs).size).toBe(12);
  for (const [one, other] of rows) {
    const across = squaresBetween(other);
    for (const [index, square] of squaresBetween(one).entries()) {
      expect(FACES).toContain(square.charAt(0));
      // The page has names of squares.
      expect(sideNeighbours(square as Square)).toContain(across[index]);
    }
  }
});

const EDGE: Move = 'AUa7b7b8Lg1g2';

/** The moves before pictures, as texts of a game. */
const MOVES = {
  middle:
    'ARi6Ba6a7b7b8 BRe2f2g2h2e3 CDb6a7b7b8c8 DUb2c2d2d3d4 ABb3a4b4c4b5 BBd1b2c2d2e2 CDc5d5d6e6e7 DLc1b2c2b3b4 ARg4f5g5h5f6 BBg2h2i2f3g3 CFg1g2h2g3g4 DFg7g8h8g9Dg1 ARe7e8e9Dh5i5 BUi8Rb1c1d1c2 CBf8e9f9g9Dd9 DUe5b6c6d6e6',
  corner:
    'ALf2g2h2h3i3 BUh2g3h3i3g4 CRb2b3b4a5b5 DLb2c2b3b4c4 ADg5g6g7g8h8 BUf1g1Bd1d2d3 CRd4d5c6d6e6 DLa5a6Bh6i6h7 ABb6c6b7b8c8 BBg3e4f4g4g5 CFg6h6i6h7i7 DLa8b8b9Bi8Da8',
};

function play(moves: string): GameState {
  // They are legal, or applying them throws.
  return applyAll(cubeBlokus, newGame(), moves.split(' ') as Move[]);
}

const PICTURES: readonly (readonly [
  file: string,
  page: string,
  view: View,
  moves: string,
  highlight: readonly Move[],
])[] = [
  ['start', PAGE, 'net', '', []],
  ['moves', PAGE, 'net', MOVES.middle, ['AUa7b7b8Lf1g1', 'AUc9d9Fc1b2c2']],
  ['edge-cube', PAGE, 'UFL', EDGE, [EDGE]],
  ['edge-cube', SURFACE, 'UFL', EDGE, [EDGE]],
  ['edge-net', SURFACE, 'net', EDGE, [EDGE]],
  ['corner', SURFACE, 'DBL', MOVES.corner, ['DLa8b8b9Bi8Da8']],
  ['build-points', SURFACE, 'UFL', '', []],
];

describe('the pictures of the pages', () => {
  const state = applyAll(cubeBlokus, newGame(), [EDGE]);

  test('in text are what the library draws', () => {
    const [, shown] = /```text\n(B to move\n[\s\S]*?)\n```/.exec(read(PAGE)) ?? [];
    // The page has the beginning.
    expect(renderText(state, { names: ['Ada', 'Bob'] }).split(`${shown}\n`)[0]).toBe('');
  });

  test.each(PICTURES)('in SVG are what the library draws: %s of %s', async (...picture) => {
    const [name, page, view, moves, highlight] = picture;
    const file = `pictures/cube-blokus-${name}.svg`;
    expect(read(page)).toMatch(new RegExp(`!\\[[^\\]]{20,}\\]\\(\\.\\./${file}\\)`));
    const drawn = moves === '' ? newGame() : play(moves);
    const svg = renderSvg(drawn, { view, theme: 'light', highlight });
    await expect(`${svg}\n`).toMatchFileSnapshot(`../../docs/${file}`);
  });

  test('show legal moves where they show moves', () => {
    expect(legalMoves(play(MOVES.middle))).toEqual(
      expect.arrayContaining(['AUa7b7b8Lf1g1', 'AUc9d9Fc1b2c2']),
    );
    const faces = new Set(decodeMove('DLa8b8b9Bi8Da8').squares.map((square) => square.charAt(0)));
    expect([pieceOf('DLa8b8b9Bi8Da8'), faces.size]).toEqual(['V5', 3]);
  });
});
