/** How a table is laid out in the room that it has. */
import { useLayoutEffect, useRef } from 'preact/hooks';

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

/**
 * The room of a table, which keeps its layout: no query of styles asks for a height that a property gives. Effects run in
 * the order of what they belong to: it stands after the cube, which would turn from nowhere if it was measured before it has
 * its view, and before the net, which is sized by the layout.
 */
export function Room() {
  const probe = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const room = probe.current;
    const table = room?.closest<HTMLElement>('.cube-blokus');
    if (room == null || table == null) return undefined;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(table.ownerDocument.documentElement).fontSize);
      const { clientWidth, clientHeight } = room;
      if (clientWidth === 0) return;
      const layout = layoutOf(clientWidth, clientHeight, rem);
      table.dataset.layout = layout;
      // Whether the cube and the net are both seen.
      table.dataset.seen = layout === 'phone' || layout === 'low' ? 'one' : 'both';
    };
    const observer = new ResizeObserver(measure);
    observer.observe(room);
    measure();
    return () => observer.disconnect();
  }, []);
  return (
    <div class="room" aria-hidden="true">
      <div ref={probe} />
    </div>
  );
}
