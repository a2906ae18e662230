/** Where squares, ports and paths lie, in units of the picture of the board. */
import type { Walk } from '../api/wires.js';
import { portLetter, readPlace, writeSquare } from '../codec/notation.js';
import { type Point, portPoint, SIDE, wirePoints } from '../render/ports.js';
import { across, EDGE } from '../state/position.js';
import { TILES } from '../state/tiles.js';
import { type Place, PORTS, type Port, type Rotation, type Square } from '../state/vocabulary.js';

/** Squares in a row and in a column. */
export const COLUMNS = 10;

/** Return the column and the row of a square, from 0. */
export function coordinatesOf(square: string): Point {
  return [Number(square[0]), Number(square[1])];
}

/** List all squares, row by row. */
export const SQUARES: readonly Square[] = Array.from({ length: COLUMNS ** 2 }, (_, index) =>
  writeSquare(COLUMNS * (index % COLUMNS) + Math.floor(index / COLUMNS)),
);

/** Return the corner of a square. */
export function cornerOf(square: string): Point {
  const [column, row] = coordinatesOf(square);
  return [column * SIDE, row * SIDE];
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

/** Return the point of a place. */
export function pointAt(place: Place): Point {
  const { square, port } = partsOf(place);
  return pointOf(square, port);
}

/** List the ports of a square, the nearest to a point of it first. */
export function portsNear([x, y]: Point): readonly Port[] {
  const distance = (port: Port) => {
    const [right, down] = pointOf('00', port);
    return Math.hypot(right - x, down - y);
  };
  return PORTS.toSorted((one, other) => distance(one) - distance(other));
}

/** List the ports of a square from which a stone faces the board. */
export function startsOf(square: Square): readonly Port[] {
  return PORTS.filter((port) => across(readPlace(`${square}${port}`, 0)) !== EDGE);
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
  const [start, ...others] = path;
  if (start === undefined) return '';
  const curves = others.map((place, index) => {
    const entry = across(readPlace(path[index] ?? start, 0));
    const { square, port } = partsOf(place);
    return curve(square, portLetter(entry & 7), port);
  });
  return [`M${pointAt(start).join(' ')}`, ...curves].join('');
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
