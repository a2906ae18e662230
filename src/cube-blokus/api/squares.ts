/**
 * The surface of the cube, by the names of its squares.
 *
 * @packageDocumentation
 */
import { showValue } from '../../text/message.js';
import { squareName } from '../codec/notation.js';
import { besides, diagonals } from '../state/groups.js';
import { cornersOf, type Point, SQUARES } from '../state/surface.js';
import type { Square } from '../state/vocabulary.js';

/** Return the number of a square; throw for one that does not exist. */
function squareIndex(square: Square): number {
  const index = SQUARES.indexOf(square);
  if (index >= 0) return index;
  throw new RangeError(`Square: found ${showValue(square)}, expected a square, such as Ua1.`);
}

/**
 * List the squares that share a side with a square, also over the edges of the cube.
 *
 * @param square - a square
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
 * @param square - a square
 * @returns four squares, clockwise from the one at its upper left in the unfolded cube; three at a
 * corner of the cube, where three squares meet that all share sides
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
 * The cube is 9 long: x runs to the right, y upwards, z from the back to the front.
 *
 * @param square - a square
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
