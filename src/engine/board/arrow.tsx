/** An arrow over a board: from where a move begins, through places on its way, to where it ends. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { scaleOf } from './layer.js';

/** The middle of an element, in pixels from the corner of the board. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Pixels that the head of an arrow is long. */
const HEAD = 16;

function middleOf(root: HTMLElement, selector: string): Point | undefined {
  const box = root.querySelector(selector)?.getBoundingClientRect();
  const frame = root.getBoundingClientRect();
  if (box === undefined || box.width === 0) return undefined;
  const scale = scaleOf(root, frame);
  const x = box.left + box.width / 2 - frame.left;
  // A board that is scrolled out of view has no arrow to it.
  const isSeen = x >= 0 && x <= frame.width;
  const y = box.top + box.height / 2 - frame.top;
  return isSeen ? { x: x / scale, y: y / scale } : undefined;
}

/** Draw lines through points that end in a head. */
function pathOf(points: readonly Point[]): string | undefined {
  const [from, to] = points.slice(-2);
  if (from === undefined || to === undefined) return undefined;
  const angle = Math.atan2(to.y - from.y, to.x - from.x);
  const side = (turn: number) =>
    `${to.x - HEAD * Math.cos(angle + turn)},${to.y - HEAD * Math.sin(angle + turn)}`;
  const line = points.map(({ x, y }) => `${x},${y}`).join('L');
  return `M${line}M${side(0.5)}L${to.x},${to.y}L${side(-0.5)}`;
}

/** The arrow through elements of the board, by their selectors; none where one of them is out of view. */
export function Arrow({
  root,
  through,
}: {
  readonly root: { readonly current: HTMLElement | null };
  readonly through: readonly string[];
}) {
  const [path, setPath] = useState<string>();
  const draw = useRef(() => {});
  draw.current = () => {
    const board = root.current;
    if (board === null) return;
    const points = through.flatMap((selector) => middleOf(board, selector) ?? []);
    setPath(points.length === through.length ? pathOf(points) : undefined);
  };
  // The board may have been turned since it was drawn last. Measuring it after the layout forces no other one.
  useEffect(() => draw.current());
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
