/** Animating the dice, and tokens that walk along their path and go back to the hand. */

import type { BoardProps } from '../../engine/board/board.js';
import { scaleOf } from '../../engine/board/layer.js';
import { movingOf, useMotion } from '../../engine/board/motion.js';
import type { RoyalUrTypes } from '../api/game.js';
import { type EventView, inspectEvent } from '../api/inspect.js';
import { Step } from '../state/position.js';
import { placeKey } from './places.js';

/** Milliseconds that dice roll, that a pass is shown, of a step, and of the way back to the hand. */
const ROLL = 650;
const PASS = 900;
const STEP = 150;
const BACK = 420;

type MoveView = Extract<EventView, { kind: 'move' }>;

function placeOf(root: HTMLElement, key: string): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${key}"]`);
}

/** Return how far the middle of one element is from that of another, as it is moved itself. */
function offset(from: Element, to: HTMLElement): readonly [x: number, y: number] {
  const [one, other] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const scale = scaleOf(to, other);
  const x = one.left + one.width / 2 - other.left - other.width / 2;
  return [x / scale, (one.top + one.height / 2 - other.top - other.height / 2) / scale];
}

function rollDice(root: HTMLElement, isPass: boolean, pace: number): Animation[] {
  const dice = [...root.querySelectorAll<HTMLElement>('.die')].map((die, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    return die.animate(
      [
        { transform: `translate(${side * -26}px, -34px) rotate(${side * -420}deg) scale(.7)` },
        { transform: `translate(${side * 7}px, 5px) rotate(${side * -120}deg)`, offset: 0.6 },
        { transform: 'none' },
      ],
      {
        duration: (ROLL - 60 * index) * pace,
        delay: 60 * index * pace,
        fill: 'backwards',
        easing: 'ease-out',
      },
    );
  });
  // The number is only known when the dice lie still.
  const sums = [...root.querySelectorAll<HTMLElement>('.sum, .pass')].map((sum) =>
    sum.animate([{ opacity: 0 }, { opacity: 0, offset: 0.95 }, { opacity: 1 }], {
      duration: ROLL * pace,
    }),
  );
  const hold = root.animate([], { duration: (ROLL + (isPass ? PASS : 0)) * pace });
  return [...dice, ...sums, hold];
}

function moveToken(
  root: HTMLElement,
  { player, from, to, captures }: MoveView,
  pace: number,
): Animation[] {
  const steps = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const token = placeOf(root, placeKey(player, to))?.querySelector('.token:last-of-type');
  const walk = (STEP * (to - from) + STEP) * pace;
  const animations: Animation[] = [];
  if (token instanceof HTMLElement) {
    const frames = steps.flatMap((step, index): Keyframe[] => {
      const place = placeOf(root, placeKey(player, step));
      if (place === null) return [];
      const [x, y] = offset(place, token);
      const here = { transform: `translate(${x}px, ${y}px)` };
      if (index === steps.length - 1) return [here];
      const next = placeOf(root, placeKey(player, step + 1));
      const [nextX, nextY] = next === null ? [x, y] : offset(next, token);
      // A hop to the next square.
      const hop = `translate(${(x + nextX) / 2}px, ${(y + nextY) / 2 - 9}px) scale(1.12)`;
      return [here, { transform: hop }];
    });
    animations.push(token.animate(frames, { duration: walk, easing: 'ease-in-out' }));
  }
  if (captures) animations.push(...sendBack(root, player === 'A' ? 'B' : 'A', to, walk, pace));
  return animations;
}

/** A captured token flies from its square to the hand, once the other one has come. */
function sendBack(
  root: HTMLElement,
  player: 'A' | 'B',
  step: number,
  delay: number,
  pace: number,
): Animation[] {
  const token = placeOf(root, placeKey(player, Step.Hand))?.querySelector('.token:last-of-type');
  const square = placeOf(root, placeKey(player, step));
  if (!(token instanceof HTMLElement) || square === null) return [];
  const [x, y] = offset(square, token);
  const frames = [
    { transform: `translate(${x}px, ${y}px)` },
    { transform: `translate(${x / 2}px, ${y / 2 - 30}px) scale(1.2)` },
    { transform: 'none' },
  ];
  return [
    token.animate(frames, {
      duration: BACK * pace,
      delay,
      fill: 'backwards',
      easing: 'ease-in-out',
    }),
  ];
}

/** Animate each event on the board, and say when it lies still. */
export function useUrMotion(
  root: { readonly current: HTMLElement | null },
  props: BoardProps<RoyalUrTypes>,
): void {
  useMotion(root, props, {
    measure: (_, last) => last,
    start(element, last, pace) {
      const view = inspectEvent(last.before, last.event);
      return movingOf(
        view.kind === 'move'
          ? moveToken(element, view, pace)
          : rollDice(element, !view.canMove, pace),
      );
    },
  });
}
