/**
 * What the parts of an SVG picture are drawn with.
 *
 * @packageDocumentation
 */
import { type Attributes, element } from '../../engine/render/markup.js';
import { Step, StepBits } from '../state/path.js';
import type { PlayerId } from '../state/vocabulary.js';

/** Width and margin of a picture. */
export const PAGE = { width: 680, margin: 24 } as const;

/** Rules of the style sheet beyond those of all games: the pictures are smaller, so letters are larger. */
export const STYLES: readonly string[] = [
  ' text{font-size:20px}',
  ' .faint{font-size:18px}',
  ' .strong{font-size:24px}',
  ' .wood{fill:#4d301d;stroke:#4d301d;stroke-width:12;stroke-linejoin:round}',
  ' .rim{fill:none;stroke:#c9a46a;stroke-width:16;stroke-linejoin:round}',
  ' .due{opacity:.45}',
  ' .step{fill:#f3e7cb;font-size:17px}',
  ' .highlight .area{stroke:#ff2f7e;stroke-width:5}',
  ' .from .area{stroke-dasharray:9 6}',
];

/** How one picture is drawn. */
export interface Drawing {
  /** What the ids of the picture begin with. */
  readonly prefix: string;
  /** Places to highlight as those that tokens leave, as {@link placeKey} names them. */
  readonly sources: ReadonlySet<string>;
  /** Places to highlight as those that tokens go to. */
  readonly targets: ReadonlySet<string>;
}

/** Whether a step is on a square that both players share. */
export function isShared(step: number): boolean {
  return step >= 0 && step <= Step.Last && ((StepBits.Shared >> step) & 1) === 1;
}

/** Return the name of a place of a player's path. */
export function placeKey(player: PlayerId, step: number): string {
  return isShared(step) ? `${step}` : `${player} ${step}`;
}

/** Group what belongs to a place that moves can name. */
export function drawPlace(
  { sources, targets }: Drawing,
  key: string,
  data: Attributes,
  children: readonly string[],
): string {
  const isTarget = targets.has(key);
  const highlight =
    isTarget || sources.has(key)
      ? {
          class: `highlight ${isTarget ? 'to' : 'from'}`,
          'data-highlight': isTarget ? 'to' : 'from',
        }
      : {};
  return element('g', { ...data, ...highlight }, children);
}

/** Draw a token. */
export function drawToken(
  { prefix }: Drawing,
  player: PlayerId,
  x: number,
  y: number,
  size: number,
): string {
  const href = `#${prefix}token-${player}`;
  return element('use', { href, x, y, width: size, height: size, 'data-token': player });
}
