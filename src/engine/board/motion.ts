/** Animating an event on a board, and saying when the board lies still. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { GameTypes, PastEvent } from '../game/game.js';
import type { BoardProps } from './board.js';

/** What moves on a board. */
export interface Moving {
  /** Resolves when the game can continue. */
  readonly done: Promise<unknown>;
  /** Let everything lie still at once. */
  finish(): void;
}

/** How a game animates its events. */
export interface Animated<Types extends GameTypes, Origins> {
  /** Remember where everything is, before the board is drawn again. */
  measure(root: HTMLElement, last: PastEvent<Types>): Origins;
  /** Move everything from there to where it is now. */
  start(root: HTMLElement, origins: Origins, pace: number): Moving;
}

/** Whether a person wants that nothing moves. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** Wait for an animation, which a window in the background may never run. */
export function endOf(animation: Animation): Promise<unknown> {
  const end = Number(animation.effect?.getComputedTiming().endTime);
  const late = new Promise((resolve) => setTimeout(resolve, end + 400));
  // A cancelled animation has also ended.
  return Promise.race([animation.finished.catch(() => undefined), late]);
}

/** Return what moves by animations. */
export function movingOf(animations: readonly Animation[]): Moving {
  return {
    done: Promise.all(animations.map(endOf)),
    finish: () => {
      for (const animation of animations) animation.finish();
    },
  };
}

/** Animate each event on the board, which has `data-moving` meanwhile, and say when it lies still. */
export function useMotion<Types extends GameTypes, Origins>(
  root: { readonly current: HTMLElement | null },
  { state, last, pace, settled }: BoardProps<Types>,
  { measure, start }: Animated<Types, Origins>,
): void {
  const shown = useRef(state);
  const moving = useRef<Moving | undefined>(undefined);
  const end = () => {
    moving.current?.finish();
    moving.current = undefined;
    root.current?.removeAttribute('data-moving');
  };
  let origins: { readonly value: Origins } | undefined;
  // The page is still as it was before: this is where everything moves from.
  if (shown.current !== state && root.current !== null) {
    end();
    if (last !== undefined && last.before === shown.current && pace > 0 && !prefersStillness()) {
      origins = { value: measure(root.current, last) };
    }
  }
  useLayoutEffect(() => {
    shown.current = state;
    const element = root.current;
    if (origins === undefined || element === null) return settled();
    const motion = start(element, origins.value, pace);
    moving.current = motion;
    element.setAttribute('data-moving', '');
    motion.done.then(() => {
      // A newer position has ended it.
      if (moving.current !== motion) return;
      element.removeAttribute('data-moving');
      settled();
    });
    return undefined;
  }, [state]);
  useLayoutEffect(() => {
    if (pace === 0) moving.current?.finish();
  }, [pace]);
  useLayoutEffect(() => end, []);
}
