/** The places of a position that is edited: what lies at each, and what can be put there. */

import type { PlayerId } from '../../state/vocabulary.js';
import type { PlayerView } from '../api/inspect.js';
import { PLAYER_IDS } from '../api/vocabulary.js';
import { FLOOR_PLACES, type Piece } from './floor.js';
import { countsOf, NO_TILES, type Position, piecesOf } from './position.js';
import type { EditedPlace } from './words/en.js';

/** A place by the path that the validator's issues have, as `players/A/storage/2`. */
export type PlaceKey = string;

const MOST_IN_FACTORY = 4;
const MOST_IN_CENTRE = 27;

/** Why an edit cannot be done, as the words have it. */
export type Fault =
  | 'markerPlace'
  | 'fullFactory'
  | 'fullCentre'
  | 'fullRow'
  | 'fullFloor'
  | 'nothingThere';

/** One of the places that pieces lie at. */
export interface PlaceAt {
  /** Which place it is, for those who name it. */
  readonly place: EditedPlace;
  pieces(position: Position): readonly Piece[];
  with(position: Position, pieces: readonly Piece[]): Position;
  /** Return what lies there after a piece is put there, or why it cannot be. */
  add(held: readonly Piece[], piece: Piece): readonly Piece[] | Fault;
}

/** Change a player's board. */
export function withBoard(
  position: Position,
  player: PlayerId,
  change: Partial<PlayerView>,
): Position {
  const players = position.players.map((board) =>
    board.player === player ? { ...board, ...change } : board,
  );
  return { ...position, players };
}

function boardOf({ players }: Position, player: PlayerId): PlayerView | undefined {
  return players.find((board) => board.player === player);
}

function atFactory(factory: number): PlaceAt {
  return {
    place: { kind: 'factory', factory },
    pieces: ({ factories }) => piecesOf(factories[factory] ?? NO_TILES),
    with: (position, pieces) => ({
      ...position,
      factories: position.factories.map((held, index) =>
        index === factory ? countsOf(pieces) : held,
      ),
    }),
    add: (held, piece) => {
      if (piece === 'token') return 'markerPlace';
      return held.length < MOST_IN_FACTORY ? [...held, piece] : 'fullFactory';
    },
  };
}

const CENTRE: PlaceAt = {
  place: { kind: 'centre' },
  pieces: ({ centre }) => piecesOf(centre.tiles, centre.token),
  with: (position, pieces) => ({
    ...position,
    centre: { tiles: countsOf(pieces), token: pieces.includes('token') },
  }),
  add: (held, piece) => {
    const tiles = held.filter((each) => each !== 'token');
    return piece === 'token' || tiles.length < MOST_IN_CENTRE ? [...held, piece] : 'fullCentre';
  },
};

function atRow(player: PlayerId, row: number): PlaceAt {
  return {
    place: { kind: 'row', player, row },
    pieces: (position) => {
      const line = boardOf(position, player)?.storage[row];
      return line ? new Array<Piece>(line.number).fill(line.colour) : [];
    },
    with: (position, pieces) => {
      const [colour] = pieces;
      const line =
        colour === undefined || colour === 'token' ? null : { colour, number: pieces.length };
      const storage = boardOf(position, player)?.storage ?? [];
      return withBoard(position, player, {
        storage: storage.map((held, index) => (index === row ? line : held)),
      });
    },
    add: (held, piece) => {
      if (piece === 'token') return 'markerPlace';
      if (held[0] !== piece) return [piece];
      return held.length <= row ? [...held, piece] : 'fullRow';
    },
  };
}

function atCell(player: PlayerId, row: number, column: number): PlaceAt {
  return {
    place: { kind: 'cell', player, row, column },
    pieces: (position) => {
      const colour = boardOf(position, player)?.mosaic[row]?.[column];
      return colour ? [colour] : [];
    },
    with: (position, [piece]) => {
      const colour = piece === undefined || piece === 'token' ? null : piece;
      const mosaic = boardOf(position, player)?.mosaic ?? [];
      return withBoard(position, player, {
        mosaic: mosaic.map((cells, index) =>
          index === row ? cells.map((cell, at) => (at === column ? colour : cell)) : cells,
        ),
      });
    },
    add: (_, piece) => (piece === 'token' ? 'markerPlace' : [piece]),
  };
}

function atFloor(player: PlayerId): PlaceAt {
  return {
    place: { kind: 'floor', player },
    pieces: (position) => {
      const floor = boardOf(position, player)?.floor;
      return floor ? piecesOf(floor.tiles, floor.token) : [];
    },
    with: (position, pieces) =>
      withBoard(position, player, {
        floor: { tiles: countsOf(pieces), token: pieces.includes('token') },
      }),
    add: (held, piece) => (held.length < FLOOR_PLACES ? [...held, piece] : 'fullFloor'),
  };
}

/** Return a place by its key. */
export function placeAt(key: PlaceKey): PlaceAt {
  const [part, which = '', kind, row, column] = key.split('/');
  if (part === 'factories') return atFactory(Number(which));
  const player = PLAYER_IDS.find((id) => id === which);
  if (part !== 'players' || player === undefined) return CENTRE;
  if (kind === 'storage') return atRow(player, Number(row));
  return kind === 'mosaic' ? atCell(player, Number(row), Number(column)) : atFloor(player);
}

/** List the pieces that lie at a place: tiles by colour, then the marker. */
export function piecesAt(position: Position, key: PlaceKey): readonly Piece[] {
  return placeAt(key).pieces(position);
}
