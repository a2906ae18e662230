/** Where squares, ports and paths lie, in units of the picture of the board. */
import type { Walk } from '../api/wires.js';
import { TILES } from '../state/tiles.js';
import { type Place, PORTS, type Port, type Rotation, type Square } from '../state/vocabulary.js';

/** Side of a square. */
export const SIDE = 60;

/** Squares in a row and in a column. */
export const COLUMNS = 10;

/** A point, to the right and down. */
export type Point = readonly [x: number, y: number];

/** The ports at the thirds of the sides, and the way into the square from each side. */
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
const INWARD: readonly Point[] = [
  [0, 1],
  [-1, 0],
  [0, -1],
  [1, 0],
];

/** How deep a path between two ports of one side goes, or of opposite sides. */
const TURN_DEPTH = 26;
const STRAIGHT_DEPTH = 30;

/** How far a control point is for a quarter of an ellipse: of its axis. */
const QUARTER = 0.5523;

/** Return the column and the row of a square, from 0. */
export function coordinatesOf(square: string): Point {
  return [Number(square[0]), Number(square[1])];
}

/** Return the square at a column and a row, which are on the board. */
export function squareAt(column: number, row: number): Square {
  return `${column}${row}` as Square;
}

/** List all squares, row by row. */
export const SQUARES: readonly Square[] = Array.from({ length: COLUMNS ** 2 }, (_, index) =>
  squareAt(index % COLUMNS, Math.floor(index / COLUMNS)),
);

/** Return the corner of a square. */
export function cornerOf(square: string): Point {
  const [column, row] = coordinatesOf(square);
  return [column * SIDE, row * SIDE];
}

/** Whether a square is at the edge of the board. */
export function isEdge(square: string): boolean {
  return coordinatesOf(square).some((each) => each === 0 || each === COLUMNS - 1);
}

/** Split a place into its square and its port. */
export function partsOf(place: Place): { readonly square: Square; readonly port: Port } {
  // A place is two digits and a letter.
  return { square: place.slice(0, 2) as Square, port: place.slice(2) as Port };
}

/** Return the point of a port of a square. */
export function pointOf(square: string, port: Port): Point {
  const [x, y] = cornerOf(square);
  const [right, down] = PORT_POINTS[PORTS.indexOf(port)] ?? [0, 0];
  return [x + right, y + down];
}

/** List the ports of a square, the nearest to a point of it first. */
export function portsNear([x, y]: Point): readonly Port[] {
  const distance = (port: Port) => {
    const [right, down] = pointOf('00', port);
    return Math.hypot(right - x, down - y);
  };
  return PORTS.toSorted((one, other) => distance(one) - distance(other));
}

/** Return the port of the next square that is at the same point. */
export function facingPort(port: Port): Port {
  const index = PORTS.indexOf(port);
  return PORTS[(index % 2 === 0 ? index + 5 : index + 3) % PORTS.length] ?? port;
}

/** Return the square on the other side of a port; `undefined` beyond the edge of the board. */
export function squareBeyond(square: string, port: Port): Square | undefined {
  const [column, row] = coordinatesOf(square);
  const [dx, dy] = INWARD[PORTS.indexOf(port) >> 1] ?? [0, 0];
  const [x, y] = [column - dx, row - dy];
  return Math.min(x, y) < 0 || Math.max(x, y) >= COLUMNS ? undefined : squareAt(x, y);
}

/** List the ports of a square from which a stone faces the board. */
export function startsOf(square: Square): readonly Port[] {
  return PORTS.filter((port) => squareBeyond(square, port) !== undefined);
}

/** One end of a path: its point, and the way from there into the square. */
interface End {
  readonly point: Point;
  readonly inward: Point;
}

function endAt(square: string, port: Port): End {
  return { point: pointOf(square, port), inward: INWARD[PORTS.indexOf(port) >> 1] ?? [0, 0] };
}

/** Write the control point of an end, for a path to another. */
function control({ point: [x, y], inward: [dx, dy] }: End, other: End): string {
  const [otherX, otherY] = other.inward;
  const across = Math.abs((other.point[0] - x) * dx + (other.point[1] - y) * dy);
  const isSame = dx === otherX && dy === otherY;
  const isOpposite = dx === -otherX && dy === -otherY;
  const depth = isSame ? TURN_DEPTH : isOpposite ? STRAIGHT_DEPTH : QUARTER * across;
  return `${x + dx * depth} ${y + dy * depth}`;
}

/** Write the curve through a square from one port, where the path is already, to another. */
function curve(square: string, from: Port, to: Port): string {
  const [one, other] = [endAt(square, from), endAt(square, to)];
  return `C${control(one, other)} ${control(other, one)} ${other.point.join(' ')}`;
}

/** The four paths of each tile that is not rotated, with its corner at 0, 0. */
export const TILE_PATHS: readonly (readonly string[])[] = TILES.map((wires) =>
  wires.map(([from, to]) => `M${pointOf('00', from).join(' ')}${curve('00', from, to)}`),
);

/** Write the path of a stone that walks; it begins where the stone stands. */
export function walkPath({ path }: Pick<Walk, 'path'>): string {
  const places = path.map(partsOf);
  const [start] = places;
  if (start === undefined) return '';
  const curves = places.slice(1).map(({ square, port }, index) => {
    const before = places[index] ?? start;
    return curve(square, facingPort(before.port), port);
  });
  return [`M${pointOf(start.square, start.port).join(' ')}`, ...curves].join('');
}

/** Corners of the knot, and how often it goes around. */
const KNOT = { waves: 16, rounds: 5, points: 640 } as const;

/** A closed line around 0, 0 that goes over and under itself, within a circle of radius 100. */
export const KNOT_PATH = `M${Array.from({ length: KNOT.points }, (_, index) => {
  const angle = (index / KNOT.points) * 2 * Math.PI * KNOT.rounds;
  const radius = 100 * (0.68 + 0.32 * Math.cos((angle * KNOT.waves) / KNOT.rounds));
  return [Math.cos(angle), Math.sin(angle)].map((each) => (each * radius).toFixed(1)).join(' ');
}).join('L')}Z`;

/** Return the angle of a rotation. */
export function angleOf(rotation: Rotation): number {
  return { n: 0, e: 90, s: 180, w: 270 }[rotation];
}
