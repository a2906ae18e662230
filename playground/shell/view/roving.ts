/** Groups with one tab stop, in which the arrow keys move the focus. */
import { useLayoutEffect, useRef } from 'preact/hooks';

/** How the focus moves by each key: to the next item, to the previous one, to an end. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

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
 */
export function useRoving<Group extends HTMLElement = HTMLDivElement>(): Roving<Group> {
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
      if (step === undefined || index < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      items[Math.max(0, Math.min(items.length - 1, index + step))]?.focus();
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
