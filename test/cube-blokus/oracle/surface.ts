import { type Player, present, type Square } from './types.js';

// The cube is [0, 9]³ with x to the right, y up and z to the viewer.

export type Vector = readonly [x: number, y: number, z: number];
export type Face = 'U' | 'L' | 'F' | 'R' | 'B' | 'D';

export const FACES: readonly Face[] = ['U', 'L', 'F', 'R', 'B', 'D'];
export const COLUMNS = [...'abcdefghi'];
export const ROWS = [...'123456789'];

type FaceFrame = { corner: Vector; columns: Vector; rows: Vector };

/** Of every face the cube's corner at its square a1, and where its columns and rows run. */
const FRAMES: Record<Face, FaceFrame> = {
  U: { corner: [0, 9, 0], columns: [1, 0, 0], rows: [0, 0, 1] },
  L: { corner: [0, 9, 0], columns: [0, 0, 1], rows: [0, -1, 0] },
  F: { corner: [0, 9, 9], columns: [1, 0, 0], rows: [0, -1, 0] },
  R: { corner: [9, 9, 9], columns: [0, 0, -1], rows: [0, -1, 0] },
  B: { corner: [9, 9, 0], columns: [-1, 0, 0], rows: [0, -1, 0] },
  D: { corner: [0, 0, 9], columns: [1, 0, 0], rows: [0, 0, -1] },
};

function plus(a: Vector, b: Vector): Vector {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
}

function times(factor: number, v: Vector): Vector {
  // Without `+ 0`, 0 times −1 would be −0.
  return [factor * v[0] + 0, factor * v[1] + 0, factor * v[2] + 0];
}

export function cross(a: Vector, b: Vector): Vector {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

function sameVector(a: Vector, b: Vector): boolean {
  return a[0] === b[0] && a[1] === b[1] && a[2] === b[2];
}

/** All squares in ascending order: by face, then row, then column. */
export const SQUARES: readonly Square[] = FACES.flatMap((face) =>
  ROWS.flatMap((row) => COLUMNS.map((column) => face + column + row)),
);

const PLACE_IN_ORDER = new Map(SQUARES.map((square, place) => [square, place]));

export function isSquare(text: string): boolean {
  return PLACE_IN_ORDER.has(text);
}

export function ascending(squares: readonly Square[]): Square[] {
  const place = (square: Square): number => present(PLACE_IN_ORDER.get(square));
  return [...squares].sort((a, b) => place(a) - place(b));
}

export function faceOf(square: Square): Face {
  return present(FACES.find((face) => face === square.charAt(0)));
}

/**
 * The four corner points of a square, clockwise seen from outside, the one nearest to the outer
 * corner of the face's square a1 first.
 */
export function squareCorners(square: Square): Vector[] {
  const { corner, columns, rows } = FRAMES[faceOf(square)];
  const column = COLUMNS.indexOf(square.charAt(1));
  const row = ROWS.indexOf(square.charAt(2));
  const first = plus(corner, plus(times(column, columns), times(row, rows)));
  return [first, plus(first, columns), plus(plus(first, columns), rows), plus(first, rows)];
}

/** The sides of a square, each named by its two end points. */
function squareEdges(square: Square): string[] {
  const corners = squareCorners(square).map(String);
  return corners.map((corner, index) =>
    [corner, present(corners[(index + 1) % 4])].sort().join(' '),
  );
}

/** The squares at each point or edge that the function names. */
function squaresAt(names: (square: Square) => string[]): Map<string, Square[]> {
  const found = new Map<string, Square[]>();
  for (const square of SQUARES) {
    for (const name of names(square)) found.set(name, [...(found.get(name) ?? []), square]);
  }
  return found;
}

const POINTS = squaresAt((square) => squareCorners(square).map(String));
const EDGES = squaresAt(squareEdges);

function otherSquares(square: Square, names: string[], at: Map<string, Square[]>): Set<Square> {
  return new Set(
    names.flatMap((name) => present(at.get(name)).filter((other) => other !== square)),
  );
}

function findSideNeighbours(square: Square): Square[] {
  return [...otherSquares(square, squareEdges(square), EDGES)];
}

/** Those that share a point with the square, but no edge. */
function findCornerNeighbours(square: Square): Square[] {
  const sides = findSideNeighbours(square);
  const touching = otherSquares(square, squareCorners(square).map(String), POINTS);
  return [...touching].filter((other) => !sides.includes(other));
}

const SIDE_NEIGHBOURS = new Map(SQUARES.map((square) => [square, findSideNeighbours(square)]));
const CORNER_NEIGHBOURS = new Map(SQUARES.map((square) => [square, findCornerNeighbours(square)]));

export function sideNeighbours(square: Square): Square[] {
  return present(SIDE_NEIGHBOURS.get(square));
}

export function cornerNeighbours(square: Square): Square[] {
  return present(CORNER_NEIGHBOURS.get(square));
}

// Start squares

/** The two opposite corners of the cube that belong to each player. */
const START_CORNERS: Record<Player, [Vector, Vector]> = {
  A: [
    [0, 9, 9],
    [9, 0, 0],
  ],
  B: [
    [9, 9, 0],
    [0, 0, 9],
  ],
  C: [
    [9, 9, 9],
    [0, 0, 0],
  ],
  D: [
    [0, 9, 0],
    [9, 0, 9],
  ],
};

function squaresAround(corners: Vector[]): Square[] {
  return ascending(corners.flatMap((corner) => present(POINTS.get(String(corner)))));
}

export const START_SQUARES: Record<Player, Square[]> = {
  A: squaresAround(START_CORNERS.A),
  B: squaresAround(START_CORNERS.B),
  C: squaresAround(START_CORNERS.C),
  D: squaresAround(START_CORNERS.D),
};

const ALL_START_SQUARES = new Set(Object.values(START_SQUARES).flat());

export function isStartSquare(square: Square): boolean {
  return ALL_START_SQUARES.has(square);
}

// Walking

/**
 * Somebody who stands in the middle of a square, outside of the cube, and knows where right and
 * down are. Middles are given in half units, so that they are whole numbers.
 */
export type Walker = { middle: Vector; right: Vector; down: Vector };
export type Direction = 'left' | 'right' | 'up' | 'down';

function middleOf(square: Square): Vector {
  const corners = squareCorners(square);
  return plus(present(corners[0]), present(corners[2]));
}

function nameOfPoint([x, y, z]: Vector): string {
  return `${x},${y},${z}`;
}

const SQUARE_BY_MIDDLE = new Map(SQUARES.map((square) => [nameOfPoint(middleOf(square)), square]));

/** A walker who sees the face as the net shows it. */
export function walkerOn(square: Square): Walker {
  const { columns, rows } = FRAMES[faceOf(square)];
  return { middle: middleOf(square), right: columns, down: rows };
}

export function squareUnder(walker: Walker): Square {
  return present(SQUARE_BY_MIDDLE.get(nameOfPoint(walker.middle)));
}

function headingOf(walker: Walker, direction: Direction): Vector {
  if (direction === 'right') return walker.right;
  if (direction === 'left') return times(-1, walker.right);
  if (direction === 'down') return walker.down;
  return times(-1, walker.down);
}

/** One step to the next square; over an edge of the cube everything turns with the surface. */
export function step(walker: Walker, direction: Direction): Walker {
  const heading = headingOf(walker, direction);
  const ahead = plus(walker.middle, times(2, heading));
  if (ahead.every((coordinate) => coordinate >= 0 && coordinate <= 18)) {
    return { ...walker, middle: ahead };
  }
  // Right, down and inwards are a right-handed system, as x, z and −y on the upper face are.
  const inwards = cross(walker.right, walker.down);
  const turned = (v: Vector): Vector => {
    if (sameVector(v, heading)) return inwards;
    if (sameVector(v, times(-1, heading))) return times(-1, inwards);
    return v;
  };
  const middle = plus(plus(walker.middle, heading), inwards);
  return { middle, right: turned(walker.right), down: turned(walker.down) };
}
