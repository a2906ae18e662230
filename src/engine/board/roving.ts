/** Groups with one tab stop, in which the arrow keys move the focus. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** How the focus moves in a list by each key: to the next item, to the previous one, to an end. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** The directions of the arrow keys. */
const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, -1],
};

/** How much farther an item seems that lies aside of the direction. */
const ASIDE = 3;

function middleOf(item: HTMLElement): readonly [x: number, y: number] {
  const { left, top, width, height } = item.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

/** Return the item that lies next to another in a direction, as the page shows them. */
function neighbourOf(
  from: HTMLElement,
  items: readonly HTMLElement[],
  [dx, dy]: readonly [x: number, y: number],
): HTMLElement {
  const [x, y] = middleOf(from);
  let nearest = { item: from, distance: Number.POSITIVE_INFINITY };
  for (const item of items) {
    const [itemX, itemY] = middleOf(item);
    const along = (itemX - x) * dx + (itemY - y) * dy;
    const aside = Math.abs((itemX - x) * dy) + Math.abs((itemY - y) * dx);
    const distance = along + ASIDE * aside;
    if (along > 1 && distance < nearest.distance) nearest = { item, distance };
  }
  return nearest.item;
}

/** A group: what its element needs, and how others move the focus into it. */
export interface Roving<Group extends HTMLElement> {
  readonly ref: { current: Group | null };
  /** Focus the item that fits a selector, else the current one, else the group. */
  focus(selector?: string): void;
}

function itemsIn(group: HTMLElement | null): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>('[data-item]') ?? [])];
}

/** Give the tab stop to one item. An attribute that is set again costs as much as one that changes. */
function giveStop(group: HTMLElement | null, item: HTMLElement | undefined): void {
  for (const each of itemsIn(group)) {
    const index = each === item ? 0 : -1;
    if (each.getAttribute('tabindex') !== `${index}`) each.tabIndex = index;
  }
}

/**
 * Make a group whose items, the elements with `data-item`, share one tab stop. The group itself has
 * `tabindex="-1"`: it takes the focus of an item that has gone.
 *
 * @param layout - whether the arrow keys lead through a list, or to what lies there on a board
 */
export function useRoving<Group extends HTMLElement = HTMLDivElement>(
  layout: 'list' | 'board' = 'list',
): Roving<Group> {
  const ref = useRef<Group>(null);
  /** The item that has the tab stop, and the one that had the focus last. */
  const current = useRef<string | undefined>(undefined);
  const focused = useRef<Element | undefined>(undefined);

  useLayoutEffect(() => {
    const group = ref.current;
    if (group === null) return;
    const stop = (item: HTMLElement | undefined) => {
      if (item !== undefined) current.current = item.dataset.item;
      giveStop(group, item);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      focused.current = target;
      if (target.dataset.item !== undefined) stop(target);
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) focused.current = undefined;
    };
    const onKey = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      const items = itemsIn(group);
      const index = items.findIndex((item) => item.matches(':focus'));
      const item = items[index];
      if (step === undefined || item === undefined) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const direction = layout === 'board' ? DIRECTIONS[event.key] : undefined;
      const next =
        direction === undefined
          ? items[Math.max(0, Math.min(items.length - 1, index + step))]
          : neighbourOf(item, items, direction);
      next?.focus();
    };
    group.addEventListener('focusin', onFocus);
    group.addEventListener('focusout', onLeave);
    group.addEventListener('keydown', onKey);
    return () => {
      group.removeEventListener('focusin', onFocus);
      group.removeEventListener('focusout', onLeave);
      group.removeEventListener('keydown', onKey);
    };
  }, []);

  const currentItem = () => {
    const items = itemsIn(ref.current);
    return items.find(({ dataset }) => dataset.item === current.current) ?? items[0];
  };

  useLayoutEffect(() => {
    const item = currentItem();
    giveStop(ref.current, item);
    // The focus was on an item that this update has removed.
    if (focused.current?.isConnected === false) {
      focused.current = undefined;
      (item ?? ref.current)?.focus({ preventScroll: true });
    }
  });

  return {
    ref,
    focus: (selector) => {
      const wanted =
        selector === undefined ? null : ref.current?.querySelector<HTMLElement>(selector);
      (wanted ?? currentItem() ?? ref.current)?.focus({ preventScroll: true });
    },
  };
}

/**
 * Leave the focus where it is when a mouse or a finger presses something. A move may remove what was pressed, and
 * removing the element that has the focus forces a layout in the middle of the update.
 */
export function keepFocus(down: MouseEvent): void {
  down.preventDefault();
}

/** Focus something else when a part of the page has gone with the focus in it. */
export function useFocusAfter(isThere: boolean, focus: () => void): void {
  const was = useRef(false);
  useEffect(() => {
    if (was.current && !isThere && document.activeElement === document.body) focus();
    was.current = isThere;
  }, [isThere]);
}
