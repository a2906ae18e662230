/**
 * What the parts of an SVG picture are drawn with.
 *
 * @packageDocumentation
 */
import { type Attributes, element } from '../../engine/render/markup.js';
import type { Colour } from '../../state/vocabulary.js';

/** Side of a tile on a board. */
export const TILE = 40;

/** From one tile of a board to the next. */
export const PITCH = 44;

/** Size and margins of a picture. */
export const PAGE = { width: 1080, margin: 24, gap: 24 } as const;

/** How one picture is drawn. */
export interface Drawing {
  /** What the ids of the picture begin with. */
  readonly prefix: string;
  /** Places to highlight, as {@link sourceKey} and {@link boardKey} name them. */
  readonly highlighted: ReadonlySet<string>;
}

/** Return the name of the tiles of a colour at a source. */
export function sourceKey(source: number | string, colour: string): string {
  return `source ${source} ${colour}`;
}

/** Return the name of a place of a board: a storage row, a cell of the mosaic, or the floor. */
export function boardKey(player: string, ...place: readonly (number | string)[]): string {
  return [player, ...place].join(' ');
}

/** Draw a tile. */
export function drawTile(
  { prefix }: Drawing,
  colour: Colour,
  x: number,
  y: number,
  size: number = TILE,
  attributes: Attributes = {},
): string {
  const href = `#${prefix}tile-${colour}`;
  return element('use', { href, x, y, width: size, height: size, ...attributes });
}

/** Draw the first-player token. */
export function drawToken({ prefix }: Drawing, x: number, y: number, size: number = TILE): string {
  const place = { href: `#${prefix}token`, x, y, width: size, height: size };
  return element('use', { ...place, 'data-token': 'f' });
}

/** Draw an empty place. */
export function drawWell(x: number, y: number): string {
  return element('rect', { class: 'well', x, y, width: TILE, height: TILE, rx: 5 });
}

/** Group what belongs to a place that moves can name. */
export function drawPlace(
  { highlighted }: Drawing,
  key: string,
  data: Attributes,
  children: readonly string[],
): string {
  const marked = highlighted.has(key);
  const highlight = marked ? { class: 'highlight', 'data-highlight': 'true' } : {};
  return element('g', { ...data, ...highlight }, children);
}
