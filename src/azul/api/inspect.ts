/** A state as readable nested data. */
import { cellsHolding, floorTiles, lineOf } from '../../state/board.js';
import { at, boardOf, type Cells, factoryCount, playerCount } from '../../state/cells.js';
import { Board, Cell, FloorBits, Place, Rule, StorageBits } from '../../state/layout.js';
import { coloursAt, tilesAt } from '../../state/offers.js';
import {
  COLOURS,
  COLUMNS,
  type Colour,
  member,
  type Phase,
  PLAYER_IDS,
  type PlayerId,
  ROWS,
  type Rules,
} from '../../state/vocabulary.js';
import { cellsOf, type GameState, phaseOf, rulesOf, turnOf } from './game-state.js';

/**
 * Number of tiles of each colour, by the colour's letter: `{ a: 2, b: 0, c: 1, d: 0, e: 1 }`. Part of
 * {@link TilesAndToken}.
 */
export type ColourCounts = { readonly [Each in Colour]: number };

/** A storage row that holds tiles. {@link PlayerView} lists them. */
export interface StorageLine {
  /** The colour of the tiles: `a` blue, `b` green, `c` orange, `d` purple, `e` red. */
  readonly colour: Colour;
  /** Number of tiles, from 1 to the number of the row + 1. */
  readonly number: number;
}

/**
 * Numbers of tiles, and whether the first-player token is among them. {@link PlayerView} has them of the
 * floor, {@link StateView} of the centre.
 */
export interface TilesAndToken {
  /** Number of tiles by colour. */
  readonly tiles: ColourCounts;
  /** Whether the first-player token lies there. */
  readonly token: boolean;
}

/** One player's board as nested data. {@link StateView} has one for each player. */
export interface PlayerView {
  /** The player's letter, `A` to `D`. */
  readonly player: PlayerId;
  /** The player's points, 0 or more. */
  readonly score: number;
  /**
   * The mosaic: five rows from the top, each of five cells from the left, with the colour of the tile; `null` for an
   * empty cell.
   */
  readonly mosaic: readonly (readonly (Colour | null)[])[];
  /** The five storage rows, 0 to 4 from the top; `null` for an empty row. */
  readonly storage: readonly (StorageLine | null)[];
  /** The tiles on the floor, and whether the first-player token is there. */
  readonly floor: TilesAndToken;
}

/** The result of {@link inspect}: a whole state as nested plain data. */
export interface StateView {
  /** The player whose turn it is, as {@link GameState.turn}: `A` to `D`. */
  readonly turn: PlayerId;
  /** The phase: `drafting`, `tiling`, `round-end` if a deal is due, or `game-over`. */
  readonly phase: Phase;
  /** The rules in force, with every setting. */
  readonly rules: Rules;
  /**
   * The tiles of each factory, by its number from 0. A state that was not validated can have more factories than its
   * players use: they are listed up to the last one that holds tiles.
   */
  readonly factories: readonly ColourCounts[];
  /** The tiles in the centre, and whether the first-player token is there. */
  readonly centre: TilesAndToken;
  /** The tiles in the bag, from which factories are filled. */
  readonly bag: ColourCounts;
  /** The tiles in the discard, which refill the bag. */
  readonly discard: ColourCounts;
  /** The players' boards, in turn order. */
  readonly players: readonly PlayerView[];
}

/** Count tiles of all colours. */
export function tilesIn(counts: ColourCounts): number {
  return COLOURS.reduce((sum, colour) => sum + counts[colour], 0);
}

function countsBy(count: (colour: number) => number): ColourCounts {
  return { a: count(0), b: count(1), c: count(2), d: count(3), e: count(4) };
}

/**
 * Return a state as readable nested data, for user interfaces, debugging and JSON.
 *
 * @param state - any state
 * @returns plain data that shares nothing with the state
 * @throws TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * inspect(fresh).bag; // { a: 20, b: 20, c: 20, d: 20, e: 20 }
 * ```
 */
export function inspect(state: GameState): StateView {
  const cells = cellsOf(state);
  const sourceView = (source: number) => countsBy((colour) => tilesAt(cells, source, colour));
  const pileView = (pile: number) => countsBy((colour) => at(cells, pile + colour));
  return {
    turn: turnOf(state),
    phase: phaseOf(state),
    rules: { ...rulesOf(state) },
    factories: Array.from({ length: shownFactories(cells) }, (_, factory) => sourceView(factory)),
    centre: { tiles: sourceView(Place.Centre), token: at(cells, Cell.Token) === 1 },
    bag: pileView(Cell.Bag),
    discard: pileView(Cell.Discard),
    players: PLAYER_IDS.slice(0, playerCount(cells)).map((_, player) => playerView(cells, player)),
  };
}

/** Count the factories of the rules, or up to the last that holds tiles, if there are more of them. */
function shownFactories(cells: Readonly<Cells>): number {
  let shown: number = Place.Centre;
  while (shown > factoryCount(cells) && coloursAt(cells, shown - 1) === 0) shown--;
  return shown;
}

function playerView(cells: Readonly<Cells>, index: number): PlayerView {
  const board = boardOf(index);
  const floor = at(cells, board + Board.Floor);
  return {
    player: member(PLAYER_IDS, index),
    score: at(cells, board + Board.Score),
    mosaic: ROWS.map((row) => COLUMNS.map((column) => tileAt(cells, board, row, column))),
    storage: ROWS.map((row) => lineView(lineOf(cells, board, row))),
    floor: {
      tiles: countsBy((colour) => floorTiles(floor, colour)),
      token: (floor & FloorBits.Token) !== 0,
    },
  };
}

function tileAt(cells: Readonly<Cells>, board: number, row: number, column: number): Colour | null {
  const bit = 1 << (Rule.Size * row + column);
  return COLOURS.find((_, colour) => (cellsHolding(cells, board, colour) & bit) !== 0) ?? null;
}

function lineView(line: number): StorageLine | null {
  const colour = COLOURS[line >> StorageBits.ColourShift];
  const number = line & StorageBits.CountMask;
  return number === 0 || colour === undefined ? null : { colour, number };
}
