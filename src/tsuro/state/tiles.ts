/**
 * The 35 tiles: their wires, what rotating them does, and sets of them.
 *
 * Rotating by k quarter turns takes port p to port p + 2k, modulo 8. A tile and its rotation are one
 * number, its *option*: four times the tile plus the rotation.
 */
import { deepFreeze } from '../../boundary/values.js';
import { PORTS, type Port } from './vocabulary.js';

/** Numbers of the game. */
export enum Count {
  Tiles = 35,
  Rotations = 4,
  Options = 140,
  Ports = 8,
}

/**
 * The wires of each tile. The list has every way to connect eight ports in pairs once but for rotation;
 * its order is that of the course from which the game comes.
 */
const WIRES =
  'aebfchdg aebfcgdh afbechdg aebdcgfh ahbcdefg aebcdhfg aebcdgfh adbgcfeh adbfcgeh adbechfg ' +
  'adbecgfh adbcehfg acbhdfeg acbhdefg acbgdfeh acbgdefh acbfdheg acbfdgeh acbedhfg acbedgfh ' +
  'acbdehfg acbdegfh abchdgef abchdfeg abchdefg abcgdhef abcgdfeh abcgdefh abcfdheg abcfdgeh ' +
  'abcedhfg abcedgfh abcdehfg abcdegfh abcdefgh';

function wiresOf(text: string): (readonly [Port, Port])[] {
  const wire = (start: number) => [portAt(text, start), portAt(text, start + 1)] as const;
  return [wire(0), wire(2), wire(4), wire(6)];
}

function portAt(text: string, index: number): Port {
  // The texts above have no other letters.
  return text.charAt(index) as Port;
}

/**
 * The 35 tiles, by number from 0 to 34: the four wires of each, as the pairs of ports that they connect while the tile
 * is not rotated.
 *
 * @example
 * ```ts
 * TILES.length; // 35
 * TILES[4]; // [['a', 'h'], ['b', 'c'], ['d', 'e'], ['f', 'g']]
 * ```
 */
export const TILES: readonly (readonly (readonly [Port, Port])[])[] = /* @__PURE__ */ deepFreeze(
  WIRES.split(' ').map(wiresOf),
);

/** The port that each port of an option is connected to: by option × 8 + port. */
const EXITS: Uint8Array = /* @__PURE__ */ makeExits();

function makeExits(): Uint8Array {
  const exits = new Uint8Array(Count.Options * Count.Ports);
  for (const [tile, wires] of TILES.entries()) {
    for (let rotation = 0; rotation < Count.Rotations; rotation++) {
      const first = (tile * Count.Rotations + rotation) * Count.Ports;
      for (const [one, other] of wires) {
        const from = (PORTS.indexOf(one) + 2 * rotation) % Count.Ports;
        const to = (PORTS.indexOf(other) + 2 * rotation) % Count.Ports;
        exits[first + from] = to;
        exits[first + to] = from;
      }
    }
  }
  return exits;
}

/** Return the port that a port of an option is connected to. */
export function exitOfOption(option: number, port: number): number {
  return EXITS[(option << 3) | port] ?? 0;
}

/** The option with the least rotation that has the same wiring, by option. */
const CANONICAL: Uint8Array = /* @__PURE__ */ makeCanonical();

function makeCanonical(): Uint8Array {
  const wirings = Array.from({ length: Count.Options }, (_, option) =>
    EXITS.slice(option * Count.Ports, (option + 1) * Count.Ports).join(),
  );
  return Uint8Array.from(wirings, (wiring, option) => {
    const first = option - (option % Count.Rotations);
    return wirings.indexOf(wiring, first);
  });
}

/** Return the option with the least rotation that has the same wiring. */
export function canonicalOption(option: number): number {
  return CANONICAL[option] ?? option;
}

/** How many rotations of each tile differ. */
const DISTINCT: Uint8Array = /* @__PURE__ */ Uint8Array.from(
  TILES,
  (_, tile) => new Set(CANONICAL.slice(tile * Count.Rotations, (tile + 1) * Count.Rotations)).size,
);

/** Return how many rotations of a tile differ: 1, 2 or 4. They are its first ones. */
export function rotationsOf(tile: number): number {
  return DISTINCT[tile] ?? 0;
}

/** The bag, two sets of bits: the tiles that are left of the set from which offers are drawn. */
export interface Bag {
  /** The tiles 0 to 29 as a set of bits: bit n for tile n. */
  readonly low: number;
  /** The tiles 30 to 34 as a set of bits: bit n for tile 30 + n. */
  readonly high: number;
}

/** Number of tiles in the lower number. */
const LOW = 30;

/** All tiles. */
export const FULL_BAG: Bag = { low: 2 ** LOW - 1, high: 2 ** (Count.Tiles - LOW) - 1 };

/** No tiles. */
export const EMPTY_BAG: Bag = { low: 0, high: 0 };

/** Whether a tile is in a bag. */
export function hasTile({ low, high }: Bag, tile: number): boolean {
  return ((tile < LOW ? low >> tile : high >> (tile - LOW)) & 1) === 1;
}

/** Return a bag with a tile more. */
export function withTile({ low, high }: Bag, tile: number): Bag {
  return tile < LOW ? { low: low | (1 << tile), high } : { low, high: high | (1 << (tile - LOW)) };
}

/** Return a bag without a tile. */
export function withoutTile({ low, high }: Bag, tile: number): Bag {
  return tile < LOW
    ? { low: low & ~(1 << tile), high }
    : { low, high: high & ~(1 << (tile - LOW)) };
}

/** Return the bag that the next tile comes from: a fresh set where a bag is empty. */
export function openBag(bag: Bag): Bag {
  return (bag.low | bag.high) === 0 ? FULL_BAG : bag;
}

/** Count the bits of a number that are set. */
export function countBits(bits: number): number {
  const pairs = bits - ((bits >> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >> 2) & 0x33333333);
  return Math.imul((fours + (fours >> 4)) & 0x0f0f0f0f, 0x01010101) >> 24;
}

/** Count the tiles in a bag. */
export function countTiles({ low, high }: Bag): number {
  return countBits(low) + countBits(high);
}

/** Return the lowest member of a set of bits that is not empty, after so many others. */
function bitAfter(bits: number, others: number): number {
  let rest = bits;
  for (let left = others; left > 0; left--) rest &= rest - 1;
  return 31 - Math.clz32(rest & -rest);
}

/** Return the tile of a bag that so many lower ones come before. */
export function tileAfter({ low, high }: Bag, lower: number): number {
  const inLow = countBits(low);
  return lower < inLow ? bitAfter(low, lower) : LOW + bitAfter(high, lower - inLow);
}

/** List the tiles of a bag, ascending. */
export function tilesOf(bag: Bag): number[] {
  return Array.from({ length: Count.Tiles }, (_, tile) => tile).filter((tile) =>
    hasTile(bag, tile),
  );
}
