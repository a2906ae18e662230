/** A position that is edited, which may be impossible: its places, each edit, and its two strings. */
import {
  COLOURS,
  type Colour,
  type ColourCounts,
  PLAYER_IDS,
  type PlayerId,
  type PlayerView,
  type StateView,
} from 'azulejo';
import type { EncodedState } from 'azulejo/agents';
import { FLOOR_PLACES, type Piece } from './floor.js';
import type { EditedPlace } from './words/en.js';
import type { AzulWords } from './words.js';

/** What the two strings contain. */
export type Position = Omit<StateView, 'phase' | 'rules'>;

/** Where tiles lie that are not on the table. */
export type Pile = 'bag' | 'discard';

/** A place by the path that the validator's issues have, as `players/A/storage/2`. */
export type PlaceKey = string;

/** Bounds of the format. */
export const MOST_POINTS = 999;
export const TILES_OF_COLOUR = 20;
const MOST_IN_FACTORY = 4;
const MOST_IN_CENTRE = 27;

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

/** The position after an edit with what was done, or why it cannot be done. */
export type Edited =
  | { readonly ok: true; readonly position: Position; readonly done: string }
  | { readonly ok: false; readonly reason: string };

/** Why an edit cannot be done, as the words have it. */
type Fault =
  | 'markerPlace'
  | 'fullFactory'
  | 'fullCentre'
  | 'fullRow'
  | 'fullFloor'
  | 'nothingThere';

type EditorWords = AzulWords['editor'];

/** One of the places that pieces lie at. */
interface PlaceAt {
  /** Which place it is, for those who name it. */
  readonly place: EditedPlace;
  pieces(position: Position): readonly Piece[];
  with(position: Position, pieces: readonly Piece[]): Position;
  /** Return what lies there after a piece is put there, or why it cannot be. */
  add(held: readonly Piece[], piece: Piece): readonly Piece[] | Fault;
}

const NO_TILES: ColourCounts = { a: 0, b: 0, c: 0, d: 0, e: 0 };

function piecesOf(tiles: ColourCounts, token = false): Piece[] {
  const all = COLOURS.flatMap((colour) => new Array<Piece>(tiles[colour]).fill(colour));
  return token ? [...all, 'token'] : all;
}

function countsOf(pieces: readonly Piece[]): ColourCounts {
  const count = (colour: Colour) => pieces.filter((piece) => piece === colour).length;
  return { a: count('a'), b: count('b'), c: count('c'), d: count('d'), e: count('e') };
}

function withBoard(position: Position, player: PlayerId, change: Partial<PlayerView>): Position {
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
function placeAt(key: PlaceKey): PlaceAt {
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

/** Return an integer within bounds. */
function within(number: number, most: number): number {
  return Number.isFinite(number) ? Math.max(0, Math.min(most, Math.trunc(number))) : 0;
}

/** Edit a position. */
export function editPosition(words: EditorWords, position: Position, edit: Edit): Edited {
  const result = (edited: Position | Fault, done: string): Edited =>
    typeof edited === 'string'
      ? { ok: false, reason: words[edited] }
      : { ok: true, position: edited, done };
  switch (edit.type) {
    case 'put': {
      const { piece, to } = edit;
      const put = add(takeOut(position, piece), piece, to);
      return result(put, words.put(piece, placeAt(to).place));
    }
    case 'remove': {
      const { place, pieces } = placeAt(edit.from);
      const held = pieces(position);
      const piece = held.find((each) => each === edit.piece) ?? held.at(-1);
      if (piece === undefined) return result('nothingThere', '');
      const removed = putBack(taken(position, piece, edit.from), piece);
      return result(removed, words.removed(piece, place));
    }
    case 'move': {
      const { piece, from, to } = edit;
      if (from === to) return result(position, '');
      const lifted = piece === 'token' ? withoutToken(position) : taken(position, piece, from);
      return result(add(lifted, piece, to), words.put(piece, placeAt(to).place));
    }
    case 'turn':
      return result({ ...position, turn: edit.player }, words.turn(edit.player));
    case 'score': {
      const score = within(edit.score, MOST_POINTS);
      const { player } = edit;
      return result(withBoard(position, player, { score }), words.score(player, score));
    }
    case 'players':
      return result(withPlayers(position, edit.count), words.countPlayers(edit.count));
    case 'count': {
      const { pile, colour } = edit;
      const count = within(edit.count, TILES_OF_COLOUR);
      const counts = { ...position[pile], [colour]: count };
      return result({ ...position, [pile]: counts }, words.count(count, colour, pile));
    }
    case 'fill':
      return result(filled(position), words.filled);
  }
}

function lettersOf(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (piece === 'token' ? 'f' : piece)).join('');
}

function digitsOf(counts: ColourCounts): string {
  return COLOURS.map((colour) => `${counts[colour]}`.padStart(2, '0')).join('');
}

function writeBoard({ player, score, mosaic, storage, floor }: PlayerView): string {
  const cells = mosaic.flatMap((row, index) =>
    row.map((colour, column) => (colour === null ? '' : `${colour}${index}${column}`)),
  );
  const lines = storage.map((line, row) => (line ? `${row}${line.colour}${line.number}` : ''));
  const dropped = lettersOf(piecesOf(floor.tiles, floor.token));
  return `${player}${score}M${cells.join('')}S${lines.join('')}F${dropped}`;
}

/** Write a position as two strings, which are well-formed, whether or not they are valid. */
export function writePosition(position: Position): EncodedState {
  const { turn, factories, centre, bag, discard, players } = position;
  const plates = factories.map((tiles, index) => {
    const letters = lettersOf(piecesOf(tiles));
    return letters === '' ? '' : `${index}${letters}`;
  });
  const middle = lettersOf(piecesOf(centre.tiles, centre.token));
  return [
    `${turn}F${plates.join('')}C${middle}B${digitsOf(bag)}D${digitsOf(discard)}`,
    players.map(writeBoard).join(''),
  ];
}
