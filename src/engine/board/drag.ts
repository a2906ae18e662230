/** Dragging pieces to a place. */
import { useEffect, useRef } from 'preact/hooks';
import { layerIn, scaleOf, treeOf } from './layer.js';

/** Pixels that a pointer moves before it drags. */
const SLOP = 8;

/** What dragging does. */
export interface DragListener<Held> {
  /** Pieces are picked up. */
  lift?(held: Held): void;
  /** The pointer is over a target, or none. */
  over(target: string | undefined, held: Held, element: Element | undefined): void;
  /** The pieces are put on a target, or outside of all of them. */
  drop(
    target: string | undefined,
    held: Held,
    element: Element | undefined,
    event: PointerEvent,
  ): void;
}

/** Return the target under a pointer, in the shadow tree of the board, which the document does not look into. */
function targetAt(root: DocumentOrShadowRoot, { clientX, clientY }: PointerEvent) {
  const element = root.elementFromPoint(clientX, clientY);
  return element?.closest<HTMLElement>('[data-target], [data-square]') ?? undefined;
}

/** Return the name of a target: squares have theirs already. */
function nameOf(target: HTMLElement | undefined): string | undefined {
  return target?.dataset.target ?? target?.dataset.square;
}

function asElement(target: EventTarget | null): Element | undefined {
  return target instanceof Element ? target : undefined;
}

/**
 * Make the handler of pointers that go down on pieces.
 *
 * @returns the handler; what is dragged looks like its last parameter, by default what listens
 */
export function useDrag<Held>(
  listener: DragListener<Held>,
): (event: PointerEvent, held: Held, pile?: Element) => void {
  const latest = useRef(listener);
  latest.current = listener;
  const stop = useRef(() => {});
  /** The pointer that drags, or may begin to. */
  const pointer = useRef<number | undefined>(undefined);
  // What is taken out of the page is let go.
  useEffect(() => () => stop.current(), []);
  return (down, held, pile = asElement(down.currentTarget)) => {
    if (down.button !== 0 || !(pile instanceof HTMLElement)) return;
    // One hand: a second finger drags nothing meanwhile.
    if (pointer.current !== undefined && pointer.current !== down.pointerId) return;
    stop.current();
    pointer.current = down.pointerId;
    const page = down.view ?? window;
    const ending = new AbortController();
    const { signal } = ending;
    let ghost: HTMLElement | undefined;
    const root = treeOf(asElement(down.currentTarget) ?? pile);
    const begin = () => {
      const copy = pile.cloneNode(true);
      // A copy of an element of the page also is one.
      ghost = copy as HTMLElement;
      ghost.classList.add('dragged');
      ghost.removeAttribute('data-place');
      ghost.removeAttribute('data-item');
      ghost.setAttribute('aria-hidden', 'true');
      ghost.tabIndex = -1;
      // A second radio button of a group would be checked in place of the first.
      ghost.querySelector('input')?.remove();
      layerIn(root).append(ghost);
      latest.current.lift?.(held);
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (ghost === undefined && Math.hypot(dx, dy) < SLOP) return;
      if (ghost === undefined) begin();
      if (ghost === undefined) return;
      const layer = layerIn(root);
      const box = layer.getBoundingClientRect();
      const scale = scaleOf(layer, box);
      const [x, y] = [(event.clientX - box.left) / scale, (event.clientY - box.top) / scale];
      ghost.style.transform = `translate(${x}px, ${y}px) translate(-50%, -70%)`;
      const target = targetAt(root, event);
      latest.current.over(nameOf(target), held, target);
    };
    const end = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      stop.current();
      if (ghost === undefined) return;
      latest.current.over(undefined, held, undefined);
      // The click that follows would pick the pieces up again.
      const swallow = (click: Event) => click.stopPropagation();
      page.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => page.removeEventListener('click', swallow, { capture: true }), 50);
      const target = targetAt(root, event);
      if (event.type === 'pointerup') latest.current.drop(nameOf(target), held, target, event);
    };
    // No text is marked meanwhile, which the browser would drag next time.
    root.addEventListener('selectstart', (event) => event.preventDefault(), { signal });
    page.addEventListener('pointermove', move, { signal });
    page.addEventListener('pointerup', end, { signal });
    page.addEventListener('pointercancel', end, { signal });
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      stop.current();
      if (ghost !== undefined) latest.current.over(undefined, held, undefined);
    };
    page.addEventListener('keydown', onKey, { signal });
    stop.current = () => {
      pointer.current = undefined;
      ending.abort();
      ghost?.remove();
    };
  };
}
