/**
 * Colours of pictures in SVG, and the rules of their style sheet.
 *
 * @packageDocumentation
 */
import type { PlayerId } from '../state/vocabulary.js';

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
export const TILE_COLOURS = { ground: '#d9c7a3', rim: '#8c7653', wire: '#7d6440' } as const;

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
