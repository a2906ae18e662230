/** Where squares, ports and paths lie, in units of the picture of the board. */
import type { Walk } from '../api/wires.js';
import { inwardFrom, type Point, portPoint, SIDE, wirePoints } from '../render/ports.js';
import { TILES } from '../state/tiles.js';
import { type Place, PORTS, type Port, type Rotation, type Square } from '../state/vocabulary.js';

/** Squares in a row and in a column. */
export const COLUMNS = 10;

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
  return portPoint(PORTS.indexOf(port), cornerOf(square));
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
  const [dx, dy] = inwardFrom(PORTS.indexOf(port));
  const [x, y] = [column - dx, row - dy];
  return Math.min(x, y) < 0 || Math.max(x, y) >= COLUMNS ? undefined : squareAt(x, y);
}

/** List the ports of a square from which a stone faces the board. */
export function startsOf(square: Square): readonly Port[] {
  return PORTS.filter((port) => squareBeyond(square, port) !== undefined);
}

/** Write the curve through a square from one port, where the path is already, to another. */
function curve(square: string, from: Port, to: Port): string {
  const points = wirePoints(PORTS.indexOf(from), PORTS.indexOf(to), cornerOf(square));
  return `C${points.map((point) => point.join(' ')).join(' ')}`;
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
