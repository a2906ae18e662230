/**
 * One player's board as lines of text.
 *
 * @packageDocumentation
 */
import { shortened } from '../../engine/render/names.js';
import {
  FAINT,
  type Line,
  type Span,
  STRONG,
  type Style,
  span,
  spread,
} from '../../engine/render/styled-text.js';
import { fixedColumn } from '../../state/board.js';
import { Rule } from '../../state/cells.js';
import { COLOURS, COLUMNS, type Colour, ROWS, type Rules } from '../../state/vocabulary.js';
import type { PlayerView, TilesAndToken } from '../api/inspect.js';
import { floorPenalty } from '../api/score.js';
import { counted, piecesIn } from './caption.js';

/** Columns that a board takes. */
export const BOARD_WIDTH = 37;

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
export function tileSpan(colour: Colour): Span {
  return span(`[${colour}]`, TILES[colour]);
}

/** Draw the first-player token. */
export const TOKEN = span('[f]', REVERSED);

/** Draw a place where nothing lies. */
export const EMPTY = span(' . ', FAINT);

function repeated(piece: Span, count: number): Line {
  return new Array<Span>(Math.max(0, count)).fill(piece);
}

/** Draw a board: name and score, storage beside mosaic, floor. */
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
  return spread(left, [span(counted(score, 'point'), STRONG)], BOARD_WIDTH);
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
  const colour = COLOURS.find((_, index) => fixedColumn(row, index) === column);
  return mosaic === 'variant' || colour === undefined ? EMPTY : span(` ${colour} `, HINTS[colour]);
}

/** Draw a floor: the pieces, what each place left would cost, and what it costs so far. */
function floorLine(floor: TilesAndToken): Line {
  const pieces = piecesIn(floor);
  const places = Array.from({ length: Rule.FloorPlaces - pieces }, (_, index) => {
    const place = pieces + index;
    return span(` -${floorPenalty(place + 1) - floorPenalty(place)}`, FAINT);
  });
  const penalty = floorPenalty(pieces);
  const left = [
    span('  F ', FAINT),
    ...COLOURS.flatMap((colour) => repeated(tileSpan(colour), floor.tiles[colour])),
    ...repeated(TOKEN, floor.token ? 1 : 0),
    ...places,
  ];
  return spread(left, [span(penalty === 0 ? '' : `-${penalty} `)], BOARD_WIDTH);
}
