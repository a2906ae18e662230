/** An arrow from the tiles of a move to where they go. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Place } from './places.js';

/** The middle of an element, in pixels from the corner of the board. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels that the head of an arrow is long. */
const HEAD = 16;

function middleOf(root: HTMLElement, place: Place): Point | undefined {
  const box = root.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  if (box === undefined || box.width === 0) return undefined;
  const x = box.left + box.width / 2 - frame.left;
  // A board that is scrolled out of view has no arrow to it.
  const isSeen = x >= 0 && x <= frame.width;
  return isSeen ? { x, y: box.top + box.height / 2 - frame.top } : undefined;
}

/** Draw a curve that ends in a head. */
function pathOf(from: Point, to: Point): string {
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number) =>
    `${to.x - HEAD * Math.cos(angle + turn)},${to.y - HEAD * Math.sin(angle + turn)}`;
  return `M${from.x},${from.y}L${to.x},${to.y}M${side(0.5)}L${to.x},${to.y}L${side(-0.5)}`;
}

/** The arrow between two places of the board; none where one of them is out of view. */
export function Arrow({
  root,
  from,
  to,
}: {
  readonly root: { readonly current: HTMLElement | null };
  readonly from: Place;
  readonly to: Place;
}) {
  const [path, setPath] = useState<string>();
  const draw = useRef(() => {});
  draw.current = () => {
    if (root.current === null) return;
    const [start, end] = [middleOf(root.current, from), middleOf(root.current, to)];
    setPath(start && end && pathOf(start, end));
  };
  useLayoutEffect(() => draw.current(), [from, to]);
  useLayoutEffect(() => {
    const board = root.current;
    if (board === null) return undefined;
    const again = () => draw.current();
    const sizes = new ResizeObserver(again);
    sizes.observe(board);
    // The boards of a phone are scrolled sideways.
    board.addEventListener('scroll', again, { capture: true, passive: true });
    return () => {
      sizes.disconnect();
      board.removeEventListener('scroll', again, { capture: true });
    };
  }, []);
  return (
    <svg class="arrow" aria-hidden="true">
      <path class="rim" d={path} />
      <path d={path} />
    </svg>
  );
}
