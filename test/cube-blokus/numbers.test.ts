/** Numbers of the game that were computed by other programs. */
import {
  applyMove,
  buildPoints,
  cornerNeighbours,
  decodeMove,
  encodeMove,
  encodeState,
  legalMoves,
  newGame,
  PIECES,
  type Piece,
  PLAYER_IDS,
  perft,
  pieceOf,
  SQUARES,
  type Square,
  seededRng,
  sideNeighbours,
  squareCorners,
  standings,
} from 'azulejo/cube-blokus';
import { describe, expect, test } from 'vitest';
import { positionOf } from '../../src/cube-blokus/api/game-state.js';
import { isLegalPlacement, legalPlacements } from '../../src/cube-blokus/moves/legal.js';
import { pieceTree } from '../../src/cube-blokus/state/pieces.js';
import { Node, placements, squaresOf } from '../../src/cube-blokus/state/placements.js';
import { cubeBlokus } from '../../src/cube-blokus.js';
import { randomGame } from './games.js';
import { countDisjointChoices } from './oracle/count.js';

/** Count what falls under each key. */
function countBy<Item, Key>(items: Iterable<Item>, keyOf: (item: Item) => Key): Map<Key, number> {
  const counts = new Map<Key, number>();
  for (const item of items) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
}

describe('the surface', () => {
  const pointsOf = (square: Square) => squareCorners(square).map(String);

  test('has 486 squares, 972 edges and 488 points, at 8 of which only three squares meet', () => {
    const points = countBy(SQUARES.flatMap(pointsOf), (point) => point);
    const edges = SQUARES.flatMap((square) =>
      pointsOf(square).map((point, side, all) => [point, all[(side + 1) % 4]].sort().join(' ')),
    );
    expect(SQUARES).toHaveLength(486);
    expect(new Set(SQUARES).size).toBe(486);
    expect([...countBy(edges, (edge) => edge).values()].every((count) => count === 2)).toBe(true);
    expect(new Set(edges).size).toBe(972);
    expect(points.size).toBe(488);
    expect(countBy(points.values(), (count) => count)).toEqual(
      new Map([
        [3, 8],
        [4, 480],
      ]),
    );
  });

  test('has neighbours that share a side, and others that share a point only', () => {
    for (const square of SQUARES) {
      const own = pointsOf(square);
      const shared = (other: Square) => pointsOf(other).filter((each) => own.includes(each)).length;
      expect(sideNeighbours(square).map(shared)).toEqual([2, 2, 2, 2]);
      expect(cornerNeighbours(square).every((other) => shared(other) === 1)).toBe(true);
    }
    const corners = SQUARES.map((square) => cornerNeighbours(square).length);
    expect(countBy(corners, (count) => count)).toEqual(
      new Map([
        [3, 24],
        [4, 462],
      ]),
    );
    // Each of the 960 pairs counts from both sides.
    expect(corners.reduce((sum, count) => sum + count, 0)).toBe(2 * 960);
  });

  test.each([
    ['Ua9', ['Ua8', 'Ub9', 'Fa1', 'Li1'], ['Lh1', 'Ub8', 'Fb1']],
    ['Ue1', ['Be1', 'Uf1', 'Ue2', 'Ud1'], ['Bf1', 'Bd1', 'Uf2', 'Ud2']],
    ['Le9', ['Le8', 'Lf9', 'Da5', 'Ld9'], ['Ld8', 'Lf8', 'Da4', 'Da6']],
    ['Bi1', ['Ua1', 'La1', 'Bi2', 'Bh1'], ['Ub1', 'La2', 'Bh2']],
  ] as const)('has these neighbours of %s, clockwise', (square, sides, corners) => {
    expect(sideNeighbours(square)).toEqual(sides);
    expect(cornerNeighbours(square)).toEqual(corners);
  });

  test('has corners clockwise as seen from outside', () => {
    for (const square of SQUARES) {
      const [first, second, , last] = squareCorners(square);
      const along = (to: readonly number[]) => to.map((value, axis) => value - (first[axis] ?? 0));
      const [a, b] = [along(second), along(last)] as const;
      const cross = [0, 1, 2].map((axis) => {
        const [next, after] = [(axis + 1) % 3, (axis + 2) % 3];
        return (a[next] ?? 0) * (b[after] ?? 0) - (a[after] ?? 0) * (b[next] ?? 0);
      });
      // Clockwise turns point inwards: away from 0, or away from 9.
      const axis = cross.findIndex((value) => value !== 0);
      expect(cross[axis]).toBe(first[axis] === 0 ? 1 : -1);
    }
    expect(squareCorners('Ua1')[0]).toEqual([0, 9, 0]);
    expect(squareCorners('Da1')[0]).toEqual([0, 0, 9]);
  });
});

/** Placements clear of the start squares, and first moves of each player. */
const COUNTS: readonly (readonly [Piece, placements: number, first: number])[] = [
  ...([
    ['I1', 462, 6],
    ['I2', 900, 12],
    ['I3', 876, 12],
    ['V3', 1752, 30],
    ['I4', 852, 12],
    ['L4', 3408, 60],
    ['T4', 1704, 36],
    ['Z4', 1704, 36],
    ['O4', 432, 6],
    ['F5', 3312, 84],
    ['I5', 828, 12],
    ['L5', 3312, 60],
    ['N5', 3312, 72],
    ['P5', 3360, 60],
    ['T5', 1656, 36],
    ['U5', 1656, 24],
    ['V5', 1656, 30],
    ['W5', 1656, 42],
    ['X5', 414, 12],
    ['Y5', 3312, 72],
    ['Z5', 1656, 36],
  ] as const),
];

describe('placements', () => {
  // Made by the first test that needs them: if they cannot be made, a test fails, and the file still loads.
  let all: (readonly number[])[] = [];
  const listAll = () => {
    if (all.length === 0) all = Array.from(placements().piece, (_, id) => squaresOf(id));
    return all;
  };
  const nameOf = (square: number) => SQUARES[square] ?? 'Ua1';
  const facesOf = (squares: readonly number[]) =>
    new Set(squares.map((square) => Math.floor(square / 81))).size;

  test('are as many of each piece as were counted, each once', () => {
    const table = placements();
    const all = listAll();
    expect(PIECES).toEqual(COUNTS.map(([piece]) => piece));
    const counts = countBy(table.piece, (piece) => PIECES[piece]);
    expect(counts).toEqual(new Map(COUNTS.map(([piece, count]) => [piece, count])));
    expect(all).toHaveLength(38_220);
    expect(new Set(all.map(String)).size).toBe(38_220);
    expect(countBy(all, facesOf)).toEqual(
      new Map([
        [1, 27_492],
        [2, 10_704],
        [3, 24],
      ]),
    );
    const roundCorners = all.flatMap((squares, id) => (facesOf(squares) === 3 ? [id] : []));
    expect(new Set(roundCorners.map((id) => PIECES[table.piece[id] ?? 0]))).toEqual(
      new Set(['V5']),
    );
  });

  test('sort by piece, then by squares, and their squares alone name the piece', () => {
    const table = placements();
    const all = listAll();
    const keys = all.map((squares, id) => [table.piece[id] ?? 0, ...squares]);
    const isAfterTheOneBefore = (key: readonly number[], id: number) => {
      const before = keys[id - 1] ?? [];
      const index = key.findIndex((value, place) => value !== before[place]);
      return (key[index] ?? -1) > (before[index] ?? -1);
    };
    expect(keys.filter((key, id) => !isAfterTheOneBefore(key, id))).toEqual([]);
    for (let id = 0; id < all.length; id += 7) {
      const move = encodeMove({ player: 'A', squares: all[id]?.map(nameOf) ?? [] });
      expect(pieceOf(move)).toBe(PIECES[table.piece[id] ?? 0]);
    }
  });

  test('cover a free square in 211 to 414 ways, and its tree has them all', () => {
    const { trees, nodes, ids } = placements();
    const all = listAll();
    const sizes: number[] = [];
    for (const square of SQUARES.keys()) {
      const [start = 0, end = 0] = [trees[square], trees[square + 1]];
      if (end > start) sizes.push(end - start);
      const path: { square: number; end: number }[] = [];
      const wrong: number[] = [];
      for (let node = start; node < end; node++) {
        while ((path.at(-1)?.end ?? end) <= node) path.pop();
        const bits = nodes[node] ?? 0;
        path.push({ square: bits & Node.Square, end: node + (bits >>> Node.Size) });
        const covered = path.map((each) => each.square).sort((one, other) => one - other);
        if (String(all[ids[node] ?? 0]) !== String(covered)) wrong.push(node);
      }
      expect(wrong).toEqual([]);
    }
    expect(sizes).toHaveLength(462);
    expect([Math.min(...sizes), Math.max(...sizes)]).toEqual([211, 414]);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeCloseTo(374.9, 1);
    expect(pieceTree().piece).toHaveLength(414);
  });
});

describe('first moves', () => {
  test.each(PLAYER_IDS)('of %s are 750, of each piece as many as were counted', (first) => {
    const moves = legalMoves(newGame({ rules: { first } }));
    expect(moves).toHaveLength(750);
    const counts = countBy(moves, pieceOf);
    expect(counts).toEqual(new Map(COUNTS.map(([piece, , count]) => [piece, count])));
    const faces = (move: string) => new Set(move.slice(1).replace(/[^A-Z]/g, '')).size;
    expect(countBy(moves, faces)).toEqual(
      new Map([
        [1, 642],
        [2, 108],
      ]),
    );
  });

  test('are 125 from each of the six build points', () => {
    const state = newGame();
    const points = buildPoints(state, 'A');
    expect(points).toEqual(['Ub8', 'Lh2', 'Fb2', 'Rh8', 'Bb8', 'Dh8']);
    const moves = legalMoves(state).map((move) => decodeMove(move).squares);
    for (const point of points) {
      expect(moves.filter((squares) => squares.includes(point))).toHaveLength(125);
    }
  });

  test('are 561,884 by two players', () => {
    expect([0, 1, 2].map((depth) => perft(newGame(), depth))).toEqual([1, 750, 561_884]);
  });

  test('are 420,489,006 by three players and 314,328,406,368 by four, as none overlap', () => {
    // In the first round players hinder each other by the squares they cover alone.
    const lists = PLAYER_IDS.map((first) =>
      legalMoves(newGame({ rules: { first } })).map((move) => [...decodeMove(move).squares]),
    );
    const [three, four] = [countDisjointChoices(lists.slice(0, 3)), countDisjointChoices(lists)];
    expect([three, four]).toEqual([420_489_006, 314_328_406_368]);
  });
});

test('random games are as long as they were counted', () => {
  const games = Array.from({ length: 30 }, (_, seed) =>
    cubeBlokus.rollout?.(newGame(), seededRng(seed), { moves: 1000 }),
  );
  const mean = (values: readonly number[]) =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const moves = games.map((game) => game?.moves ?? 0);
  expect(Math.min(...moves)).toBeGreaterThanOrEqual(62);
  expect(Math.max(...moves)).toBeLessThanOrEqual(77);
  expect(Math.abs(mean(moves) - 69.3)).toBeLessThan(1);
  // With the 24 start squares.
  const covered = games.map((game) => 24 + (game?.scores ?? []).reduce((sum, each) => sum + each));
  expect(Math.abs(mean(covered) - 312)).toBeLessThan(4);
});

test('the list of legal placements has each that is legal by itself, ascending', () => {
  const all = [...placements().piece.keys()];
  const steps = [...randomGame(newGame(), 1)];
  // Of each player in turn.
  for (const { before } of steps.filter((_, index) => index % 5 === 0)) {
    const position = positionOf(before);
    const legal = all.filter((id) => isLegalPlacement(position, id));
    expect([...legalPlacements(position)].join()).toBe(legal.join());
  }
});

test('the largest piece first covers more', () => {
  const covered = Array.from({ length: 2 }, (_, seed) => {
    const rng = seededRng(seed);
    let state = newGame();
    while (state.phase === 'play') {
      const moves = legalMoves(state);
      const sizeOf = (move: (typeof moves)[number]) => Number(pieceOf(move)?.charAt(1));
      const largest = Math.max(...moves.slice(-1).map(sizeOf));
      const best = moves.filter((move) => sizeOf(move) === largest);
      state = applyMove(state, best[Math.floor(rng() * best.length)] ?? 'AUb8');
    }
    expect(encodeState(state)[0].charAt(0)).toBe('-');
    return standings(state).reduce((sum, { score }) => sum + score, 24);
  });
  const mean = covered.reduce((sum, each) => sum + each, 0) / covered.length;
  expect(mean).toBeGreaterThan(330);
});
