/** Tsuro in English. Its type is what every other language has to say. Columns and rows are counted from 1. */
import type { Reason } from 'azulejo/tsuro';
import type { RuleText } from '../../../shell/view/rules-text.js';
import { WORDS as SHELL } from '../../../shell/words/en.js';
import type { Theme } from '../themes.js';

const { forms, games } = SHELL;
const { counted, listed } = forms;

/** The column and the row of a square. */
export type Place = readonly [column: number, row: number];

/** How a stone goes out. */
export type End = 'leaves' | 'loops';

/** A side of a square. */
export type Side = 'north' | 'east' | 'south' | 'west';

/** A player and how its stone goes out. */
export interface Out {
  readonly name: string;
  readonly end: End;
}

/** A square, what lies there, and who stands on it or before it. */
export interface SquareFacts {
  readonly place: Place;
  readonly tile: number | undefined;
  readonly stones: readonly { readonly name: string; readonly side: Side }[];
  readonly before: readonly string[];
}

const ends = { leaves: 'leaves the board', loops: 'loops' } satisfies Record<End, string>;

const square = ([column, row]: Place) => `column ${column}, row ${row}`;

const outs = (all: readonly Out[]) => all.map(({ name, end }) => `; ${name} ${ends[end]}`).join('');

const board = {
  title: 'Board',
  stones: 'Stones',
  tiles: 'Tiles',
  tile: (tile: number) => `Tile ${tile}`,
  chosenTile: (tile: number) => `Tile ${tile}, chosen; press again to rotate it`,
  /** A tile of a move that is pointed out. */
  suggested: (tile: string) => `${tile} (suggested)`,
  coming: 'Next tiles',
  comingFor: (name: string, tiles: readonly string[]) => `${name}: ${listed(tiles)}`,
  controls: 'What to do with the tile',
  rotate: 'Rotate',
  otherStart: 'Other start',
  place: 'Place tile',
  goesHere: 'Your tile goes here',
  chosen: (side: Side) => `Chosen, your stone on the ${side} side`,
  square: ({ place: [column, row], tile, stones, before }: SquareFacts) =>
    [
      `Column ${column}, row ${row}`,
      tile === undefined ? 'empty' : `tile ${tile}`,
      ...stones.map(({ name, side }) => `${name} on its ${side} side`),
      ...(before.length === 0 ? [] : [`before ${listed(before)}`]),
    ].join(', '),
  /** What a move would do to each stone. */
  walks: (name: string, tiles: number, to: Place) =>
    `${name} walks over ${counted(tiles, 'tile', 'tiles')} to ${square(to)}`,
  out: (name: string, end: End) => `${name} ${ends[end]}`,
};

/** Whether players are still in the game and, if not, how and when they left. */
const fates = {
  onBoard: 'on the board',
  notYet: 'not on the board yet',
  reasons: { edge: 'left the board', loop: 'looped', forfeit: 'gave up' } satisfies Record<
    Reason,
    string
  >,
  out: (reason: string) => `out, ${reason}`,
  outIn: (reason: string, round: number) => `${reason}, round ${round}`,
};

const status = {
  draws: (name: string) => `${name} draws tiles`,
  starts: (name: string) => `${name} starts`,
  places: (name: string) => `${name} places a tile`,
  nobody: 'Nobody wins',
  wins: games.wins,
};

const prompts = {
  setup: 'Choose a tile, rotate it, and choose a square at the edge of the board.',
  turn: 'Choose a tile, rotate it, and place it before your stone.',
};

/** What happened, as sentences. */
const events = {
  places: (name: string, tile: number, place: Place | undefined, all: readonly Out[]) =>
    `${name} places tile ${tile}${place === undefined ? '' : ` on ${square(place)}`}${outs(all)}.`,
  draws: (name: string, tiles: number) => `${name} gets ${counted(tiles, 'tile', 'tiles')}.`,
  noMove: (name: string) => `${name} has no legal move, and drops out.`,
  givesUp: (name: string) => `${name} gives up.`,
};

/** The same in short, for a list. */
const entries = {
  /** @param others - whether stones of others go out */
  places: (tile: number, place: Place | undefined, own: End | undefined, others: boolean) =>
    [
      `Tile ${tile} on ${place === undefined ? 'no square' : square(place)}`,
      ...(own === undefined ? [] : [ends[own]]),
      ...(others ? ['another goes out'] : []),
    ].join(', '),
  dealt: (tiles: number): string => (tiles === 1 ? '1 tile is dealt' : `${tiles} tiles are dealt`),
  noMove: 'No legal move, drops out',
  givesUp: 'Gives up',
  setup: 'Set-up',
  round: games.round,
};

/** What the solution of a puzzle does. */
const themes = {
  out: 'It takes the other stone off the board.',
  trap: 'It leaves the other stone no tile to stay on the board with.',
  along: 'It moves the other stone, too.',
  far: 'It walks far, over four tiles or more.',
  edge: 'It walks to the edge of the board, and outlasts the other stone.',
  step: 'It walks over one tile only, and outlasts the other stone.',
  short: 'It walks over two or three tiles, and outlasts the other stone.',
} satisfies Record<Theme, string>;

/** Why something is not possible. */
const refusals = {
  inside: 'The first tile goes to the edge of the board.',
  taken: 'There is a tile on this square.',
  besideTile: 'The first tile may not lie beside another one.',
  facesEdge: 'Your stone would face the edge of the board.',
  leaves: 'So your stone would leave the board, and another tile or rotation avoids that.',
  loops: 'So a stone would loop, and another tile or rotation avoids that.',
  sameRotation: 'This tile looks the same in every rotation.',
  marked: 'Your tile goes to the square before your stone, which is marked.',
  chooseSquare: 'First choose a square at the edge of the board.',
  nobodyCanMove: games.nobodyCanMove,
  notNow: games.notNow,
};

const setup = {
  supply: 'Tiles',
  bag: 'From a bag',
  aboutBag: 'each of the 35 once, then again',
  cycle: 'In order',
  aboutCycle: 'everybody knows what comes',
  endless: 'At random',
  aboutEndless: 'any tile, each time',
  end: 'The game ends',
  afterRound: 'after a round',
  atOnce: 'as soon as one is left',
  ranking: ['Rank', 'Stone'] as readonly string[],
  level: games.level,
  randomLevel: games.randomLevel,
  hardLevel: games.hardLevel,
};

const rules: readonly RuleText[] = [
  [
    'Set-up.',
    'In turn, choose one of three tiles, turn it as you like, and put it on a square at the edge of the board, not beside another tile. Your stone stands where one of its paths meets an empty square.',
  ],
  [
    'A turn.',
    'Choose one of two tiles, rotate it, and place it on the square before your stone. Every stone before that square walks along the paths, until it is before an empty square again.',
  ],
  [
    'Who is out.',
    'A stone that comes to the edge of the board leaves it, and one whose path leads back to where it was loops: its player is out. You may not leave the board, nor let a stone loop, if another tile or rotation avoids both. Others may be led off the board.',
  ],
  [
    'The end.',
    'The last stone on the board wins. If the last ones go out in the same round, they share the win.',
  ],
];

export const WORDS = {
  forms,
  player: games.player,
  board,
  fates,
  status,
  prompts,
  events,
  entries,
  refusals,
  setup,
  themes,
  rules,
};

/** What Tsuro's part of the page says. */
export type TsuroWords = typeof WORDS;
