import { PORTS, type Port, ROTATIONS, type Rotation } from './types.js';

/** Four wires as text, each with its earlier port first, in alphabetical order: `ae bf ch dg`. */
export type Wiring = string;

function wiringOf(wires: string[]): Wiring {
  return wires
    .map((wire) => [...wire].sort().join(''))
    .sort()
    .join(' ');
}

/** The port so many places further clockwise; places may be negative. */
function portAfter(port: Port, places: number): Port {
  const found = PORTS[(PORTS.indexOf(port) + places + 16) % 8];
  if (found === undefined) throw new Error(`no port ${places} after ${port}`);
  return found;
}

function mapPorts(wiring: Wiring, change: (port: Port) => Port): Wiring {
  const wires = wiring.split(' ').map((wire) =>
    PORTS.filter((port) => wire.includes(port))
      .map(change)
      .join(''),
  );
  return wiringOf(wires);
}

function turnClockwise(wiring: Wiring, quarterTurns: number): Wiring {
  return mapPorts(wiring, (port) => portAfter(port, 2 * quarterTurns));
}

/** The representatives in the order of the course's index, which follows no rule. */
export const TILES: readonly Wiring[] = [
  ...['ae bf ch dg', 'ae bf cg dh', 'af be ch dg', 'ae bd cg fh', 'ah bc de fg'],
  ...['ae bc dh fg', 'ae bc dg fh', 'ad bg cf eh', 'ad bf cg eh', 'ad be ch fg'],
  ...['ad be cg fh', 'ad bc eh fg', 'ac bh df eg', 'ac bh de fg', 'ac bg df eh'],
  ...['ac bg de fh', 'ac bf dh eg', 'ac bf dg eh', 'ac be dh fg', 'ac be dg fh'],
  ...['ac bd eh fg', 'ac bd eg fh', 'ab ch dg ef', 'ab ch df eg', 'ab ch de fg'],
  ...['ab cg dh ef', 'ab cg df eh', 'ab cg de fh', 'ab cf dh eg', 'ab cf dg eh'],
  ...['ab ce dh fg', 'ab ce dg fh', 'ab cd eh fg', 'ab cd eg fh', 'ab cd ef gh'],
];

export const FULL_SET: readonly number[] = TILES.map((_, tile) => tile);

function unrotated(tile: number): Wiring {
  const wiring = TILES[tile];
  if (wiring === undefined) throw new Error(`no tile ${tile}`);
  return wiring;
}

function wiringOfTile(tile: number, rotation: Rotation): Wiring {
  return turnClockwise(unrotated(tile), ROTATIONS.indexOf(rotation));
}

/** The port at the other end of the wire. */
export function exitOf(tile: number, rotation: Rotation, port: Port): Port {
  const places = 2 * ROTATIONS.indexOf(rotation);
  const before = portAfter(port, -places);
  const wire = unrotated(tile)
    .split(' ')
    .find((one) => one.includes(before));
  const partner = PORTS.find((other) => other !== before && wire?.includes(other));
  if (partner === undefined) throw new Error(`tile ${tile} has no wire at ${before}`);
  return portAfter(partner, places);
}

/** The first rotation that gives the same wiring. */
export function canonicalRotation(tile: number, rotation: Rotation): Rotation {
  const wiring = wiringOfTile(tile, rotation);
  return ROTATIONS.find((other) => wiringOfTile(tile, other) === wiring) ?? rotation;
}

const CANONICAL_ROTATIONS = FULL_SET.map((tile) =>
  ROTATIONS.filter((rotation) => canonicalRotation(tile, rotation) === rotation),
);

/** The rotations that look different, in the order n, e, s, w. */
export function canonicalRotations(tile: number): Rotation[] {
  return CANONICAL_ROTATIONS[tile] ?? [];
}
