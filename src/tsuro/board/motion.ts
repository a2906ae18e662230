/** Animating a tile that is laid, paths that draw themselves, and stones that follow them. */

import type { BoardProps } from '../../engine/board/board.js';
import { type Moving, movingOf, useMotion } from '../../engine/board/motion.js';
import type { TsuroTypes } from '../api/tsuro.js';
import { walks } from '../api/wires.js';
import { decodeMove } from '../codec/moves.js';
import { walkPath } from './geometry.js';
import { isMove, squareOf } from './words.js';

/** Milliseconds for laying a tile, and for a length of 60 of a path; the fewest and the most of a walk. */
const LAY = 260;
const STEP = 170;
const WALK = [350, 1600] as const;

/** Steps in which a stone follows its path. */
const FRAMES = 24;

type Last = NonNullable<BoardProps<TsuroTypes>['last']>;

/** Move a stone along a path, which draws itself meanwhile. */
function walkAlong(root: HTMLElement, player: string, d: string, pace: number): Animation[] {
  // Another stone may have come the same way before.
  const way = [...root.querySelectorAll<SVGGElement>(`.way.player-${player}`)].findLast(
    ({ dataset }) => dataset.way === d,
  );
  const [trail, band, line] = way?.querySelectorAll('path') ?? [];
  const stone = root.querySelector<SVGGElement>(`.stones [data-stone="${player}"]`);
  if (trail === undefined || band === undefined || line === undefined || stone === null) return [];
  const length = trail.getTotalLength();
  const [fewest, most] = WALK;
  const duration = Math.max(fewest, Math.min(most, (length / 60) * STEP)) * pace;
  const timing = { duration, delay: LAY * pace, fill: 'backwards', easing: 'ease-in-out' } as const;
  const end = trail.getPointAtLength(length);
  const frames = Array.from({ length: FRAMES + 1 }, (_, index) => {
    const { x, y } = trail.getPointAtLength((length * index) / FRAMES);
    return { transform: `translate(${x - end.x}px, ${y - end.y}px)`, opacity: 1 };
  });
  const isGone = stone.closest('.gone') !== null;
  const drawn = [
    { strokeDasharray: `${length}`, strokeDashoffset: length },
    { strokeDasharray: `${length}`, strokeDashoffset: 0 },
  ];
  const fade = [{ opacity: 1 }, { opacity: 1, offset: 0.6 }, {}];
  return [
    stone.animate(frames, timing),
    trail.animate(drawn, timing),
    band.animate(drawn, timing),
    // A pattern cannot draw itself: it comes once the stone is there.
    line.animate([{ opacity: 0 }, { opacity: 0, offset: 0.9 }, { opacity: 1 }], timing),
    ...(isGone
      ? [stone.animate(fade, { duration: 500 * pace, delay: timing.delay + duration })]
      : []),
  ];
}

function start(root: HTMLElement, { before, event }: Last, pace: number): Moving {
  const animations: Animation[] = [];
  if (isMove(event)) {
    const square = squareOf(before, event);
    const tile = root.querySelector<SVGGElement>(`[data-laid="${square}"]`);
    const frames = [
      { transform: 'scale(1.5) rotate(-8deg)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ];
    if (tile !== null) {
      animations.push(tile.animate(frames, { duration: LAY * pace, easing: 'ease-out' }));
    }
    for (const walk of walks(before, event)) {
      animations.push(...walkAlong(root, walk.player, walkPath(walk), pace));
    }
    const { kind, player } = decodeMove(event);
    const stone = root.querySelector<SVGGElement>(`.stones [data-stone="${player}"]`);
    if (kind === 'setup' && stone !== null) {
      const drop = [
        { transform: 'translate(0, -30px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ];
      const timing = { duration: LAY * pace, delay: LAY * pace, fill: 'backwards' } as const;
      animations.push(stone.animate(drop, timing));
    }
  }
  return movingOf(animations);
}

/** Animate each event on the board, and say when it lies still. */
export function useTsuroMotion(
  root: { readonly current: HTMLElement | null },
  props: BoardProps<TsuroTypes>,
): void {
  useMotion(root, props, { measure: (_, last) => last, start });
}
