/** Animating what moves on the table, by transforms of copies that lie over the page. */

import type { AzulTypes } from 'azulejo/agents';
import type { BoardProps } from '../../shell/played-game.js';
import { endOf, useMotion } from '../../shell/view/motion.js';
import { type Change, type Flight, type Motion, motionOf, type Pop } from './flights.js';
import type { Piece } from './floor.js';
import { type Place, tabPlace } from './places.js';

/** Milliseconds of a flight, of a step between two, of a change in place, and of points. */
const FLIGHT = 460;
const STEP = 220;
const CHANGE = 260;
const POP = 1100;

/** A rectangle of the window. */
type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** What was where before something moved. */
interface Origins {
  readonly motion: Motion;
  readonly boxes: ReadonlyMap<Flight | Change, Box | undefined>;
}

function elementAt(root: HTMLElement, place: Place): HTMLElement | null {
  return root.querySelector<HTMLElement>(`[data-place="${place}"]`);
}

/** Return the tile of a number at a place, or the place itself if it holds none. */
function tileAt(root: HTMLElement, place: Place, index: number): HTMLElement | undefined {
  const element = elementAt(root, place);
  if (element === null) return undefined;
  const tiles = element.querySelectorAll<HTMLElement>('.tile');
  return tiles[Math.min(index, tiles.length - 1)] ?? element;
}

/** Return where an element is; its board's tab, if it is a board out of view. */
function boxOf(root: HTMLElement, element: HTMLElement | undefined): Box | undefined {
  if (element === undefined) return undefined;
  const box = element.getBoundingClientRect();
  const frame = root.querySelector('.boards')?.getBoundingClientRect();
  const player = element.closest<HTMLElement>('.board')?.dataset.player;
  const isAway =
    box.width === 0 ||
    (frame !== undefined &&
      frame.width > 0 &&
      (box.right <= frame.left || box.left >= frame.right));
  if (player === undefined || !isAway) return box;
  // The letter of a board is that of a player.
  const tab = elementAt(root, tabPlace(player as 'A'));
  const { left, top, height, width } = (tab ?? element).getBoundingClientRect();
  const side = Math.min(24, height);
  return {
    left: left + width / 2 - side / 2,
    top: top + height / 2 - side / 2,
    width: side,
    height: side,
  };
}

function measure(root: HTMLElement, motion: Motion): Origins {
  const boxes = new Map<Flight | Change, Box | undefined>();
  for (const flight of motion.flights) {
    boxes.set(flight, boxOf(root, tileAt(root, flight.from, flight.index)));
  }
  for (const change of motion.departures) {
    boxes.set(change, boxOf(root, tileAt(root, change.at, change.index)));
  }
  return { motion, boxes };
}

/** Where a tile lands: what is there, and where that is. */
interface Landing {
  readonly target: HTMLElement;
  readonly box: Box;
}

/** The animations of one event, over the page. */
class Stage {
  readonly #layer = document.createElement('div');
  readonly #running: Animation[] = [];

  constructor(
    private readonly root: HTMLElement,
    private readonly pace: number,
  ) {
    this.#layer.className = 'azul-motion';
    this.#layer.setAttribute('aria-hidden', 'true');
    document.body.append(this.#layer);
  }

  /** Animate what moved, and resolve when everything lies still. */
  async play({ motion, boxes }: Origins): Promise<void> {
    // Everything is measured before anything is added: else each tile would have the page laid out again.
    const landings = motion.flights.map(({ to, index }) => this.#landing(to, index));
    const pops = motion.pops.map(({ at }) =>
      boxOf(this.root, elementAt(this.root, at) ?? undefined),
    );
    motion.flights.forEach((flight, index) => {
      this.#fly(flight, boxes.get(flight), landings[index]);
    });
    for (const change of motion.departures) this.#leave(change, boxes.get(change));
    for (const change of motion.arrivals) this.#arrive(change);
    const moving = this.#running.map((animation) => endOf(animation));
    // Points may hang in the air while the game goes on.
    motion.pops.forEach((pop, index) => {
      this.#pop(pop, pops[index]);
    });
    await Promise.all(moving);
    const points = this.#running.slice(moving.length).map((animation) => endOf(animation));
    void Promise.all(points).then(() => this.#layer.remove());
  }

  /** Let everything lie still at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#layer.remove();
  }

  #animate(
    element: HTMLElement,
    frames: Keyframe[],
    start: number,
    duration: number,
    more: KeyframeAnimationOptions = {},
  ) {
    const animation = element.animate(frames, {
      delay: start * STEP * this.pace,
      duration: duration * this.pace,
      fill: 'backwards',
      easing: 'cubic-bezier(.3,.1,.25,1)',
      ...more,
    });
    this.#running.push(animation);
    return animation;
  }

  #copy(piece: Piece, { left, top, width, height }: Box): HTMLElement {
    const copy = document.createElement('span');
    copy.className = `tile tile-${piece}`;
    const side = Math.min(width, height);
    Object.assign(copy.style, {
      left: `${left + (width - side) / 2}px`,
      top: `${top + (height - side) / 2}px`,
      width: `${side}px`,
      height: `${side}px`,
    });
    this.#layer.append(copy);
    return copy;
  }

  /** Return where a tile lands. */
  #landing(place: Place, index: number): Landing | undefined {
    const target = tileAt(this.root, place, index);
    const box = boxOf(this.root, target);
    const isSeen = box !== undefined && box.width > 0 && box.height > 0;
    return target !== undefined && isSeen ? { target, box } : undefined;
  }

  #fly(flight: Flight, from: Box | undefined, landing: Landing | undefined): void {
    const { pace } = this;
    if (from === undefined || landing === undefined) return;
    const { target, box: to } = landing;
    const copy = this.#copy(flight.piece, to);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = Math.min(from.width, from.height) / Math.min(to.width, to.height);
    const lift = Math.min(60, 16 + Math.hypot(dx, dy) / 8);
    const animation = this.#animate(
      copy,
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})` },
        {
          transform: `translate(${dx * 0.45}px, ${dy * 0.45 - lift}px) scale(${(1 + scale) * 0.56})`,
          offset: 0.55,
        },
        { transform: 'none' },
      ],
      flight.start,
      FLIGHT,
    );
    endOf(animation).then(() => copy.remove());
    // What has not landed yet is not there.
    if (target.classList.contains('tile')) {
      const wait = flight.start * STEP * pace + FLIGHT * pace;
      this.#running.push(
        target.animate([{ visibility: 'hidden' }, { visibility: 'hidden' }], {
          duration: wait,
          fill: 'none',
        }),
      );
    }
  }

  #leave({ piece, start }: Change, box: Box | undefined): void {
    if (box === undefined) return;
    const copy = this.#copy(piece, box);
    const frames = [
      { opacity: 1, transform: 'none' },
      { opacity: 0, transform: 'translateY(14px) scale(.4)' },
    ];
    const animation = this.#animate(copy, frames, start, CHANGE);
    endOf(animation).then(() => copy.remove());
  }

  #arrive({ at, index, start }: Change): void {
    const tile = tileAt(this.root, at, index);
    if (tile === undefined || !tile.classList.contains('tile')) return;
    const frames = [
      { opacity: 0, transform: 'translateY(-22px) scale(1.25)' },
      { opacity: 1, transform: 'none' },
    ];
    this.#animate(tile, frames, start, CHANGE);
  }

  #pop({ points, start }: Pop, box: Box | undefined): void {
    if (box === undefined) return;
    const text = document.createElement('span');
    text.className = points < 0 ? 'pop loss' : 'pop';
    text.textContent = points < 0 ? `−${-points}` : `+${points}`;
    Object.assign(text.style, { left: `${box.left + box.width / 2}px`, top: `${box.top}px` });
    this.#layer.append(text);
    const frames = [
      { opacity: 0, transform: 'translate(-50%, 6px) scale(.7)' },
      { opacity: 1, transform: 'translate(-50%, -10px) scale(1.15)', offset: 0.2 },
      { opacity: 1, transform: 'translate(-50%, -18px)', offset: 0.75 },
      { opacity: 0, transform: 'translate(-50%, -34px)' },
    ];
    this.#animate(text, frames, start, POP, { fill: 'both' });
  }
}

/** Animate each event on the board, and say when it lies still. */
export function useAzulMotion(
  root: { readonly current: HTMLElement | null },
  props: BoardProps<AzulTypes>,
): void {
  useMotion(root, props, {
    measure: (element, { before, event }) => measure(element, motionOf(before, event)),
    start(element, origins, pace) {
      const stage = new Stage(element, pace);
      return { done: stage.play(origins), finish: () => stage.finish() };
    },
  });
}
