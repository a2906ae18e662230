/** Gestures for the piece in the hand: a wheel or two fingers turn it, a long press or the other button of a mouse flips it. */
import { useEffect, useMemo, useRef } from 'preact/hooks';

/** What gestures do. */
export interface PieceInput {
  readonly isHeld: boolean;
  turn(quarters: number): void;
  flip(): void;
}

/** Milliseconds of a long press, and pixels that a finger may move meanwhile. */
const LONG = 450;
const SLOP = 9;

/** Pixels of a wheel, and degrees between two fingers, that turn a piece by a quarter. */
const NOTCH = 50;
const TWIST = 40;

/** Keep the click that follows a gesture from the board: it would choose a square. */
export function swallowClick(page: Window): void {
  const swallow = (click: Event) => click.stopPropagation();
  page.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => page.removeEventListener('click', swallow, { capture: true }), 50);
}

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Return the degrees of a line through two fingers; `undefined` for another number of them. */
function angleOf(fingers: ReadonlyMap<number, Finger>): number | undefined {
  const [one, other] = [...fingers.values()];
  if (one === undefined || other === undefined || fingers.size > 2) return undefined;
  return (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI;
}

/** Follow the gestures on a surface. */
export function useGestures(piece: PieceInput) {
  const current = useRef(piece);
  current.current = piece;
  const press = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(press.current), []);
  return useMemo(() => {
    const fingers = new Map<number, Finger>();
    let from: number | undefined;
    let spun = 0;
    let isFlipped = false;
    const lift = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
      from = angleOf(fingers);
      clearTimeout(press.current);
      if (isFlipped) swallowClick(event.view ?? window);
      isFlipped = false;
    };
    return {
      /** Whether two fingers are there, which turn a piece and no cube. */
      isTwisting: () => from !== undefined && current.current.isHeld,
      handlers: {
        onWheel: (event: WheelEvent) => {
          const { isHeld, turn } = current.current;
          if (!isHeld || event.ctrlKey) return;
          event.preventDefault();
          spun += event.deltaMode === 0 ? event.deltaY : Math.sign(event.deltaY) * NOTCH;
          if (Math.abs(spun) < NOTCH) return;
          turn(Math.sign(spun));
          spun = 0;
        },
        onContextMenu: (event: MouseEvent) => {
          if (!current.current.isHeld) return;
          event.preventDefault();
          // A finger that stays has flipped it.
          if (fingers.size === 0) current.current.flip();
        },
        onPointerDown: (event: PointerEvent) => {
          if (event.pointerType === 'mouse') return;
          fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
          from = angleOf(fingers);
          clearTimeout(press.current);
          if (fingers.size > 1 || !current.current.isHeld) return;
          press.current = setTimeout(() => {
            isFlipped = true;
            current.current.flip();
          }, LONG);
        },
        onPointerMove: (event: PointerEvent) => {
          const finger = fingers.get(event.pointerId);
          if (finger === undefined) return;
          const { clientX: x, clientY: y } = event;
          if (Math.hypot(x - finger.x, y - finger.y) > SLOP) clearTimeout(press.current);
          if (fingers.size < 2) return;
          fingers.set(event.pointerId, { x, y });
          const angle = angleOf(fingers);
          if (from === undefined || angle === undefined) return;
          const by = ((angle - from + 540) % 360) - 180;
          if (Math.abs(by) < TWIST) return;
          current.current.turn(Math.sign(by));
          from = angle + Math.sign(by) * (90 - TWIST);
        },
        onPointerUp: lift,
        onPointerCancel: lift,
      },
    };
  }, []);
}
