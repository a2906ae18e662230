/**
 * A set of tiles, as two numbers with a bit for each tile.
 *
 * @packageDocumentation
 */
import { Count } from './tiles.js';

/** The bag: what is left of the set that is drawn from. */
export interface Bag {
  /** Tiles 0 to 29. */
  readonly low: number;
  /** Tiles 30 to 34. */
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

/** Whether there is nothing in a bag. */
export function isEmptyBag({ low, high }: Bag): boolean {
  return (low | high) === 0;
}

function countBits(bits: number): number {
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
