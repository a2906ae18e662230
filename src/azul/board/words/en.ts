/** Azul in English. Its type is what every other language has to say. Numbers of places are given as they are counted: `countFrom` says from where. */

import { COMMON } from '../../../engine/board/words/en.js';
import type { Colour } from '../../../state/vocabulary.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed } = forms;

const { points } = COMMON;

const colours = { a: 'blue', b: 'green', c: 'orange', d: 'purple', e: 'red' } satisfies Record<
  Colour,
  string
>;

const MARKER = 'the first-player marker';

const tiles = (count: number, colour: Colour) => `${count} ${colours[colour]}`;

/** The names of places, wherever they stand alone. */
export const places = {
  factory: (factory: number) => `factory ${factory}`,
  centre: 'the centre',
  row: (row: number) => `row ${row}`,
  cell: (row: number, column: number) => `mosaic row ${row}, column ${column}`,
  floor: 'the floor',
};

const sourceName = (source: Source): string =>
  source === 'C' ? places.centre : places.factory(source);

const targetName = (target: Target): string => (target === 'F' ? places.floor : places.row(target));

/** The centre, or the number of a factory, as it is counted: so are all numbers of places here. */
export type Source = 'C' | number;

/** The floor, or the number of a row. */
export type Target = 'F' | number;

/** What a move of tiles did. */
export interface Draft {
  readonly tiles: number;
  readonly colour: Colour;
  readonly source: Source;
  readonly target: Target;
  /** Whether the marker was also taken. */
  readonly token: boolean;
  /** Tiles that fell to the floor. */
  readonly toFloor: number;
}

/** What a tiling did; without a column, all tiles of the row went to the floor. */
export interface Tiling {
  readonly row: number;
  readonly column: number | undefined;
  readonly colour: Colour;
  readonly points: number;
  readonly toFloor: number;
}

/** What tiles would do that are picked up. */
export interface Shown {
  readonly target: Target;
  readonly colour: Colour;
  /** Tiles that the row would hold, and that it can hold. */
  readonly held: number;
  readonly size: number;
  /** Pieces that fall to the floor, and what they cost. */
  readonly toFloor: number;
  readonly cost: number;
  /** What the row would score once it is full. */
  readonly points: number | undefined;
}

/** A player and a number of points. */
export interface Gain {
  readonly name: string;
  readonly points: number;
}

export const board = {
  colours,
  tiles,
  marker: MARKER,
  markerTitle: 'First-player marker',
  empty: 'empty',
  boards: 'Boards',
  sources: 'Factories and centre',
  /** A pile of tiles, and where it lies. */
  pile: (count: number, colour: Colour, source: Source) =>
    `${tiles(count, colour)}, ${sourceName(source)}`,
  source: (source: Source, content: string) =>
    source === 'C' ? `The centre: ${content}` : `Factory ${source}: ${content}`,
  tab: (name: string, score: number) => `${name}, ${points(score)}`,
  boardOf: (name: string, score: number, isNext: boolean) =>
    `Board of ${name}, ${points(score)}${isNext ? ', to move' : ''}`,
  emptyRow: (row: number, size: number) => `Row ${row}: empty, ${size} to fill`,
  row: (row: number, count: number, size: number, colour: Colour) =>
    `Row ${row}: ${count} of ${size} ${colours[colour]}`,
  inColumn: (colour: Colour, column: number) => `${colours[colour]} in column ${column}`,
  mosaicRow: (row: number, content: string) => `mosaic row ${row}: ${content}`,
  floor: (content: string, penalty: number) =>
    penalty === 0 ? `Floor: ${content}` : `Floor: ${content}, minus ${points(penalty)}`,
  cell: (row: number, column: number, gained: number) =>
    `Tile row ${row} in column ${column}, ${points(gained)}`,
  shown: ({ target, colour, held, size, toFloor, cost, points: scored }: Shown): string => {
    if (target === 'F') return `All fall to the floor, minus ${points(cost)}`;
    const full = scored === undefined ? '' : `, full: scores ${scored} as things stand`;
    const row = `Row ${target} would hold ${held} of ${size} ${colours[colour]}${full}`;
    const fallen = `${counted(toFloor, 'piece', 'pieces')} to the floor, minus ${points(cost)}`;
    return toFloor === 0 ? row : `${row}; ${fallen}`;
  },
};

export const status = {
  takes: (name: string) => `${name} to draft`,
  tiles: (name: string) => `${name} to tile`,
  newGame: 'A new game',
  roundOver: 'The round is over',
  wins: COMMON.wins,
};

export const prompts = {
  drafting: 'Choose tiles of one colour, then a row or the floor.',
  tiling: 'Choose a cell of the mosaic for the full row.',
  'round-end': 'The floors are settled, then the next tiles are dealt.',
  'last-round-end': 'The floors are settled, then the bonuses are counted.',
  'game-over': '',
};

/** What happened, as sentences. */
export const events = {
  draft: (name: string, { tiles: count, colour, source, target, token, toFloor }: Draft) => {
    const taken = `${tiles(count, colour)}${token ? ` and ${MARKER}` : ''}`;
    const fallen = target === 'F' || toFloor === 0 ? '' : `; ${toFloor} to the floor`;
    return `${name} takes ${taken} from ${sourceName(source)} to ${targetName(target)}${fallen}.`;
  },
  tiling: (name: string, { row, column, colour, points: scored, toFloor }: Tiling) => {
    const tile = `${colours[colour]} of row ${row}`;
    return column === undefined
      ? `${name}: no place for ${tile}, ${toFloor} to the floor.`
      : `${name}: ${tile} to column ${column}, ${points(scored)}.`;
  },
  floors: (lost: readonly Gain[]) =>
    `For the floor, ${listed(lost.map(({ name, points: all }) => `${name} loses ${points(all)}`))}.`,
  bonuses: (won: readonly Gain[]) =>
    `${listed(won.map(({ name, points: all }) => `${name} gets a bonus of ${all}`))}.`,
  deal: (name: string) => `A new round is dealt; ${name} begins.`,
};

/** The same in short, for a list. */
export const entries = {
  draft: ({ tiles: count, colour, source, target, toFloor }: Draft) => {
    const to = target === 'F' ? 'floor' : places.row(target);
    const fallen = target !== 'F' && toFloor > 0 ? `, ${toFloor} to the floor` : '';
    const from = source === 'C' ? 'centre' : places.factory(source);
    return `${tiles(count, colour)}, ${from} → ${to}${fallen}`;
  },
  tiling: ({ row, column, colour, toFloor }: Tiling) =>
    column === undefined
      ? `Row ${row} has no place: ${toFloor} to the floor`
      : `${colours[colour]} to row ${row}, column ${column}`,
  deal: 'Deal',
  dealAndFloors: 'Deal, floors settled',
  end: 'Floors and bonuses',
  round: COMMON.round,
  theEnd: 'The end',
};

/** Why something is not possible. */
export const refusals = {
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
  turnOf: COMMON.turnOf,
  noTiles: 'First choose tiles from a factory or the centre.',
  chooseCell: 'Choose a cell of this row in the mosaic.',
  noRowToFloor: 'No full row has to go to the floor.',
  rowFull: 'This row is full.',
  otherColour: (held: Colour, colour: Colour) =>
    `This row holds ${colours[held]}, so ${colours[colour]} cannot go there.`,
  inMosaicRow: (colour: Colour) => `The mosaic has ${colours[colour]} in this row already.`,
  rowNotFull: 'This row is not full, so its tile stays until the next round.',
  rowNotNext: (next: number) => `Full rows are tiled from the top: row ${next} comes first.`,
  cellTaken: 'A tile is there already.',
  inMosaicColumn: (colour: Colour) => `This column has ${colours[colour]} already.`,
  offItsCell: (colour: Colour, home: number) =>
    `In this row, ${colours[colour]} belongs to column ${home}.`,
  floorNotNeeded: 'The tile has a place in the mosaic.',
  tilingNow: 'Full rows are moved to the mosaic now.',
  notThere: (colour: Colour, source: Source) =>
    `There is no ${colours[colour]} tile in ${sourceName(source)}.`,
};

/** The parts of the points, as reasons why a move is better. */
export const reasons = {
  score: 'points so far',
  placement: 'tiles placed',
  floor: 'floor',
  rows: 'rows',
  columns: 'columns',
  colours: 'colours',
  storage: 'tiles stored',
  token: 'first move',
  later: 'later rounds',
  denial: 'kept from others',
};

/** A place in the editor. */
export type EditedPlace =
  | { readonly kind: 'factory'; readonly factory: number }
  | { readonly kind: 'centre' }
  | { readonly kind: 'row'; readonly player: string; readonly row: number }
  | {
      readonly kind: 'cell';
      readonly player: string;
      readonly row: number;
      readonly column: number;
    }
  | { readonly kind: 'floor'; readonly player: string };

function placeName(place: EditedPlace): string {
  switch (place.kind) {
    case 'factory':
      return places.factory(place.factory);
    case 'centre':
      return places.centre;
    case 'row':
      return `${places.row(place.row)} of Player ${place.player}`;
    case 'cell':
      return `row ${place.row}, column ${place.column} of Player ${place.player}’s mosaic`;
    case 'floor':
      return `${places.floor} of Player ${place.player}`;
  }
}

const pieceName = (piece: Colour | 'token') => (piece === 'token' ? MARKER : colours[piece]);

export const editor = {
  player: COMMON.player,
  board: (name: string, isNext: boolean) => `Board of ${name}${isNext ? ', to move' : ''}`,
  places: (name: string) => `Places of ${name}`,
  /** What stands before the field of the points, which names its player to those who hear it. */
  points: 'points',
  pointsOf: (name: string) => `${name}, points`,
  cell: (row: number, column: number, content: string) =>
    `Mosaic row ${row}, column ${column}: ${content}`,
  emptyFor: (colour: Colour) => `empty, for ${colours[colour]}`,
  wrong: (place: string) => `${place}. Something is wrong here.`,
  palette: 'Tap to place',
  remove: 'Remove',
  about: 'Choose a piece and tap a place, or drag it there.',
  keys: 'On a place, 1 to 5 put a colour, 0 the marker; Delete removes.',
  facts: 'Turn, bag and lid',
  players: 'Players',
  toMove: 'To move',
  nowhere: 'Nowhere',
  centre: 'Centre',
  aboutBag:
    'Each tile that you put on the table comes from the bag, and goes back there when you remove it.',
  fill: 'Put all other tiles into the bag',
  colour: 'Colour',
  table: 'Table',
  bag: 'Bag',
  discard: 'Lid',
  all: 'All',
  supply: (pile: string, colour: Colour) => `${pile}: ${colours[colour]}`,
  put: (piece: Colour | 'token', place: EditedPlace) =>
    `Put ${pieceName(piece)} ${place.kind === 'centre' ? 'in' : 'on'} ${placeName(place)}.`,
  removed: (piece: Colour | 'token', place: EditedPlace) =>
    `Removed ${pieceName(piece)} from ${placeName(place)}.`,
  turn: (player: string) => `Player ${player} is to move.`,
  score: (player: string, score: number) => `Player ${player} has ${score}.`,
  countPlayers: (players: number) => `${players} players.`,
  count: (count: number, colour: Colour, pile: 'bag' | 'discard') =>
    `${tiles(count, colour)} in ${pile === 'bag' ? 'the bag' : 'the lid'}.`,
  filled: 'All other tiles are in the bag.',
  nothingThere: 'Nothing lies there.',
  markerPlace: 'The first-player marker lies in the centre or on a floor.',
  fullFactory: 'A factory holds four tiles.',
  fullCentre: 'The centre never holds more than 27 tiles.',
  fullRow: 'This row is full.',
  fullFloor: 'A floor has seven places.',
};
/** What the board says, and what stands around it. */
export type AzulWords = typeof import('./en.js');
