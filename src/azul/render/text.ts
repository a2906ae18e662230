/** A state as a picture in text. */

import { integerInRange } from '../../boundary/values.js';
import {
  beside,
  FAINT,
  folded,
  type Line,
  padLine,
  type Span,
  STRONG,
  type Style,
  shortened,
  span,
  spread,
  type TextOptions,
  textOptions,
  writeLines,
} from '../../engine/render/styled-text.js';
import { penaltyOf } from '../../scoring/points.js';
import { fixedColour } from '../../state/board.js';
import { Rule } from '../../state/layout.js';
import { COLOURS, COLUMNS, type Colour, member, ROWS, type Rules } from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import type { GameState } from '../api/game-state.js';
import {
  type ColourCounts,
  inspect,
  type PlayerView,
  type StateView,
  type TilesAndToken,
  tilesIn,
} from '../api/inspect.js';
import { playerToMove } from '../api/play.js';
import { describeRules, headline, nameOf, piecesIn, ranking } from './caption.js';

/** Options of {@link renderText}: first number of places, width, colours for a terminal, names; all have defaults. */
export interface TextPictureOptions extends TextOptions {
  /** Number of the first factory, row and column: 0, as in moves, which is the default, or 1, as for people. */
  readonly countFrom?: 0 | 1 | undefined;
  /**
   * Columns of the widest line, an integer of 40 or more; 80 by default, and above 80 counts as 80. Below 80, boards
   * are stacked.
   */
  readonly width?: number | undefined;
}

/** Widest line. */
const WIDTH = 80;
/** Width that has room for one board. */
export const NARROWEST_PICTURE = 40;
const FACTORY_WIDTH = 6;
const FACTORY_GAP = 2;
const PILE_WIDTH = 8;
const NARROW_PILE_WIDTH = 7;
const LABEL_WIDTH = 9;
/** Width that has room for a pile on one line. */
const PILE_LINE_WIDTH = 62;

/**
 * Draw a state as text: plain ASCII, 80 columns at most, with a monospaced font.
 *
 * `[a]` is a tile and `[f]` the first-player token. A dot is an empty place, a bare letter an empty cell of
 * the fixed mosaic, where only that colour may lie. `>` stands before the player to move. Factories, rows and
 * columns are numbered from 0, as in moves; with `countFrom: 1`, from 1, as {@link readHumanMove} reads them.
 * `F` is the floor.
 *
 * @param state - any state
 * @param options - colours for a terminal, names of the players, first number, width
 * @returns lines joined by line feeds, none at the end, no spaces at the ends of lines. Without the escape
 *   codes, the coloured picture is the plain one. Only names can bring in characters beyond ASCII; control
 *   characters in them are escaped
 * @throws TypeError if `state` is not a {@link GameState}, the options are not an object, an option is unknown, or
 *   `names` is not a list of texts; RangeError if `width` is not an integer of 40 or more, or `countFrom` is neither 0
 *   nor 1
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * const picture = renderText(applyChance(fresh, 'F0cdde1bbbe2abde3cdee4bcce'));
 * picture.split('\n').slice(2, 5);
 * // ['    0       1       2       3       4', ' [c][d]  [b][b]  [a][b]  [c][d]  [b][c]', ' [d][e]  [b][e]  [d][e]  [e][e]  [c][e]']
 * ```
 */
export function renderText(state: GameState, options?: TextPictureOptions): string {
  const view = inspect(state);
  const own = textOptions(options, ['countFrom', 'width']);
  if (own.countFrom !== undefined) integerInRange('countFrom', own.countFrom, 0, 1);
  const width = Math.min(WIDTH, integerInRange('width', own.width ?? WIDTH, NARROWEST_PICTURE));
  const lines: readonly Line[] = [
    ...headLines(state, view.rules, width),
    [],
    ...factoryLines(view, own.countFrom, width),
    [],
    ...pileLines(view, width),
    ...boardsLines(state, view, own, width),
    ...(view.phase === 'game-over' ? standingLines(state, width) : []),
  ];
  return writeLines(lines, own.colour === true);
}

/** Put what is due on the line of the rules, or above them. */
function headLines(state: GameState, rules: Rules, width: number): Line[] {
  const next = [span(headline(state), STRONG)];
  const words = describeRules(rules);
  if (width === WIDTH) return [spread(next, [span(words, FAINT)], width)];
  return [next, ...folded(words, width).map((text) => [span(text, FAINT)])];
}

/** List tiles one by one. */
function tilesOf(counts: ColourCounts): Span[] {
  return COLOURS.flatMap((colour) => new Array<Span>(counts[colour]).fill(tileSpan(colour)));
}

/** Draw the factories, two tiles above two. */
function factoryLines({ factories }: StateView, first = 0, width: number): Line[] {
  const blocks = factories.map((counts, number): Line[] => {
    const tiles = tilesOf(counts);
    const places = Array.from({ length: Rule.FactoryTiles }, (_, place) => tiles[place] ?? EMPTY);
    const half = Rule.FactoryTiles / 2;
    return [[span(`   ${first + number}`, FAINT)], places.slice(0, half), places.slice(half)];
  });
  const inRow = Math.floor((width - 1 + FACTORY_GAP) / (FACTORY_WIDTH + FACTORY_GAP));
  return inRows(blocks, inRow).flatMap((row) =>
    beside(row, FACTORY_WIDTH, FACTORY_GAP).map((line) => [span(' '), ...line]),
  );
}

/** Part a list into rows of a length. */
function inRows<Each>(list: readonly Each[], length: number): Each[][] {
  return list.flatMap((_, index) =>
    index % length === 0 ? [list.slice(index, index + length)] : [],
  );
}

/** Draw centre, bag and discard: how many tiles of each colour. */
function pileLines({ centre, bag, discard }: StateView, width: number): Line[] {
  return [
    ...pileLine('Centre', centre.tiles, centre.token ? [TOKEN] : [], width),
    ...pileLine('Bag', bag, [], width),
    ...pileLine('Discard', discard, [], width),
  ];
}

function pileLine(name: string, counts: ColourCounts, token: Line, width: number): Line[] {
  const isNarrow = width < PILE_LINE_WIDTH;
  const groups = COLOURS.flatMap((colour) => {
    const count = counts[colour];
    const group = count === 0 ? [] : [tileSpan(colour), span(`x${count}`)];
    return padLine(group, isNarrow ? NARROW_PILE_WIDTH : PILE_WIDTH);
  });
  const number = tilesIn(counts);
  const label = span(` ${name}`.padEnd(LABEL_WIDTH));
  const total = span(countOf(number, 'tile').padEnd(PILE_WIDTH + 2), FAINT);
  if (!isNarrow) return [[label, ...groups, total, ...token]];
  return [[label, total, ...token], ...(number === 0 ? [] : [[span('  '), ...groups]])];
}

/** Draw the boards, two in a row if there is room. */
function boardsLines(
  state: GameState,
  view: StateView,
  { names, countFrom = 0 }: TextPictureOptions,
  width: number,
): Line[] {
  const boards = view.players.map((board) =>
    boardLines(board, {
      name: nameOf(board.player, names),
      isNext: board.player === playerToMove(state),
      mosaic: view.rules.mosaic,
      countFrom,
    }),
  );
  const inRow = width === WIDTH ? 2 : 1;
  const gap = WIDTH - 2 * BOARD_WIDTH;
  return inRows(boards, inRow).flatMap((row) => [[], ...beside(row, BOARD_WIDTH, gap)]);
}

function standingLines(state: GameState, width: number): Line[] {
  const lines = ranking(state).flatMap(({ rank, player, winner, text }): Line[] => {
    const style = winner ? STRONG : '';
    const label = ` ${rank}. ${player}  `;
    return folded(text, width - label.length).map((part, index) => [
      span((index === 0 ? label : ' '.repeat(label.length)) + part, style),
    ]);
  });
  return [[], [span(' Standings', STRONG)], ...lines];
}

/** Columns that a board takes. */
const BOARD_WIDTH = 37;

const LONGEST_NAME = 18;
const MOSAIC_COLUMN = 22;

/** What a board's lines need to know besides the board. */
export interface BoardCaption {
  /** The player's name, empty if it is not known. */
  readonly name: string;
  /** Whether this player moves next. */
  readonly isNext: boolean;
  readonly mosaic: Rules['mosaic'];
  /** Number of the first row and column. */
  readonly countFrom: number;
}

/** Tiles by colour: ink on a ground. */
const TILES: { readonly [Each in Colour]: Style } = {
  a: '1;38;5;231;48;5;25',
  b: '1;38;5;16;48;5;78',
  c: '1;38;5;16;48;5;214',
  d: '1;38;5;231;48;5;91',
  e: '1;38;5;231;48;5;160',
};

/** Colours of empty cells: ink alone. */
const HINTS: { readonly [Each in Colour]: Style } = {
  a: '38;5;33',
  b: '38;5;35',
  c: '38;5;172',
  d: '38;5;134',
  e: '38;5;167',
};

/** Bold, ink and ground exchanged. */
const REVERSED: Style = '1;7';

/** Draw one tile. */
function tileSpan(colour: Colour): Span {
  return span(`[${colour}]`, TILES[colour]);
}

/** Draw the first-player token. */
export const TOKEN = span('[f]', REVERSED);

/** Draw a place where nothing lies. */
const EMPTY = span(' . ', FAINT);

function repeated(piece: Span, count: number): Line {
  return new Array<Span>(Math.max(0, count)).fill(piece);
}

/** Draw a board: name and score, storage next to mosaic, floor. */
export function boardLines(board: PlayerView, caption: BoardCaption): Line[] {
  const columns = COLUMNS.map((column) => span(` ${caption.countFrom + column} `, FAINT));
  return [
    headLine(board, caption),
    [span(' '.repeat(MOSAIC_COLUMN)), ...columns],
    ...ROWS.map((row) => rowLine(board, row, caption)),
    floorLine(board.floor),
  ];
}

function headLine({ player, score }: PlayerView, { name, isNext }: BoardCaption): Line {
  const left = [
    span(isNext ? '> ' : '  ', STRONG),
    span(player, STRONG),
    span(name === '' ? '' : ` ${shortened(name, LONGEST_NAME)}`),
  ];
  return spread(left, [span(countOf(score, 'point'), STRONG)], BOARD_WIDTH);
}

function rowLine(board: PlayerView, row: number, { mosaic, countFrom }: BoardCaption): Line {
  const places = row + 1;
  const line = board.storage[row];
  const tiles = line == null ? [] : repeated(tileSpan(line.colour), line.number);
  const cells = (board.mosaic[row] ?? []).map((colour, column) =>
    colour === null ? emptyCell(row, column, mosaic) : tileSpan(colour),
  );
  return [
    span(`  ${countFrom + row} `, FAINT),
    ...repeated(span('   '), ROWS.length - places),
    ...repeated(EMPTY, places - tiles.length),
    ...tiles,
    span(' | ', FAINT),
    ...cells,
  ];
}

/** Draw an empty cell, with the colour that belongs there if only one does. */
function emptyCell(row: number, column: number, mosaic: Rules['mosaic']): Span {
  const colour = member(COLOURS, fixedColour(row, column));
  return mosaic === 'variant' ? EMPTY : span(` ${colour} `, HINTS[colour]);
}

/** Draw a floor: the pieces, what each place left would cost, and what it costs so far. */
function floorLine(floor: TilesAndToken): Line {
  const pieces = piecesIn(floor);
  const places = Array.from({ length: Rule.FloorPlaces - pieces }, (_, index) => {
    const place = pieces + index;
    return span(` -${penaltyOf(place + 1) - penaltyOf(place)}`, FAINT);
  });
  const penalty = penaltyOf(pieces);
  const left = [
    span('  F ', FAINT),
    ...COLOURS.flatMap((colour) => repeated(tileSpan(colour), floor.tiles[colour])),
    ...repeated(TOKEN, floor.token ? 1 : 0),
    ...places,
  ];
  return spread(left, [span(penalty === 0 ? '' : `-${penalty} `)], BOARD_WIDTH);
}
