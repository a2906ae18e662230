/** How a table is laid out in the room that it has. */
import { useLayoutEffect } from 'preact/hooks';

/**
 * A phone, the same on its side, the cube next to its net, or above it.
 */
export type Layout = 'phone' | 'low' | 'side' | 'stack';

/** Widths from which both the cube and its net are seen, and heights from which names and points are as well, in rem. */
const [WIDE, HIGH] = [37.5, 23];

/** How high a table may be for its width where the cube stands above its net. */
const STACKED = 0.98;

/**
 * Choose a layout.
 *
 * @param width - of the table
 * @param room - the height that it may take
 * @param rem - the size of letters
 */
export function layoutOf(width: number, room: number, rem: number): Layout {
  if (width < WIDE * rem) return 'phone';
  if (room < HIGH * rem) return 'low';
  return room > STACKED * width ? 'stack' : 'side';
}

/** Keep the layout with the room that there is: no query of styles asks for a height that a property gives. */
export function useLayout(
  table: { readonly current: HTMLElement | null },
  probe: { readonly current: HTMLElement | null },
): void {
  useLayoutEffect(() => {
    const [element, room] = [table.current, probe.current];
    if (element === null || room === null) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(
        getComputedStyle(element.ownerDocument.documentElement).fontSize,
      );
      const { clientWidth, clientHeight } = room;
      if (clientWidth === 0) return;
      const layout = layoutOf(clientWidth, clientHeight, rem);
      element.dataset.layout = layout;
      // Whether the cube and the net are both seen.
      element.dataset.seen = layout === 'phone' || layout === 'low' ? 'one' : 'both';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    return () => observer.disconnect();
  }, []);
}
