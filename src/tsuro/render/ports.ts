/** Where the ports of a square lie, in units of the pictures, and how the wires between them bend. */

/** Side of a square, and of a tile's own units. */
export const SIDE = 60;

/** A point, to the right and down. */
export type Point = readonly [x: number, y: number];

/** The ports of a square whose corner is at 0, 0, at the thirds of its sides. */
const PORT_POINTS: readonly Point[] = [
  [20, 0],
  [40, 0],
  [60, 20],
  [60, 40],
  [40, 60],
  [20, 60],
  [0, 40],
  [0, 20],
];

/** The directions into the square, by side. */
const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** How far a Bezier curve's control point is for a quarter of an ellipse: of its axis. */
const QUARTER = 0.5523;

/** How deep a wire between two ports of one side goes: the control points are deeper. */
const TURN_DEPTH = 26;

/** Return the point of a port. */
export function portPoint(port: number, [x, y]: Point = [0, 0]): Point {
  const [right, down] = PORT_POINTS[port] ?? [0, 0];
  return [x + right, y + down];
}

/** Return the direction from a port into its square. */
export function inwardFrom(port: number): Point {
  return INWARD[port >> 1] ?? [0, 0];
}

/** Return how far the control points of the wire between two ports are from them. */
function depthsOf(from: number, to: number): readonly [from: number, to: number] {
  const [one, other] = [portPoint(from), portPoint(to)];
  const [across, down] = [Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1])];
  const [side, otherSide] = [from >> 1, to >> 1];
  if (side === otherSide) return [TURN_DEPTH, TURN_DEPTH];
  if (side % 2 === otherSide % 2) return [SIDE / 2, SIDE / 2];
  // Sides that meet in a corner: the curve is a quarter of an ellipse.
  const [vertical, horizontal] = [QUARTER * down, QUARTER * across];
  return side % 2 === 0 ? [vertical, horizontal] : [horizontal, vertical];
}

/** Go from a point into a direction. */
export function movedBy([x, y]: Point, [right, down]: Point, far: number): Point {
  return [x + far * right, y + far * down];
}

/** Return the two control points of the wire between two ports, and its end. */
export function wirePoints(from: number, to: number, corner?: Point): readonly Point[] {
  const [depth, otherDepth] = depthsOf(from, to);
  const [start, end] = [portPoint(from, corner), portPoint(to, corner)];
  return [movedBy(start, inwardFrom(from), depth), movedBy(end, inwardFrom(to), otherDepth), end];
}
