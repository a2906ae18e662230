/**
 * What everybody shares, as SVG: factories, centre, bag, discard.
 *
 * @packageDocumentation
 */
import { element } from '../../engine/render/markup.js';
import { drawArea, drawPanel, drawText } from '../../engine/render/svg-shapes.js';
import { COLOURS } from '../../state/vocabulary.js';
import type { ColourCounts, StateView } from '../api/inspect.js';
import { tilesIn } from './caption.js';
import { type Drawing, drawPlace, drawTile, drawToken, PAGE, sourceKey } from './svg-drawing.js';

/** Side of a tile on the table, and from one to the next. */
const TILE = 32;
const PITCH = 36;

const FACTORY = { radius: 54, pitch: 114, height: 136 } as const;
const CENTRE = { width: 560, height: 120, columns: 14 } as const;
const PILE = { height: 54, tile: 24, pitch: 66, counts: 118 } as const;

/** Height of the whole table. */
export const TABLE_HEIGHT = FACTORY.height + CENTRE.height;

/** Draw tiles in rows, colour by colour. */
function drawTiles(
  drawing: Drawing,
  source: number | string,
  counts: ColourCounts,
  columns: number,
  [left, top]: readonly [x: number, y: number],
): string[] {
  let place = 0;
  return COLOURS.flatMap((colour) => {
    const tiles = Array.from({ length: counts[colour] }, () => {
      const x = left + PITCH * (place % columns);
      const y = top + PITCH * Math.floor(place / columns);
      place++;
      return [drawTile(drawing, colour, x, y, TILE), drawArea(x - 1, y - 1, TILE + 2, TILE + 2)];
    });
    if (tiles.length === 0) return [];
    const data = { 'data-source': source, 'data-colour': colour };
    return [drawPlace(drawing, sourceKey(source, colour), data, tiles.flat())];
  });
}

/** Draw all of it, below a height. */
export function drawTable(drawing: Drawing, view: StateView, top: number): string[] {
  const { factories, centre, bag, discard } = view;
  const first = PAGE.width / 2 - ((factories.length - 1) * FACTORY.pitch) / 2;
  const below = top + FACTORY.height;
  const pilesLeft = PAGE.margin + CENTRE.width + PAGE.gap / 2;
  return [
    ...factories.map((counts, number) =>
      drawFactory(drawing, number, counts, first + number * FACTORY.pitch, top + FACTORY.radius),
    ),
    drawCentre(drawing, centre.tiles, centre.token, below),
    drawPile(drawing, 'Bag', bag, pilesLeft, below),
    drawPile(drawing, 'Discard', discard, pilesLeft, below + CENTRE.height - PILE.height),
  ];
}

function drawFactory(
  drawing: Drawing,
  number: number,
  counts: ColourCounts,
  x: number,
  y: number,
): string {
  const corner = [x - (PITCH + TILE) / 2, y - (PITCH + TILE) / 2] as const;
  return element('g', { 'data-source': number }, [
    element('circle', { class: 'panel', cx: x, cy: y, r: FACTORY.radius - 1 }),
    drawText(`${number}`, x, y + FACTORY.radius + 14, 'faint middle'),
    ...drawTiles(drawing, number, counts, 2, corner),
  ]);
}

function drawCentre(drawing: Drawing, counts: ColourCounts, token: boolean, top: number): string {
  const left = PAGE.margin;
  return element('g', { 'data-source': 'C' }, [
    drawPanel(left, top, CENTRE.width, CENTRE.height),
    drawText('Centre', left + 16, top + 26),
    ...(token ? [drawToken(drawing, left + 76, top + 4, TILE)] : []),
    ...drawTiles(drawing, 'C', counts, CENTRE.columns, [left + 16, top + 42]),
  ]);
}

/** Draw bag or discard: a tile of each colour with the number of them. */
function drawPile(
  drawing: Drawing,
  label: string,
  counts: ColourCounts,
  left: number,
  top: number,
): string {
  const groups = COLOURS.flatMap((colour, index) => {
    const x = left + PILE.counts + index * PILE.pitch;
    const y = top + (PILE.height - PILE.tile) / 2;
    const fade = counts[colour] === 0 ? { class: 'hint' } : {};
    return [
      drawTile(drawing, colour, x, y, PILE.tile, fade),
      drawText(`${counts[colour]}`, x + PILE.tile + 6, top + 33),
    ];
  });
  return element('g', { 'data-pile': label.toLowerCase() }, [
    drawPanel(left, top, PAGE.width - PAGE.margin - left, PILE.height),
    drawText(label, left + 16, top + 33),
    drawText(`${tilesIn(counts)}`, left + 104, top + 33, 'faint end'),
    ...groups,
  ]);
}
