/** Edits of a position, each of which says what was done or why it cannot be. */

import { type Edited, editedIn, within } from '../../engine/board/edits.js';
import type { Colour, PlayerId } from '../../state/vocabulary.js';
import type { PlayerView } from '../api/inspect.js';
import { PLAYER_IDS } from '../api/vocabulary.js';
import { type Fault, type PlaceKey, placeAt, withBoard } from './edited-places.js';
import type { Piece } from './floor.js';
import { type ColourCounts, countsOf, NO_TILES, type Position, piecesOf } from './position.js';
import type { EditedPlace } from './words/en.js';
import { type AzulWords, counted } from './words.js';

/** Where tiles lie that are not on the table. */
export type Pile = 'bag' | 'discard';

/** Bounds of the format. */
export const MOST_POINTS = 999;
export const TILES_OF_COLOUR = 20;

/** A change of a position. */
export type Edit =
  | { readonly type: 'put'; readonly piece: Piece; readonly to: PlaceKey }
  /** Take a piece away: one of the kind that is named, if there is one, else the last. */
  | { readonly type: 'remove'; readonly piece?: Piece | undefined; readonly from: PlaceKey }
  | {
      readonly type: 'move';
      readonly piece: Piece;
      readonly from: PlaceKey;
      readonly to: PlaceKey;
    }
  | { readonly type: 'turn'; readonly player: PlayerId }
  | { readonly type: 'score'; readonly player: PlayerId; readonly score: number }
  | { readonly type: 'players'; readonly count: number }
  | {
      readonly type: 'count';
      readonly pile: Pile;
      readonly colour: Colour;
      readonly count: number;
    }
  /** Put all tiles into the bag that are nowhere else. */
  | { readonly type: 'fill' };

/** Put a tile back into the bag, or into the discard where the bag has no place for it. */
function putBack(position: Position, piece: Piece): Position {
  if (piece === 'token') return position;
  const pile: Pile = position.bag[piece] < TILES_OF_COLOUR ? 'bag' : 'discard';
  const count = Math.min(TILES_OF_COLOUR, position[pile][piece] + 1);
  return { ...position, [pile]: { ...position[pile], [piece]: count } };
}

/** Take a tile out of the bag, or else the discard, or else from nowhere, which the validator reports. */
function takeOut(position: Position, piece: Piece): Position {
  if (piece === 'token') return withoutToken(position);
  const pile = (['bag', 'discard'] as const).find((each) => position[each][piece] > 0);
  if (pile === undefined) return position;
  return { ...position, [pile]: { ...position[pile], [piece]: position[pile][piece] - 1 } };
}

/** There is one token: it leaves its place when it is put elsewhere. */
function withoutToken(position: Position): Position {
  return {
    ...position,
    centre: { ...position.centre, token: false },
    players: position.players.map((board) => ({
      ...board,
      floor: { ...board.floor, token: false },
    })),
  };
}

/** Return what is left of pieces without some others. */
function without(pieces: readonly Piece[], gone: readonly Piece[]): Piece[] {
  const left = [...pieces];
  for (const piece of gone) {
    const index = left.indexOf(piece);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Add a piece to a place; what it replaces goes back to the bag. */
function add(position: Position, piece: Piece, key: PlaceKey): Position | Fault {
  const place = placeAt(key);
  const held = place.pieces(position);
  const pieces = place.add(held, piece);
  if (typeof pieces === 'string') return pieces;
  return without([...held, piece], pieces).reduce(putBack, place.with(position, pieces));
}

function taken(position: Position, piece: Piece, key: PlaceKey): Position {
  const place = placeAt(key);
  return place.with(position, without(place.pieces(position), [piece]));
}

const EMPTY_BOARD: Omit<PlayerView, 'player'> = {
  score: 0,
  mosaic: new Array<null[]>(5).fill(new Array<null>(5).fill(null)),
  storage: new Array<null>(5).fill(null),
  floor: { tiles: NO_TILES, token: false },
};

/** List all pieces of a board. */
function boardPieces({ mosaic, storage, floor }: PlayerView): Piece[] {
  return [
    ...mosaic.flat().flatMap((colour) => colour ?? []),
    ...storage.flatMap((line) => (line ? new Array<Piece>(line.number).fill(line.colour) : [])),
    ...piecesOf(floor.tiles, floor.token),
  ];
}

/** Change the number of players; what lay on boards and factories that go is put back. */
function withPlayers(position: Position, count: number): Position {
  const plates = 2 * count + 1;
  const gone = position.players.slice(count).flatMap(boardPieces);
  const left = position.factories.slice(plates).flatMap((tiles) => piecesOf(tiles));
  const { turn, centre } = position;
  const ids = PLAYER_IDS.slice(0, count);
  const changed: Position = {
    ...position,
    turn: ids.includes(turn) ? turn : 'A',
    factories: Array.from({ length: plates }, (_, index) => position.factories[index] ?? NO_TILES),
    centre: { ...centre, token: centre.token || gone.includes('token') },
    players: ids.map((player, index) => position.players[index] ?? { ...EMPTY_BOARD, player }),
  };
  return [...gone, ...left].reduce(putBack, changed);
}

/** Count the tiles that are on the table, by colour. */
export function tilesOnTable({ factories, centre, players }: Position): ColourCounts {
  return countsOf([
    ...[...factories, centre.tiles].flatMap((tiles) => piecesOf(tiles)),
    ...players.flatMap(boardPieces),
  ]);
}

function filled(position: Position): Position {
  const onTable = tilesOnTable(position);
  const rest = (colour: Colour) =>
    Math.max(0, TILES_OF_COLOUR - onTable[colour] - position.discard[colour]);
  const bag = { a: rest('a'), b: rest('b'), c: rest('c'), d: rest('d'), e: rest('e') };
  return { ...position, bag };
}

/** Number a place as it is counted. */
function countedPlace(words: AzulWords, place: EditedPlace): EditedPlace {
  switch (place.kind) {
    case 'factory':
      return { ...place, factory: counted(words, place.factory) };
    case 'row':
      return { ...place, row: counted(words, place.row) };
    case 'cell':
      return {
        ...place,
        row: counted(words, place.row),
        column: counted(words, place.column),
      };
    default:
      return place;
  }
}

/** Edit a position. */
export function editPosition(spoken: AzulWords, position: Position, edit: Edit): Edited<Position> {
  const words = spoken.editor;
  const result = editedIn<Position, Fault>(words);
  switch (edit.type) {
    case 'put': {
      const { piece, to } = edit;
      const put = add(takeOut(position, piece), piece, to);
      return result(put, words.put(piece, countedPlace(spoken, placeAt(to).place)));
    }
    case 'remove': {
      const { place, pieces } = placeAt(edit.from);
      const held = pieces(position);
      const piece = held.find((each) => each === edit.piece) ?? held.at(-1);
      if (piece === undefined) return result('nothingThere', '');
      const removed = putBack(taken(position, piece, edit.from), piece);
      return result(removed, words.removed(piece, countedPlace(spoken, place)));
    }
    case 'move': {
      const { piece, from, to } = edit;
      if (from === to) return result(position, '');
      const lifted = piece === 'token' ? withoutToken(position) : taken(position, piece, from);
      return result(
        add(lifted, piece, to),
        words.put(piece, countedPlace(spoken, placeAt(to).place)),
      );
    }
    case 'turn':
      return result({ ...position, turn: edit.player }, words.turn(edit.player));
    case 'score': {
      const score = within(edit.score, 0, MOST_POINTS);
      const { player } = edit;
      return result(withBoard(position, player, { score }), words.score(player, score));
    }
    case 'players':
      return result(withPlayers(position, edit.count), words.countPlayers(edit.count));
    case 'count': {
      const { pile, colour } = edit;
      const count = within(edit.count, 0, TILES_OF_COLOUR);
      const counts = { ...position[pile], [colour]: count };
      return result({ ...position, [pile]: counts }, words.count(count, colour, pile));
    }
    case 'fill':
      return result(filled(position), words.filled);
  }
}
