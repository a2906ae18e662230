/**
 * The board: 100 squares, each with eight ports.
 *
 * A square's number is `10 × column + row`, which is its text as a number. A *place*, a square and one of
 * its ports, has the number `8 × square + port`.
 *
 * @packageDocumentation
 */

/** Numbers of the board. */
export enum Board {
  Size = 10,
  Squares = 100,
  Places = 800,
}

/** Return the squares of a board without tiles, for a reader to fill. */
export function emptySquares(): number[] {
  // A plain list: engines copy one faster than a typed array of this size.
  return new Array<number>(Board.Squares).fill(0);
}

/** What {@link across} gives for a port at the edge of the board. */
export const EDGE = -1;

/** The port that each port faces across a border. */
const FACING: readonly number[] = [5, 4, 7, 6, 1, 0, 3, 2];

/** How far on the neighbour's number is, by the side of the square: north, east, south, west. */
const STEPS: readonly number[] = [-1, Board.Size, 1, -Board.Size];

/** Whether a side of a square is at the edge of the board. */
function isAtEdge(square: number, side: number): boolean {
  const column = Math.trunc(square / Board.Size);
  const row = square % Board.Size;
  const last = Board.Size - 1;
  return [row === 0, column === last, row === last, column === 0][side] === true;
}

/** The place that each place faces. */
const ACROSS: Int16Array = /* @__PURE__ */ Int16Array.from({ length: Board.Places }, (_, place) => {
  const [square, port] = [place >> 3, place & 7];
  const side = port >> 1;
  if (isAtEdge(square, side)) return EDGE;
  return 8 * (square + (STEPS[side] ?? 0)) + (FACING[port] ?? 0);
});

/** Return the place that a place faces, {@link EDGE} for none. */
export function across(place: number): number {
  return ACROSS[place] ?? EDGE;
}

/** Return the number of the square that a place faces, a negative one for none. */
export function facedSquare(place: number): number {
  return across(place) >> 3;
}

/** List the squares beside a square, clockwise from the north. */
export function neighboursOf(square: number): number[] {
  return [0, 1, 2, 3]
    .filter((side) => !isAtEdge(square, side))
    .map((side) => square + (STEPS[side] ?? 0));
}

/** Whether a square is at the edge of the board. */
export function isPeriphery(square: number): boolean {
  return [0, 1, 2, 3].some((side) => isAtEdge(square, side));
}
