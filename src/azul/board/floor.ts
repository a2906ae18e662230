/** The pieces of a floor in the order in which they lie there. */

import type { Colour } from '../../state/vocabulary.js';
import type { PlayerView } from '../api/inspect.js';
import { COLOURS } from '../api/vocabulary.js';

/** A piece of the floor: a tile or the first-player marker. */
export type Piece = Colour | 'token';

/** Number of places of a floor. */
export const FLOOR_PLACES = 7;

/** List the pieces: tiles by colour, then the marker. */
export function floorPieces({ floor }: PlayerView): Piece[] {
  const tiles = COLOURS.flatMap((colour) => new Array<Piece>(floor.tiles[colour]).fill(colour));
  return floor.token ? [...tiles, 'token'] : tiles;
}

/** List the places of the pieces that were not there before. */
export function newPieces(
  before: PlayerView,
  after: PlayerView,
): { piece: Piece; place: number }[] {
  const left = floorPieces(before);
  return floorPieces(after).flatMap((piece, place) => {
    const index = left.indexOf(piece);
    if (index < 0) return [{ piece, place }];
    left.splice(index, 1);
    return [];
  });
}
