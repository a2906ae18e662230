/** Pointing at squares, and the cursor that the arrow keys move over the surface. */

import { useLayoutEffect } from 'preact/hooks';
import type { Face, Square } from '../state/vocabulary.js';
import { squareAt } from './face.js';
import type { Spot } from './holding.js';
import { type Direction, faceOf, stepFrom } from './surface.js';

/** How somebody chose a square. */
export type Means = 'mouse' | 'touch' | 'keyboard';

/** What can be done on the surface. */
export interface SurfaceInput {
  /** The square that has the tab stop. */
  readonly cursor: Square;
  /** The pointer is over a square, or over none. */
  point(spot: Spot | undefined): void;
  choose(spot: Spot, means: Means, target?: Element): void;
  /** The cursor moves to a square. */
  move(spot: Spot): void;
  /** Take away what lies there, where people can. */
  remove?(spot: Spot): void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 0,
  ArrowRight: 1,
  ArrowDown: 2,
  ArrowLeft: 3,
};

/** Return the direction of an arrow key. */
export function directionOf({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  return ctrlKey || metaKey || altKey ? undefined : ARROWS[key];
}

/** Make the handlers of a surface; `turnOf` says how a face is turned on the screen. */
export function surfaceHandlers(input: SurfaceInput, turnOf: (face: Face) => Direction) {
  const spotAt = (event: Event): Spot | undefined => {
    const square = squareAt(event);
    return square && { square, turn: turnOf(faceOf(square)) };
  };
  return {
    onPointerOver: (event: PointerEvent) => {
      // Where nothing hovers, a browser tells of a mouse when something new lies where a finger was.
      const isHovering = event.pointerType === 'mouse' && matchMedia('(hover: hover)').matches;
      if (isHovering && event.buttons === 0) input.point(spotAt(event));
    },
    onPointerLeave: () => input.point(undefined),
    onClick: (event: MouseEvent) => {
      const spot = spotAt(event);
      // A click is a pointer event in all browsers but old ones. A pen shows no place before it is put down.
      const isTouch = event instanceof PointerEvent && /touch|pen/.test(event.pointerType);
      const target = event.target instanceof Element ? event.target : undefined;
      if (spot !== undefined) input.choose(spot, isTouch ? 'touch' : 'mouse', target);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const spot = spotAt(event);
      if (spot === undefined) return;
      const direction = directionOf(event);
      if (direction !== undefined && !event.shiftKey) {
        const { square } = stepFrom(spot, direction);
        input.move({ square, turn: turnOf(faceOf(square)) });
      } else if (event.key === 'Enter' || event.key === ' ') input.choose(spot, 'keyboard');
      else if (input.remove && /^(Delete|Backspace)$/.test(event.key)) input.remove(spot);
      else return;
      event.preventDefault();
    },
  };
}

/** Give the tab stop of a surface to the cursor's square, and the focus if the surface has it. */
export function useCursor(root: { readonly current: HTMLElement | null }, cursor: Square): void {
  useLayoutEffect(() => {
    const element = root.current;
    const square = element?.querySelector<HTMLElement>(`[data-square="${cursor}"]`);
    if (element === null || square == null) return;
    for (const other of element.querySelectorAll<HTMLElement>('[data-square][tabindex="0"]')) {
      other.tabIndex = -1;
    }
    square.tabIndex = 0;
    const focused = element.querySelector('[data-square]:focus');
    if (focused !== null && focused !== square) square.focus({ preventScroll: true });
  }, [cursor]);
}
