/**
 * Where the tiles of an offer come from.
 *
 * @packageDocumentation
 */
import { pick } from '../../random/pick.js';
import type { Rng } from '../../random/rng.js';
import {
  type Bag,
  countTiles,
  EMPTY_BAG,
  FULL_BAG,
  hasTile,
  isEmptyBag,
  tileAfter,
  withoutTile,
} from '../state/bag.js';
import { offerSize, type Position } from '../state/position.js';
import { Count } from '../state/tiles.js';
import type { Rules } from '../state/vocabulary.js';

/** An offer, and the bag after it. */
export interface Drawn {
  readonly hand: readonly number[];
  readonly bag: Bag;
}

/** Return the bag of a game that begins. */
export function firstBag({ supply }: Rules): Bag {
  return supply === 'endless' ? EMPTY_BAG : FULL_BAG;
}

/** Return the bag that the next tile comes from: a fresh set where the bag is empty. */
export function openBag(bag: Bag): Bag {
  return isEmptyBag(bag) ? FULL_BAG : bag;
}

/** Return the bag after a tile was taken; `undefined` if the tile cannot be the next. */
function takeTile({ supply }: Rules, bag: Bag, tile: number): Bag | undefined {
  if (supply === 'endless') return bag;
  const open = openBag(bag);
  const isNext = supply === 'cycle' ? tileAfter(open, 0) === tile : hasTile(open, tile);
  return isNext ? withoutTile(open, tile) : undefined;
}

/** Take the tiles of an offer: the bag after it, or the index of the first tile that cannot be. */
export function takeTiles({ rules, bag }: Position, tiles: readonly number[]): Bag | number {
  let rest = bag;
  for (const [index, tile] of tiles.entries()) {
    const next = takeTile(rules, rest, tile);
    if (next === undefined) return index;
    rest = next;
  }
  return rest;
}

/** Return the bag from which a position's next offer takes the tile after so many others. */
export function bagBefore({ rules, bag }: Position, tiles: readonly number[]): Bag {
  let rest = bag;
  for (const tile of tiles) rest = takeTile(rules, rest, tile) ?? rest;
  return openBag(rest);
}

/** Draw a tile from a bag that is not empty. */
function drawTile({ supply }: Rules, bag: Bag, rng: Rng): number {
  switch (supply) {
    case 'bag':
      return tileAfter(bag, pick(rng, countTiles(bag)));
    case 'cycle':
      return tileAfter(bag, 0);
    case 'endless':
      return pick(rng, Count.Tiles);
  }
}

/** Draw the offer that is due. Where the supply is `cycle`, no random number is used. */
export function drawOffer(position: Position, rng: Rng): Drawn {
  const { rules } = position;
  const hand: number[] = [];
  let bag = position.bag;
  for (let left = offerSize(position); left > 0; left--) {
    const tile = drawTile(rules, openBag(bag), rng);
    hand.push(tile);
    bag = takeTile(rules, bag, tile) ?? bag;
  }
  return { hand, bag };
}
