/** The places of the board, by keys that the elements of the page have as `data-place`. */
import type { Colour, PlayerId, Source } from '../../state/vocabulary.js';

/** A place of a tile on the table. */
export type Place = string;

/** The tiles of a colour at a source. */
export function pilePlace(source: Source, colour: Colour): Place {
  return `${source}${colour}`;
}

/** The centre, or a factory. */
export function sourcePlace(source: Source): Place {
  return `source-${source}`;
}

export const TOKEN_PLACE: Place = 'token';

/** A tile of a storage row; the place 0 is filled first. */
export function storagePlace(player: PlayerId, row: number, place: number): Place {
  return `${player}-row-${row}-${place}`;
}

/** A cell of a mosaic. */
export function cellPlace(player: PlayerId, row: number, column: number): Place {
  return `${player}-cell-${row}-${column}`;
}

/** A place of a floor. */
export function floorPlace(player: PlayerId, place: number): Place {
  return `${player}-floor-${place}`;
}

/** Where a board is reached that is not in view. */
export function tabPlace(player: PlayerId): Place {
  return `${player}-tab`;
}

/** The score of a player. */
export function scorePlace(player: PlayerId): Place {
  return `${player}-score`;
}
