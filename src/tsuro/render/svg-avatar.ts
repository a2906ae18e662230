/**
 * Avatars in SVG: each player's has a shape, a colour and a letter of its own.
 *
 * @packageDocumentation
 */
import { element, textElement } from '../../engine/render/markup.js';
import type { PlayerId } from '../state/vocabulary.js';
import { COLOURS } from './svg-styles.js';
import type { Point } from './svg-tile.js';

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
