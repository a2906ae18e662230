/**
 * One player's board as lines of text.
 *
 * @packageDocumentation
 */

import { Rule } from '../../state/cells.js';
import { fixedColumn } from '../../state/mosaic.js';
import { COLOURS, COLUMNS, type Colour, ROWS, type Rules } from '../../state/vocabulary.js';
import type { PlayerView, TilesAndToken } from '../api/inspect.js';
import { floorPenalty } from '../api/score.js';
import { counted, piecesIn, shortened } from './caption.js';
import { type Line, type Span, span, spread } from './styled-text.js';

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

/** Draw one tile. */
export function tileSpan(colour: Colour): Span {
  return span(`[${colour}]`, `tile-${colour}`);
}

/** Draw the first-player token. */
export const TOKEN = span('[f]', 'token');

/** Draw a place where nothing lies. */
export const EMPTY = span(' . ', 'faint');

function repeated(piece: Span, count: number): Line {
  return new Array<Span>(Math.max(0, count)).fill(piece);
}

/** Draw a board: name and score, storage beside mosaic, floor. */
export function boardLines(board: PlayerView, caption: BoardCaption): Line[] {
  const columns = COLUMNS.map((column) => span(` ${caption.countFrom + column} `, 'faint'));
  return [
    headLine(board, caption),
    [span(' '.repeat(MOSAIC_COLUMN)), ...columns],
    ...ROWS.map((row) => rowLine(board, row, caption)),
    floorLine(board.floor),
  ];
}

function headLine({ player, score }: PlayerView, { name, isNext }: BoardCaption): Line {
  const left = [
    span(isNext ? '> ' : '  ', 'strong'),
    span(player, 'strong'),
    span(name === '' ? '' : ` ${shortened(name, LONGEST_NAME)}`),
  ];
  return spread(left, [span(counted(score, 'point'), 'strong')], BOARD_WIDTH);
}

function rowLine(board: PlayerView, row: number, { mosaic, countFrom }: BoardCaption): Line {
  const places = row + 1;
  const line = board.storage[row];
  const tiles = line == null ? [] : repeated(tileSpan(line.colour), line.number);
  const cells = (board.mosaic[row] ?? []).map((colour, column) =>
    colour === null ? emptyCell(row, column, mosaic) : tileSpan(colour),
  );
  return [
    span(`  ${countFrom + row} `, 'faint'),
    ...repeated(span('   '), ROWS.length - places),
    ...repeated(EMPTY, places - tiles.length),
    ...tiles,
    span(' | ', 'faint'),
    ...cells,
  ];
}

/** Draw an empty cell, with the colour that belongs there if only one does. */
function emptyCell(row: number, column: number, mosaic: Rules['mosaic']): Span {
  const colour = COLOURS.find((_, index) => fixedColumn(row, index) === column);
  return mosaic === 'variant' || colour === undefined
    ? EMPTY
    : span(` ${colour} `, `hint-${colour}`);
}

/** Draw a floor: the pieces, what each place left would cost, and what it costs so far. */
function floorLine(floor: TilesAndToken): Line {
  const pieces = piecesIn(floor);
  const places = Array.from({ length: Rule.FloorPlaces - pieces }, (_, index) => {
    const place = pieces + index;
    return span(` -${floorPenalty(place + 1) - floorPenalty(place)}`, 'faint');
  });
  const penalty = floorPenalty(pieces);
  const left = [
    span('  F ', 'faint'),
    ...COLOURS.flatMap((colour) => repeated(tileSpan(colour), floor.tiles[colour])),
    ...repeated(TOKEN, floor.token ? 1 : 0),
    ...places,
  ];
  return spread(left, [span(penalty === 0 ? '' : `-${penalty} `)], BOARD_WIDTH);
}
