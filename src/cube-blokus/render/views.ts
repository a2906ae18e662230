/**
 * Where faces are in a picture: side by side as a net, or on the cube as seen from one of its corners.
 *
 * @packageDocumentation
 */
import { Cube, cornersOf, type Point } from '../state/surface.js';
import { FACES } from '../state/vocabulary.js';

/** The corners of the cube, each named by its three faces. */
const CORNERS = ['UFL', 'UFR', 'UBL', 'UBR', 'DFL', 'DFR', 'DBL', 'DBR'] as const;

/**
 * The views of the cube: unfolded, or from a corner, which is named by the three faces that are seen. From a
 * corner of D, the cube is turned over, with D on top.
 *
 * @example
 * ```ts
 * VIEWS.slice(0, 3); // ['net', 'UFL', 'UFR']
 * ```
 */
export const VIEWS = /* @__PURE__ */ Object.freeze(['net', ...CORNERS] as const);

/** A view of the cube. */
export type View = (typeof VIEWS)[number];

/** A point of the picture. */
export type Place = readonly [x: number, y: number];

/** Where a face is. */
export interface FacePlace {
  /** The number of the face. */
  readonly face: number;
  /** The outer corner of its first square, and the steps to the next column and to the next row. */
  readonly origin: Place;
  readonly column: Place;
  readonly row: Place;
  /** Whether its columns are named along the first row, and its rows along the first column. */
  readonly isNamedAbove: boolean;
  readonly isNamedLeft: boolean;
  /** How dark its shadow is, 0 to 1. */
  readonly shade: number;
}

/** Side of a square of the net. */
const SQUARE = 20;

/** From a face of the net to the next one. */
export const FACE_PITCH = 206;

/** Columns and rows of the faces in the net, in the order of the faces. */
const NET: readonly Place[] = [
  [1, 0],
  [0, 1],
  [1, 1],
  [2, 1],
  [3, 1],
  [1, 2],
];

/** Place the faces of the net, the one at its top left corner at a point. */
export function netPlaces([left, top]: Place): FacePlace[] {
  return NET.map(([column, row], face) => ({
    face,
    origin: [left + column * FACE_PITCH, top + row * FACE_PITCH],
    column: [SQUARE, 0],
    row: [0, SQUARE],
    isNamedAbove: true,
    isNamedLeft: true,
    shade: 0,
  }));
}

/** From the middle of the cube to its corners, of which six are on a circle in the picture. */
export const CUBE_RADIUS = 226;

/** The length of a side of a square in units of the picture, were it not seen aslant. */
const SCALE = CUBE_RADIUS / (Math.sqrt(6) * (Cube.Size / 3));

/** How dark the faces are, in their order: light falls on U or D, whichever is on top. */
const SHADES: readonly number[] = [0, 0.18, 0.08, 0.18, 0.08, 0];

function dot(one: Point, other: Point): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function difference(one: Point, other: Point): Point {
  return [one[0] - other[0], one[1] - other[1], one[2] - other[2]];
}

/** The faces by their letters. */
const LETTERS: readonly string[] = FACES;

/**
 * Place the three faces that are seen from a corner, the middle of the cube at a point.
 *
 * For a corner of D the cube is turned over, so that D is on top. Drawn from below, it would look hollow.
 */
export function cubePlaces(corner: string, [left, top]: Place): FacePlace[] {
  const sight: Point = [
    corner.includes('R') ? 1 : -1,
    corner.includes('U') ? 1 : -1,
    corner.includes('F') ? 1 : -1,
  ];
  const [x, y, z] = sight;
  const across: Point = [y * z, 0, -x * y];
  const down: Point = [x, -2 * y, z];
  const project = (way: Point): Place => [
    (SCALE * dot(way, across)) / Math.sqrt(2),
    (SCALE * dot(way, down)) / Math.sqrt(6),
  ];
  return [...corner].map((letter) => {
    const face = LETTERS.indexOf(letter);
    const [start, right, , below] = cornersOf(face * Cube.Face);
    const [column, row] = [difference(right, start), difference(below, start)];
    const middle = Cube.Size / 2;
    const [originX, originY] = project(difference(start, [middle, middle, middle]));
    return {
      face,
      origin: [left + originX, top + originY],
      column: project(column),
      row: project(row),
      // Names stand where no other face is seen.
      isNamedAbove: dot(row, sight) > 0,
      isNamedLeft: dot(column, sight) > 0,
      shade: SHADES[face] ?? 0,
    };
  });
}
