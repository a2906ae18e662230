/** Tsuro in English. Its type is what every other language has to say. Numbers of places and tiles are given as they are counted. */

import { COMMON } from '../../../engine/board/words/en.js';
import type { EliminationReason, Port } from '../../state/vocabulary.js';

export const { forms, player } = COMMON;
export const countFrom = 1;

const { counted, listed } = forms;

/** The column and the row of a square. */
export type Place = readonly [column: number, row: number];

/** How a stone goes out. */
export type End = 'leaves' | 'loops';

/** A player and how its stone goes out. */
export interface Out {
  readonly name: string;
  readonly end: End;
}

/** A square, what lies there, and who stands on it or before it. */
export interface SquareFacts {
  readonly place: Place;
  /** Its number from 1, and its rotation: `22 (90°)`. */
  readonly tile: string | undefined;
  readonly stones: readonly { readonly name: string; readonly port: Port }[];
  readonly before: readonly string[];
}

const ends = { leaves: 'leaves the board', loops: 'loops' } satisfies Record<End, string>;

/** The two ports of a side have different names. */
const ports: Readonly<Record<Port, string>> = {
  a: 'north side, left',
  b: 'north side, right',
  c: 'east side, top',
  d: 'east side, bottom',
  e: 'south side, right',
  f: 'south side, left',
  g: 'west side, bottom',
  h: 'west side, top',
};

const square = ([column, row]: Place) => `column ${column}, row ${row}`;

/** The names of places, wherever they stand alone. */
export const places = {
  square,
  /** A side of a square, where a stone stands. */
  start: (place: Place, port: Port) => `${square(place)}, ${ports[port]}`,
};

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

export const board = {
  title: 'Board',
  stones: 'Stones',
  tiles: 'Tiles',
  /** @param tile - its number, with its rotation as far as it has one: `22 (90°)` */
  tile: (tile: string) => `Tile ${tile}`,
  chosenTile: (tile: string) => `Tile ${tile}, chosen; press again to rotate it`,
  /** A tile of a move that is pointed out. */
  suggested: (tile: string) => `${tile} (suggested)`,
  coming: 'Next tiles',
  comingFor: (name: string, tiles: readonly string[]) => `${name}: ${listed(tiles)}`,
  controls: 'What to do with the tile',
  rotate: 'Rotate',
  otherStart: 'Other start',
  place: 'Place tile',
  goesHere: 'Your tile goes here',
  chosen: (port: Port) => `Chosen, your stone on the ${ports[port]}`,
  square: ({ place: [column, row], tile, stones, before }: SquareFacts) =>
    [
      `Column ${column}, row ${row}`,
      tile === undefined ? 'empty' : `tile ${tile}`,
      ...stones.map(({ name, port }) => `${name} on its ${ports[port]}`),
      ...(before.length === 0 ? [] : [`in front of ${listed(before)}`]),
    ].join(', '),
  /** What a move of the set-up is. */
  start: (tile: string, place: Place, port: Port) =>
    `Tile ${tile} on ${square(place)}, stone on the ${ports[port]}`,
  /** What a move would do to each stone. */
  walks: (name: string, tiles: number, to: Place) =>
    `${name} walks over ${counted(tiles, 'tile', 'tiles')} to ${square(to)}`,
  out: (name: string, end: End) => `${name} ${ends[end]}`,
  /** Who would go out. */
  outs: (names: readonly string[]) => `Out: ${listed(names)}`,
};

/** Whether players are still in the game and, if not, how and when they left. */
export const fates = {
  onBoard: 'on the board',
  notYet: 'not on the board yet',
  reasons: { edge: 'left the board', loop: 'looped', forfeit: 'gave up' } satisfies Record<
    EliminationReason,
    string
  >,
  out: (reason: string) => `out, ${reason}`,
  outIn: (reason: string, round: number) => `${reason}, round ${round}`,
};

export const status = {
  draws: (name: string) => `${name} draws tiles`,
  starts: (name: string) => `${name} starts`,
  places: (name: string) => `${name} places a tile`,
  nobody: 'Nobody wins',
  wins: COMMON.wins,
};

export const prompts = {
  setup: 'Choose a tile, rotate it, and choose a square at the edge of the board.',
  turn: 'Choose a tile, rotate it, and place it in front of your stone.',
};

/** What happened, as sentences. */
export const events = {
  places: (name: string, tile: string, place: Place, all: readonly Out[]) =>
    `${name} places tile ${tile} on ${square(place)}${outs(all)}.`,
  starts: (name: string, tile: string, place: Place, port: Port) =>
    `${name} places tile ${tile} on ${square(place)}, the stone on its ${ports[port]}.`,
  draws: (name: string, tiles: number) => `${name} gets ${counted(tiles, 'tile', 'tiles')}.`,
  noMove: (name: string) => `${name} has no legal move, and drops out.`,
  givesUp: (name: string) => `${name} gives up.`,
};

/** The same in short, for a list. */
export const entries = {
  /** @param others - whether stones of others go out */
  places: (tile: string, place: Place, own: End | undefined, others: boolean) =>
    [
      `Tile ${tile} on ${square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['another goes out'] : []),
    ].join(', '),
  dealt: (tiles: number): string => (tiles === 1 ? '1 tile is dealt' : `${tiles} tiles are dealt`),
  noMove: 'No legal move, drops out',
  givesUp: 'Gives up',
  setup: 'Set-up',
  round: COMMON.round,
};

/** Why something is not possible. */
export const refusals = {
  inside: 'The first tile goes to the edge of the board.',
  taken: 'There is a tile on this square.',
  besideTile: 'The first tile may not lie next to another one.',
  facesEdge: 'Your stone would face the edge of the board.',
  leaves: 'That would take your stone off the board, and another tile or rotation would not.',
  loops: 'That would make a stone loop, and another tile or rotation would not.',
  sameRotation: 'This tile looks the same in every rotation.',
  marked: 'Your tile goes on the marked square in front of your stone.',
  chooseSquare: 'First choose a square at the edge of the board.',
  nobodyCanMove: COMMON.nobodyCanMove,
  notNow: COMMON.notNow,
};

export const editor = {
  palette: 'Tap to place',
  about:
    'Choose a tile or a stone and tap a square, or drag it there. A tap on the same tile rotates it.',
  keys: 'On a square, R rotates its tile, and Delete removes. Elsewhere, R rotates the chosen tile.',
  remove: 'Remove',
  stoneOf: (player: string) => `Stone of ${COMMON.player(player)}`,
  wrong: (place: string) => `${place}. Something is wrong here.`,
  facts: 'Players, turn, hand and bag',
  players: 'Players',
  toMove: 'Turn',
  nobody: 'Nobody: the game is over',
  round: 'Round (0: set-up)',
  statusOf: (player: string) => `Status of ${COMMON.player(player)}`,
  roundOf: (player: string) => `Round in which ${COMMON.player(player)} left`,
  hand: 'Tiles in the hand',
  handPlace: (place: number, content: string) => `Hand, place ${place}: ${content}`,
  empty: 'empty',
  bag: (tiles: number) => `Bag: ${counted(tiles, 'tile', 'tiles')}`,
  aboutBag:
    'Each tile that you put somewhere comes from the bag, and goes back there. A tap here puts the chosen tile in or out.',
  fill: 'Put all other tiles into the bag',
  clear: 'Empty the board',
  tileOn: (tile: string, place: string) => `Tile ${tile} is on ${place}.`,
  removed: (place: string) => `Removed from ${place}.`,
  stoneOn: (player: string, place: string) => `Stone of ${COMMON.player(player)}: ${place}.`,
  status: (player: string, status: string) => `${COMMON.player(player)}: ${status}.`,
  turn: (player: string) => `It is the turn of ${COMMON.player(player)}.`,
  isOver: 'The game is over.',
  isRound: (round: number) => (round === 0 ? 'Set-up.' : `${COMMON.round(round)}.`),
  inHand: (tiles: number) => `${counted(tiles, 'tile', 'tiles')} in the hand.`,
  inBag: (tiles: number) => `${counted(tiles, 'tile', 'tiles')} in the bag.`,
  filled: 'All other tiles are in the bag.',
  countPlayers: (players: number) => `${players} players.`,
  cleared: 'The board is empty.',
  nothingThere: 'Nothing lies there.',
  fullHand: 'The hand is full.',
  noBag: 'These rules have no bag.',
};
/** What the board says, and what stands around it. */
export type TsuroWords = typeof import('./en.js');
