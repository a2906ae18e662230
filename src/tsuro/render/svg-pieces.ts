/** Tiles and avatars in SVG: smooth wires from port to port; a shape, a colour and a letter for each player. */

import { knownOptions } from '../../boundary/values.js';
import {
  type Attributes,
  drawPage,
  element,
  pageOptions,
  type SvgOptions,
  textElement,
} from '../../engine/render/svg.js';
import { optionFor } from '../api/wires.js';
import { rotationLetter, tileOf } from '../codec/notation.js';
import { Count, TILES } from '../state/tiles.js';
import { type PlayerId, PORTS, type Rotation } from '../state/vocabulary.js';
import { type Point, portPoint, SIDE, wirePoints } from './ports.js';

/** The colours of the avatars, white to blue, of different lightness, and of the letters on them. */
export const COLOURS: {
  readonly [Player in PlayerId]: { readonly ground: string; readonly ink: string };
} = {
  A: { ground: '#ffffff', ink: '#15151a' },
  B: { ground: '#15151a', ink: '#ffffff' },
  C: { ground: '#b3261e', ink: '#ffffff' },
  D: { ground: '#4cc38a', ink: '#15151a' },
  E: { ground: '#2457c5', ink: '#ffffff' },
};

/** The colours of tiles, the same in light and dark. */
const TILE_COLOURS = { ground: '#d9c7a3', rim: '#8c7653', wire: '#7d6440' } as const;

/** Rules of the style sheet beyond those of all games. They do not reach into symbols. */
export const STYLES: readonly string[] = [
  ' .line,.line-margin,.walk{fill:none;stroke-linecap:round;stroke-linejoin:round}',
  ' .line-margin{stroke:#15151a;stroke-width:6.5}',
  ' .walk{stroke:#c8005f;stroke-width:12}',
  ' .grid{fill:none;stroke:var(--line)}',
  ' .out{stroke:#c8005f;stroke-width:4;stroke-linecap:round}',
  ' .faced{fill:none;stroke:var(--faint);stroke-width:1.5;stroke-dasharray:4 4}',
  ' .faced.next-square{stroke:var(--accent);stroke-width:3;stroke-dasharray:none}',
  ' .highlight .area{stroke:var(--accent);stroke-width:4}',
  ' .gone{opacity:.6}',
  ' .above{pointer-events:none}',
  ' .faint{font-size:16px}',
];

function pointText([x, y]: Point): string {
  return `${Math.round(10 * x) / 10} ${Math.round(10 * y) / 10}`;
}

/** Write the curve of a wire, from a port where the path is already. */
export function curveOf(from: number, to: number, corner?: Point): string {
  return `C${wirePoints(from, to, corner).map(pointText).join(' ')}`;
}

/** Write the beginning of a path. */
export function moveTo(point: Point): string {
  return `M${pointText(point)}`;
}

/** Return the id of a tile's symbol, with the prefix of the picture's ids. */
function tileId(prefix: string, tile: number): string {
  return `${prefix}tile-${tile}`;
}

/** Draw a tile that is not rotated, for others to refer to. */
export function tileSymbol(prefix: string, tile: number): string {
  const wires = (TILES[tile] ?? []).map(([one, other]) => {
    const [from, to] = [PORTS.indexOf(one), PORTS.indexOf(other)];
    return `${moveTo(portPoint(from))} ${curveOf(from, to)}`;
  });
  const { ground, rim, wire } = TILE_COLOURS;
  const box = { x: 0.5, y: 0.5, width: SIDE - 1, height: SIDE - 1, rx: 4 };
  return element('symbol', { id: tileId(prefix, tile), viewBox: `0 0 ${SIDE} ${SIDE}` }, [
    element('rect', { ...box, fill: ground, stroke: rim }),
    // Where wires cross, the later one has a margin, and so lies over the others.
    ...wires.flatMap((d) => [
      element('path', { d, fill: 'none', stroke: ground, 'stroke-width': 7 }),
      element('path', { d, fill: 'none', stroke: wire, 'stroke-width': 3 }),
    ]),
  ]);
}

/** Draw an option with its corner at a point. */
export function drawTile(
  prefix: string,
  option: number,
  [x, y]: Point,
  size: number = SIDE,
): string {
  const middle = `${x + size / 2} ${y + size / 2}`;
  const turns = option % Count.Rotations;
  return element('use', {
    href: `#${tileId(prefix, tileOf(option))}`,
    x,
    y,
    width: size,
    height: size,
    transform: turns === 0 ? undefined : `rotate(${90 * turns} ${middle})`,
  });
}

/** Return the attributes by which programs find a tile. */
export function tileData(option: number): Attributes {
  return { 'data-tile': tileOf(option), 'data-rotation': rotationLetter(option) };
}

/** Options of {@link renderTileSvg}: theme, width, and the beginning of the ids; all have defaults. */
export type SvgTileOptions = Omit<SvgOptions, 'names'>;

/** From the edge of the picture to the tile. */
const MARGIN = 4;

/**
 * Draw a tile as one self-contained SVG, with a title and a description in words.
 *
 * @param tile - the number of the tile, an integer from 0 to 34
 * @param rotation - the direction in which the tile's north side points, `n`, `e`, `s` or `w`
 * @param options - theme, width, prefix of the ids
 * @returns an `<svg>` element as text, without a line feed at the end
 * @throws RangeError if there is no such tile or rotation, `theme` is not `light`, `dark` or `auto`, `width` is not a
 *   number from 1 to 1,000,000, or `idPrefix` is not a letter, then letters, digits, `-` and `_`; TypeError if the
 *   options are not an object, or an option is unknown
 *
 * @example
 * ```ts
 * const svg = renderTileSvg(9, 'e', { width: 120 });
 * svg.includes('rotate(90 34 34)'); // true
 * ```
 */
export function renderTileSvg(tile: number, rotation: Rotation, options?: SvgTileOptions): string {
  const option = optionFor(tile, rotation);
  const page = pageOptions(knownOptions('Options', options, ['theme', 'width', 'idPrefix']));
  const size = SIDE + 2 * MARGIN;
  const wires = (TILES[tile] ?? []).map(([one, other]) => `${one} to ${other}`);
  return drawPage(page, {
    size: [size, size],
    title: `Tsuro. Tile ${tile}, rotation ${rotation}`,
    description: `Wires before the rotation: ${wires.join(', ')}.`,
    attributes: tileData(option),
    styles: STYLES,
    symbols: [tileSymbol(page.prefix, tile)],
    parts: [drawTile(page.prefix, option, [MARGIN, MARGIN])],
  });
}

/** Side of an avatar's own units. */
const UNITS = 28;

/** The outlines: circle, square, triangle, diamond, cross; with the base line of the letter. */
const SHAPES: {
  readonly [Player in PlayerId]: { readonly d: string; readonly baseLine: number };
} = {
  A: { d: 'M14 3 A11 11 0 0 1 14 25 A11 11 0 0 1 14 3 Z', baseLine: 19 },
  B: { d: 'M4 4 H24 V24 H4 Z', baseLine: 19 },
  C: { d: 'M14 2 L27 25 H1 Z', baseLine: 22 },
  D: { d: 'M14 1 L27 14 L14 27 L1 14 Z', baseLine: 19 },
  E: { d: 'M9 2 H19 V9 H26 V19 H19 V26 H9 V19 H2 V9 H9 Z', baseLine: 19 },
};

function avatarId(prefix: string, player: PlayerId): string {
  return `${prefix}avatar-${player}`;
}

/** Draw a player's avatar, for others to refer to. A light rim sets it off from dark grounds. */
export function avatarSymbol(prefix: string, player: PlayerId): string {
  const { d, baseLine } = SHAPES[player];
  const { ground, ink } = COLOURS[player];
  const rim = { fill: 'none', 'stroke-linejoin': 'round' };
  const letter = {
    x: UNITS / 2,
    y: baseLine,
    fill: ink,
    'font-size': 14,
    'font-weight': 700,
    'text-anchor': 'middle',
  };
  return element('symbol', { id: avatarId(prefix, player), viewBox: `0 0 ${UNITS} ${UNITS}` }, [
    element('path', { d, ...rim, stroke: '#ffffff', 'stroke-width': 5 }),
    element('path', { d, ...rim, fill: ground, stroke: '#15151a', 'stroke-width': 2 }),
    textElement('text', letter, player),
  ]);
}

/** Draw an avatar around a point. */
export function drawAvatar(
  prefix: string,
  player: PlayerId,
  [x, y]: Point,
  size: number,
  styles?: string,
): string {
  return element('use', {
    href: `#${avatarId(prefix, player)}`,
    x: x - size / 2,
    y: y - size / 2,
    width: size,
    height: size,
    'data-avatar': player,
    class: styles,
  });
}
