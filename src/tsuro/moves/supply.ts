/**
 * Where the tiles of an offer come from.
 *
 * @packageDocumentation
 */
import { pick, type Rng } from '../../random/rng.js';
import { offerSize, type Position } from '../state/position.js';
import {
  type Bag,
  Count,
  countTiles,
  EMPTY_BAG,
  FULL_BAG,
  hasTile,
  isEmptyBag,
  tileAfter,
  withoutTile,
} from '../state/tiles.js';
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

/** Take the tiles of an offer up to one that cannot be the next: how many they are, and the bag after them. */
export function takeTiles(
  { rules, bag }: Position,
  tiles: readonly number[],
): { readonly taken: number; readonly bag: Bag } {
  let rest = bag;
  for (const [taken, tile] of tiles.entries()) {
    const next = takeTile(rules, rest, tile);
    if (next === undefined) return { taken, bag: rest };
    rest = next;
  }
  return { taken: tiles.length, bag: rest };
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
