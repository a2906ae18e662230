/** Dragging piles of tiles onto rows. */
import { useRef } from 'preact/hooks';
import type { Pick } from './input.js';

/** Pixels that a pointer moves before it drags. */
const SLOP = 8;

/** What dragging does. */
export interface DragListener {
  /** Tiles are picked up. */
  lift(pick: Pick): void;
  /** The pointer is over a target, or none. */
  over(target: string | undefined): void;
  /** The tiles are put on a target. */
  drop(target: string): void;
}

function targetAt({ clientX, clientY }: PointerEvent): string | undefined {
  const element = document.elementFromPoint(clientX, clientY);
  return element?.closest<HTMLElement>('[data-target]')?.dataset.target;
}

/** Make the handler of pointers that go down on piles. */
export function useDrag(listener: DragListener): (event: PointerEvent, pick: Pick) => void {
  const latest = useRef(listener);
  latest.current = listener;
  return (down, pick) => {
    const pile = down.currentTarget;
    if (down.button !== 0 || !(pile instanceof HTMLElement)) return;
    let ghost: HTMLElement | undefined;
    const begin = () => {
      const copy = pile.cloneNode(true);
      // A copy of an element of the page is one, too.
      ghost = copy as HTMLElement;
      ghost.classList.add('dragged');
      ghost.removeAttribute('data-place');
      ghost.removeAttribute('data-item');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.tabIndex = -1;
      document.body.append(ghost);
      latest.current.lift(pick);
    };
    const move = (event: PointerEvent) => {
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (ghost === undefined && Math.hypot(dx, dy) < SLOP) return;
      if (ghost === undefined) begin();
      if (ghost === undefined) return;
      ghost.style.transform = `translate(${event.clientX}px, ${event.clientY}px) translate(-50%, -70%)`;
      latest.current.over(targetAt(event));
    };
    const end = (event: PointerEvent) => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      if (ghost === undefined) return;
      ghost.remove();
      latest.current.over(undefined);
      // The click that follows would pick the tiles up again.
      const swallow = (click: Event) => click.stopPropagation();
      addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener('click', swallow, { capture: true }), 50);
      const target = targetAt(event);
      if (event.type === 'pointerup' && target !== undefined) latest.current.drop(target);
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  };
}
