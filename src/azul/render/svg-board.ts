/** One player's board as SVG. */

import { labelOf, shortened } from '../../engine/render/styled-text.js';
import { drawArea, drawPanel, drawText, element } from '../../engine/render/svg.js';
import { penaltyOf } from '../../scoring/points.js';
import { fixedColour } from '../../state/board.js';
import { Rule } from '../../state/layout.js';
import { COLOURS, COLUMNS, type Colour, member, ROWS, type Rules } from '../../state/vocabulary.js';
import { countOf } from '../../text/message.js';
import type { PlayerView } from '../api/inspect.js';
import { piecesIn } from './caption.js';
import {
  boardKey,
  type Drawing,
  drawPlace,
  drawTile,
  drawToken,
  drawWell,
  PITCH,
  TILE,
} from './svg-pieces.js';

/** Size of a board. */
export const BOARD = { width: 504, height: 358 } as const;

export const LONGEST_NAME = 22;
const LABEL = 16;
const STORAGE = 36;
const MOSAIC = 272;
const RIGHT = BOARD.width - 16;
const TOP = 70;
const FLOOR = TOP + ROWS.length * PITCH + 14;

/** Half a line of text below the middle of a tile. */
const MIDDLE = TILE / 2 + 5;

/** What a board's picture needs to know besides the board. */
export interface BoardSetting {
  readonly name: string;
  readonly isNext: boolean;
  readonly mosaic: Rules['mosaic'];
}

/** Draw a board whose top left corner is at a point. */
export function drawBoard(
  drawing: Drawing,
  board: PlayerView,
  { name, isNext, mosaic }: BoardSetting,
  [x, y]: readonly [x: number, y: number],
): string {
  const { player, score } = board;
  const { countFrom } = drawing;
  const places = { 'data-player': player, transform: `translate(${x} ${y})` };
  return element('g', places, [
    drawPanel(0, 0, BOARD.width, BOARD.height, isNext ? 'panel next' : 'panel'),
    drawText(labelOf(player, shortened(name, LONGEST_NAME)), LABEL, 36, 'strong'),
    drawText(countOf(score, 'point'), RIGHT, 36, 'strong end'),
    ...COLUMNS.map((column) =>
      drawText(
        `${countFrom + column}`,
        MOSAIC + column * PITCH + TILE / 2,
        TOP - 8,
        'faint middle',
      ),
    ),
    ...ROWS.map((row) =>
      drawText(`${countFrom + row}`, LABEL, TOP + row * PITCH + MIDDLE, 'faint'),
    ),
    ...ROWS.map((row) => drawStorageRow(drawing, board, row)),
    ...ROWS.flatMap((row) =>
      COLUMNS.map((column) => drawCell(drawing, board, row, column, mosaic)),
    ),
    drawText('F', LABEL, FLOOR + MIDDLE, 'faint'),
    drawFloor(drawing, board),
  ]);
}

/** Draw a storage row, filled from the mosaic's side. */
function drawStorageRow(drawing: Drawing, { player, storage }: PlayerView, row: number): string {
  const y = TOP + row * PITCH;
  const left = STORAGE + (ROWS.length - 1 - row) * PITCH;
  const line = storage[row];
  const firstTile = row + 1 - (line?.number ?? 0);
  const places = Array.from({ length: row + 1 }, (_, place) => {
    const x = left + place * PITCH;
    return line == null || place < firstTile
      ? drawWell(x, y)
      : drawTile(drawing, line.colour, x, y);
  });
  const width = row * PITCH + TILE;
  const data = { 'data-player': player, 'data-row': row };
  return drawPlace(drawing, boardKey(player, row), data, [
    ...places,
    drawArea(left - 2, y - 2, width + 4, TILE + 4),
  ]);
}

function drawCell(
  drawing: Drawing,
  { player, mosaic }: PlayerView,
  row: number,
  column: number,
  kind: Rules['mosaic'],
): string {
  const x = MOSAIC + column * PITCH;
  const y = TOP + row * PITCH;
  const colour = mosaic[row]?.[column];
  const hint = kind === 'fixed' ? member(COLOURS, fixedColour(row, column)) : undefined;
  const shown =
    colour != null
      ? [drawTile(drawing, colour, x, y)]
      : [
          drawWell(x, y),
          ...(hint === undefined ? [] : [drawTile(drawing, hint, x, y, TILE, { class: 'hint' })]),
        ];
  const data = { 'data-player': player, 'data-row': row, 'data-column': column };
  return drawPlace(drawing, boardKey(player, row, column), data, [
    ...shown,
    drawArea(x - 2, y - 2, TILE + 4, TILE + 4),
  ]);
}

/** Draw a floor: its pieces, then what each place left would cost; what it costs so far. */
function drawFloor(drawing: Drawing, { player, floor }: PlayerView): string {
  const pieces = piecesIn(floor);
  const tiles = COLOURS.flatMap((colour) => new Array<Colour>(floor.tiles[colour]).fill(colour));
  const xOf = (place: number) => STORAGE + place * PITCH;
  const empty = Array.from({ length: Rule.FloorPlaces - pieces }, (_, index) => {
    const place = pieces + index;
    const cost = penaltyOf(place + 1) - penaltyOf(place);
    return [
      drawWell(xOf(place), FLOOR),
      drawText(`−${cost}`, xOf(place) + TILE / 2, FLOOR + MIDDLE, 'faint middle'),
    ];
  });
  const penalty = penaltyOf(pieces);
  const cost = penalty === 0 ? [] : [drawText(`−${penalty}`, RIGHT, FLOOR + MIDDLE, 'strong end')];
  const width = (Rule.FloorPlaces - 1) * PITCH + TILE;
  return drawPlace(drawing, boardKey(player, 'F'), { 'data-player': player, 'data-floor': 'F' }, [
    ...tiles.map((colour, place) => drawTile(drawing, colour, xOf(place), FLOOR)),
    ...(floor.token ? [drawToken(drawing, xOf(tiles.length), FLOOR)] : []),
    ...empty.flat(),
    ...cost,
    drawArea(STORAGE - 2, FLOOR - 2, width + 4, TILE + 4),
  ]);
}
