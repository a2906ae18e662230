/** The surface of the cube as the page walks over it, square by square and over its edges. */
import { SQUARES, sideNeighbours } from '../state/surface.js';
import { FACES, type Face, type Square } from '../state/vocabulary.js';

/** Squares along a side of a face, and of a whole face. */
export const SIZE = 9;
const AREA = SIZE * SIZE;

/** A side of a square, clockwise: above, right, below, left, as the net shows it. */
export type Direction = 0 | 1 | 2 | 3;

export const DIRECTIONS: readonly Direction[] = [0, 1, 2, 3];

/** What lies in each direction: to the right, and down. */
export const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;

/** A square, and how directions have turned on the way to it, in quarters clockwise. */
export interface Heading {
  readonly square: Square;
  readonly turn: Direction;
}

/** Add quarter turns. */
export function turned(direction: Direction, quarters: number): Direction {
  // A number below 4.
  return ((((direction + quarters) % 4) + 4) % 4) as Direction;
}

/** The four squares next to each square, clockwise from the one above it in the net. */
const BESIDE: ReadonlyMap<Square, readonly Square[]> = new Map(
  SQUARES.map((square) => [square, sideNeighbours(square)]),
);

/** List the squares next to a square, clockwise from the one above it in the net. */
export function besides(square: Square): readonly Square[] {
  return BESIDE.get(square) ?? [];
}

/** Go to the next square in a direction, as it was before any turn: who enters by a side continues to the opposite one. */
export function stepFrom({ square, turn }: Heading, direction: Direction): Heading {
  const side = turned(direction, turn);
  const next = besides(square)[side] ?? square;
  const entry = besides(next).indexOf(square);
  return { square: next, turn: turned(turn, entry + 2 - side) };
}

/** Return the face of a square. */
export function faceOf(square: Square): Face {
  // Names of squares begin with their faces.
  return square.charAt(0) as Face;
}

/** Return the row and the column of a square on its face, from 1. */
export function placeOn(square: Square): { readonly row: number; readonly column: number } {
  const index = SQUARES.indexOf(square) % AREA;
  return { row: Math.floor(index / SIZE) + 1, column: (index % SIZE) + 1 };
}

/** List the faces that squares are on, in the order of the net. */
export function facesOf(squares: readonly Square[]): Face[] {
  return FACES.filter((face) => squares.some((square) => faceOf(square) === face));
}
