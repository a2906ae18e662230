/**
 * What an SVG picture is drawn with: the five tiles and the token, each a ground of its own colour with a motif of its
 * own shape, and the places where they lie.
 */
import { type Attributes, element } from '../../engine/render/svg.js';
import { COLOURS, type Colour } from '../../state/vocabulary.js';

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
  /** The number of the first factory, row and column. */
  readonly countFrom: 0 | 1;
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

/** Side of a tile in the motifs' own units. */
const SIDE = 40;

/** How a tile is drawn. Neighbours in lightness differ in hue, neighbours in hue in lightness. */
interface Motif {
  readonly ground: string;
  readonly ink: string;
  /** Elements in a square of 40 × 40. */
  readonly shape: readonly string[];
}

const path = (d: string) => element('path', { d });

/** Turn one path about the middle of the tile, a number of times all around. */
function around(times: number, d: string): string[] {
  return Array.from({ length: times }, (_, turn) =>
    element('path', { d, transform: `rotate(${(turn * 360) / times} 20 20)` }),
  );
}

const MOTIFS: { readonly [Each in Colour]: Motif } = {
  // A star of eight points, as two squares make it, with an open middle.
  a: {
    ground: '#1d5fa8',
    ink: '#f4f8ff',
    shape: [
      element('path', {
        'fill-rule': 'evenodd',
        d: 'M20 4 L24.7 8.7 L31.3 8.7 L31.3 15.3 L36 20 L31.3 24.7 L31.3 31.3 L24.7 31.3 L20 36 L15.3 31.3 L8.7 31.3 L8.7 24.7 L4 20 L8.7 15.3 L8.7 8.7 L15.3 8.7 Z M20 13 L27 20 L20 27 L13 20 Z',
      }),
    ],
  },
  // Four leaves that meet in the middle.
  b: {
    ground: '#63c29a',
    ink: '#0c3b2a',
    shape: around(4, 'M20 20 C8 19 6 12 6 6 C12 6 19 8 20 20 Z'),
  },
  // A sun.
  c: {
    ground: '#f3b23c',
    ink: '#5a2c00',
    shape: [
      element('circle', { cx: 20, cy: 20, r: 7 }),
      ...around(8, 'M18 10.5 L20 3.5 L22 10.5 Z'),
    ],
  },
  // Nested diamonds.
  d: {
    ground: '#4b2078',
    ink: '#ecd9ff',
    shape: [
      element('path', {
        'fill-rule': 'evenodd',
        d: 'M20 3 L37 20 L20 37 L3 20 Z M20 8.5 L8.5 20 L20 31.5 L31.5 20 Z',
      }),
      path('M20 13 L27 20 L20 27 L13 20 Z'),
    ],
  },
  // A cross of four arms that widen.
  e: {
    ground: '#c8341f',
    ink: '#fff1e6',
    shape: around(4, 'M20 20 L12 5 Q20 9 28 5 Z'),
  },
};

/** List the tiles as symbols, whose ids begin with a prefix. */
export function tileSymbols(prefix: string): string[] {
  return COLOURS.map((colour) => {
    const { ground, ink, shape } = MOTIFS[colour];
    return element('symbol', { id: `${prefix}tile-${colour}`, viewBox: `0 0 ${SIDE} ${SIDE}` }, [
      element('rect', { width: SIDE, height: SIDE, rx: 5, fill: ground }),
      element('rect', {
        x: 1.5,
        y: 1.5,
        width: SIDE - 3,
        height: SIDE - 3,
        rx: 4,
        fill: 'none',
        stroke: ink,
        'stroke-opacity': 0.4,
      }),
      element('g', { fill: ink }, shape),
    ]);
  });
}

/** Draw the first-player token as a symbol: a round piece with a 1. */
export function tokenSymbol(prefix: string): string {
  return element('symbol', { id: `${prefix}token`, viewBox: `0 0 ${SIDE} ${SIDE}` }, [
    element('circle', {
      cx: 20,
      cy: 20,
      r: 19,
      fill: '#fbf7ec',
      stroke: '#22252b',
      'stroke-width': 2,
    }),
    element('circle', { cx: 20, cy: 20, r: 15, fill: 'none', stroke: '#22252b' }),
    element('path', {
      d: 'M15 14 L20.5 10 L23 10 L23 30 L18.5 30 L18.5 16 L15 18.4 Z',
      fill: '#22252b',
    }),
  ]);
}
