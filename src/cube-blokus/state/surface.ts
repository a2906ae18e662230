/**
 * The surface of the cube: its squares in space, which of them are neighbours, and what both are by the names of squares.
 *
 * Squares are numbered by face, row and column. The four sides of a square are numbered clockwise, from
 * the one at the top of the unfolded cube; corner `n` lies between side `n - 1` and side `n`.
 */
import { showValue } from '../../text/message.js';
import { once } from './tables.js';
import { COLUMNS, FACES, type Square } from './vocabulary.js';

/** Numbers of the surface. */
export enum Cube {
  /** Squares along a side of a face. */
  Size = 9,
  /** Squares of a face. */
  Face = 81,
  Squares = 486,
}

/**
 * A corner of a square in space, in lengths of a square: x to the right, y upwards, z from the back to the front, each
 * an integer from 0 to 9. {@link squareCorners} returns them.
 */
export type Point = readonly [x: number, y: number, z: number];

/** The point at the outer corner of a face's first square, and where its columns and rows run. */
type Frame = readonly [corner: Point, columns: Point, rows: Point];

const FRAMES: readonly Frame[] = [
  [
    [0, 9, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
  [
    [0, 9, 0],
    [0, 0, 1],
    [0, -1, 0],
  ],
  [
    [0, 9, 9],
    [1, 0, 0],
    [0, -1, 0],
  ],
  [
    [9, 9, 9],
    [0, 0, -1],
    [0, -1, 0],
  ],
  [
    [9, 9, 0],
    [-1, 0, 0],
    [0, -1, 0],
  ],
  [
    [0, 0, 9],
    [1, 0, 0],
    [0, 0, -1],
  ],
];

/** Return the number of a square. */
export function squareAt(face: number, row: number, column: number): number {
  return face * Cube.Face + row * Cube.Size + column;
}

/**
 * The 486 squares of the cube, by face (in the order of `FACES`), then by row, then by column.
 *
 * @example
 * ```ts
 * SQUARES.length; // 486
 * SQUARES.slice(8, 11); // ['Ui1', 'Ua2', 'Ub2']
 * ```
 */
export const SQUARES: readonly Square[] = /* @__PURE__ */ Object.freeze(
  FACES.flatMap((face) =>
    ([1, 2, 3, 4, 5, 6, 7, 8, 9] as const).flatMap((row) =>
      COLUMNS.map((column) => `${face}${column}${row}` as const),
    ),
  ),
);

/** Name a square. */
export function squareName(square: number): Square {
  // There is a name for each square.
  return SQUARES[square] as Square;
}

/** Return the number of a square; throw for one that does not exist. */
function squareIndex(square: Square): number {
  const index = SQUARES.indexOf(square);
  if (index >= 0) return index;
  throw new RangeError(`Square: found ${showValue(square)}, expected a square, such as Ua1.`);
}

/** List the four corners of a square, clockwise from the one at the top left of the unfolded cube. */
export function cornersOf(square: number): [Point, Point, Point, Point] {
  const place = square % Cube.Face;
  const row = Math.floor(place / Cube.Size);
  const column = place % Cube.Size;
  // There is a frame for each face.
  const [[x, y, z], columns, rows] = FRAMES[Math.floor(square / Cube.Face)] as Frame;
  const point = (right: number, down: number): Point => [
    x + columns[0] * right + rows[0] * down,
    y + columns[1] * right + rows[1] * down,
    z + columns[2] * right + rows[2] * down,
  ];
  return [
    point(column, row),
    point(column + 1, row),
    point(column + 1, row + 1),
    point(column, row + 1),
  ];
}

/** Which squares are neighbours, four entries for each square. */
export interface Surface {
  /**
   * By side: the neighbour's number times 4, plus how directions turn on the way. What is direction `d`
   * before is direction `d` plus this, modulo 4, seen from the neighbour.
   */
  readonly steps: Uint16Array;
  /** By side: the neighbour. */
  readonly sides: Uint16Array;
  /** By corner: the square that shares it but no side. At a corner of the cube, there is none: the square itself. */
  readonly diagonals: Uint16Array;
}

/** Return the neighbours of all squares. */
export const surface: () => Surface = once(makeSurface);

function makeSurface(): Surface {
  const steps = new Uint16Array(4 * Cube.Squares);
  const sides = new Uint16Array(4 * Cube.Squares);
  const diagonals = new Uint16Array(4 * Cube.Squares);
  // Going round clockwise, the squares at an edge of the grid pass it in opposite directions.
  const ways = new Map<number, number>();
  const points: number[] = [];
  for (let square = 0; square < Cube.Squares; square++) {
    for (const [x, y, z] of cornersOf(square)) points.push(x * 100 + y * 10 + z);
  }
  const wayOf = (side: number) => [points[side] ?? 0, points[nextSide(side)] ?? 0] as const;
  for (const side of points.keys()) {
    const [start, end] = wayOf(side);
    ways.set(start * 1000 + end, side);
  }
  for (const side of points.keys()) {
    const [start, end] = wayOf(side);
    const behind = ways.get(end * 1000 + start) ?? 0;
    // Who enters by a side continues to the opposite one.
    steps[side] = (behind & ~3) | ((behind + 2 - side) & 3);
    sides[side] = behind >> 2;
  }
  for (const corner of points.keys()) {
    const first = steps[corner] ?? 0;
    const second = sides[(first & ~3) | ((corner + first + 3) & 3)] ?? 0;
    // Where three squares meet, the second is also behind the side before the corner.
    const isBeside = second === sides[(corner & ~3) | ((corner + 3) & 3)];
    diagonals[corner] = isBeside ? corner >> 2 : second;
  }
  return { steps, sides, diagonals };
}

/** Return the next side of the same square, clockwise. */
function nextSide(side: number): number {
  return (side & ~3) | ((side + 1) & 3);
}

/** List the neighbours of a square that share a side with it. */
export function besides(square: number): number[] {
  return [...surface().sides.subarray(4 * square, 4 * square + 4)];
}

/** List the neighbours of a square that share nothing but a corner with it. */
export function diagonals(square: number): number[] {
  const around = surface().diagonals.subarray(4 * square, 4 * square + 4);
  return [...around].filter((other) => other !== square);
}

/** The squares around the cube's corners that each player owns from the start. */
const START_NAMES: readonly (readonly Square[])[] = [
  ['Ua9', 'Li1', 'Fa1', 'Ri9', 'Ba9', 'Di9'],
  ['Ui1', 'Ri1', 'Ba1', 'Li9', 'Fa9', 'Da1'],
  ['Ui9', 'Fi1', 'Ra1', 'La9', 'Bi9', 'Da9'],
  ['Ua1', 'La1', 'Bi1', 'Fi9', 'Ra9', 'Di1'],
];

/** The numbers of the squares that each player owns from the start. */
export const START_SQUARES: readonly (readonly number[])[] = START_NAMES.map((names) =>
  names.map((name) => SQUARES.indexOf(name)),
);

const START_OWNERS: ReadonlyMap<number, number> = new Map(
  START_SQUARES.flatMap((squares, player) => squares.map((square) => [square, player] as const)),
);

/** Return the player who owns a square from the start; -1 for all other squares. */
export function startOwner(square: number): number {
  return START_OWNERS.get(square) ?? -1;
}

/**
 * List the squares that share a side with a square, also over the edges of the cube.
 *
 * @param square - a square, such as `Ua9`
 * @returns four squares, clockwise from the one above it in the unfolded cube
 * @throws RangeError if there is no such square
 *
 * @example
 * ```ts
 * sideNeighbours('Ua9'); // ['Ua8', 'Ub9', 'Fa1', 'Li1']
 * ```
 */
export function sideNeighbours(square: Square): Square[] {
  return besides(squareIndex(square)).map(squareName);
}

/**
 * List the squares that share a corner with a square, but no side.
 *
 * @param square - a square, such as `Ua9`
 * @returns four squares, clockwise from the one at its upper left in the unfolded cube; three if the square is at a
 *   corner of the cube, where three squares meet that all share sides
 * @throws RangeError if there is no such square
 *
 * @example
 * ```ts
 * cornerNeighbours('Ua9'); // ['Lh1', 'Ub8', 'Fb1']
 * ```
 */
export function cornerNeighbours(square: Square): Square[] {
  return diagonals(squareIndex(square)).map(squareName);
}

/**
 * Return the corners of a square in space, to draw the cube.
 *
 * The unit is the side of a square, so the cube is 9 long: x runs to the right, y upwards, z from the back to the
 * front.
 *
 * @param square - a square, such as `Fa1`
 * @returns four points `[x, y, z]`, each number from 0 to 9: clockwise as seen from outside, from the corner
 * nearest to the outer corner of the face's `a1`
 * @throws RangeError if there is no such square
 *
 * @example
 * ```ts
 * squareCorners('Fa1'); // [[0, 9, 9], [1, 9, 9], [1, 8, 9], [0, 8, 9]]
 * ```
 */
export function squareCorners(square: Square): [Point, Point, Point, Point] {
  return cornersOf(squareIndex(square));
}
