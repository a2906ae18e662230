/** Animating what moves on the table, by transforms of copies that lie over the page. */

import type { BoardProps } from '../../engine/board/board.js';
import { layerIn, scaleOf, treeOf } from '../../engine/board/layer.js';
import { endOf, useMotion } from '../../engine/board/motion.js';
import type { AzulTypes } from '../api/azul.js';
import { type Change, type Flight, type Motion, motionOf, type Pop } from './flights.js';
import type { Piece } from './floor.js';
import { type Place, tabPlace } from './places.js';

/** Milliseconds of a flight, of a step between two, of a change in place, and of points. */
const FLIGHT = 460;
const STEP = 220;
const CHANGE = 260;
const POP = 1100;

const EASING = 'cubic-bezier(.3, .1, .25, 1)';

/** The highest point of a flight: its part of the way and of the time, and the easing before and after it. */
const PEAK = {
  way: 0.55,
  time: 0.338,
  // The two parts of EASING.
  rise: 'cubic-bezier(.452, .093, .636, .562)',
  fall: 'cubic-bezier(.179, .517, .444, 1)',
};

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
  /** The number of tiles, where it is drawn: not at a single one. */
  readonly badge: HTMLElement | undefined;
  readonly box: Box;
}

/** Return the milliseconds until everything that an event moves lies still. */
function lengthOf({ flights, arrivals, departures }: Motion): number {
  const ends = [
    ...flights.map(({ start }) => start * STEP + FLIGHT),
    ...[...arrivals, ...departures].map(({ start }) => start * STEP + CHANGE),
  ];
  return Math.max(0, ...ends);
}

interface TimedKeyframe extends Keyframe {
  offset: number;
}

/** Squeeze keyframes into a part of the time; before and after it, nothing changes. */
function during(frames: readonly TimedKeyframe[], from: number, to: number): Keyframe[] {
  const squeezed = frames.map((frame): Keyframe => {
    return { ...frame, offset: Math.min(1, from + frame.offset * (to - from)) };
  });
  return [{ ...frames[0], offset: 0 }, ...squeezed, { ...frames.at(-1), offset: 1 }];
}

/** The animations of one event, over the page. */
class Stage {
  readonly #layer = document.createElement('div');
  /** What the layer lies in, and where that is in the window. */
  readonly #over: HTMLElement;
  readonly #corner: Box;
  readonly #scale: number;
  readonly #copies: HTMLElement[] = [];
  readonly #running: Animation[] = [];
  readonly #length: number;

  constructor(
    private readonly root: HTMLElement,
    private readonly origins: Origins,
    private readonly pace: number,
  ) {
    this.#length = lengthOf(origins.motion);
    this.#over = layerIn(treeOf(root));
    this.#corner = this.#over.getBoundingClientRect();
    this.#scale = scaleOf(this.#over, this.#corner);
    this.#layer.className = 'motion';
  }

  /** Animate what moved, and resolve when everything lies still. */
  async play(): Promise<void> {
    const { motion, boxes } = this.origins;
    // Everything is measured before anything is added: else each tile would have the page laid out again.
    const landings = motion.flights.map(({ to, index }) => this.#landing(to, index));
    const pops = motion.pops.map(({ at }) =>
      boxOf(this.root, elementAt(this.root, at) ?? undefined),
    );
    this.#over.append(this.#layer);
    motion.flights.forEach((flight, index) => {
      this.#fly(flight, boxes.get(flight), landings[index]);
    });
    for (const change of motion.departures) this.#leave(change, boxes.get(change));
    for (const change of motion.arrivals) this.#arrive(change);
    const [first] = this.#running;
    // Points may hang in the air while the game continues.
    const points = motion.pops.flatMap((pop, index) => this.#pop(pop, pops[index]) ?? []);
    if (first !== undefined) await endOf(first);
    for (const copy of this.#copies) copy.remove();
    void Promise.all(points.map(endOf)).then(() => this.#layer.remove());
  }

  /** Let everything lie still at once. */
  finish(): void {
    for (const animation of this.#running) animation.finish();
    this.#layer.remove();
  }

  /**
   * Animate an element for a part of the time that the whole event takes. All animations begin and end together: each
   * moment at which some of them begin or end costs the page several frames.
   */
  #animate(
    element: HTMLElement,
    frames: readonly TimedKeyframe[],
    start: number,
    duration: number,
  ): void {
    const length = this.#length;
    const from = (start * STEP) / length;
    this.#run(element, during(frames, from, from + duration / length), { duration: length });
  }

  #run(
    element: Element,
    frames: Keyframe[],
    { duration, delay = 0, ...timing }: EffectTiming & { duration: number },
  ): Animation {
    const { pace } = this;
    const animation = element.animate(frames, {
      ...timing,
      duration: duration * pace,
      delay: delay * pace,
    });
    this.#running.push(animation);
    return animation;
  }

  /** Return where a rectangle of the window is in the layer, which what is around may scale. */
  #inLayer({ left, top, width, height }: Box): Box {
    const scale = this.#scale;
    return {
      left: (left - this.#corner.left) / scale,
      top: (top - this.#corner.top) / scale,
      width: width / scale,
      height: height / scale,
    };
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
    this.#copies.push(copy);
    return copy;
  }

  /** Return where a tile lands. */
  #landing(place: Place, index: number): Landing | undefined {
    const target = tileAt(this.root, place, index);
    const box = boxOf(this.root, target);
    const isSeen = box !== undefined && box.width > 0 && box.height > 0;
    if (target === undefined || !isSeen) return undefined;
    const badge = target.parentElement?.querySelector<HTMLElement>('.count') ?? undefined;
    return { target, box, badge: badge?.offsetParent === null ? undefined : badge };
  }

  #fly(flight: Flight, origin: Box | undefined, landing: Landing | undefined): void {
    if (origin === undefined || landing === undefined) return;
    const { target, box } = landing;
    const [from, to] = [this.#inLayer(origin), this.#inLayer(box)];
    const copy = this.#copy(flight.piece, to);
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    const scale = Math.min(from.width, from.height) / Math.min(to.width, to.height);
    const lift = Math.min(60, 16 + Math.hypot(dx, dy) / 8);
    const frames = [
      {
        offset: 0,
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        easing: PEAK.rise,
      },
      {
        offset: PEAK.time,
        transform: `translate(${dx * (1 - PEAK.way)}px, ${dy * (1 - PEAK.way) - lift}px) scale(${(1 + scale) * 0.56})`,
        easing: PEAK.fall,
      },
      { offset: 1, transform: 'none' },
    ];
    this.#animate(copy, frames, flight.start, FLIGHT);
    if (target.classList.contains('tile')) this.#hide(target);
    if (landing.badge !== undefined) this.#hide(landing.badge);
  }

  /** Hide what has not landed yet. */
  #hide(element: Element): void {
    this.#run(element, [{ visibility: 'hidden' }, { visibility: 'hidden' }], {
      duration: this.#length,
    });
  }

  #leave({ piece, start }: Change, box: Box | undefined): void {
    if (box === undefined) return;
    const frames = [
      { offset: 0, opacity: 1, transform: 'none', easing: EASING },
      { offset: 1, opacity: 0, transform: 'translateY(14px) scale(.4)' },
    ];
    this.#animate(this.#copy(piece, this.#inLayer(box)), frames, start, CHANGE);
  }

  #arrive({ at, index, start }: Change): void {
    const tile = tileAt(this.root, at, index);
    if (tile === undefined || !tile.classList.contains('tile')) return;
    const frames = [
      { offset: 0, opacity: 0, transform: 'translateY(-22px) scale(1.25)', easing: EASING },
      { offset: 1, opacity: 1, transform: 'none' },
    ];
    this.#animate(tile, frames, start, CHANGE);
  }

  #pop({ points, start }: Pop, box: Box | undefined): Animation | undefined {
    if (box === undefined) return undefined;
    const text = document.createElement('span');
    text.className = points < 0 ? 'pop loss' : 'pop';
    text.textContent = points < 0 ? `−${-points}` : `+${points}`;
    const { left, top, width } = this.#inLayer(box);
    Object.assign(text.style, { left: `${left + width / 2}px`, top: `${top}px` });
    this.#layer.append(text);
    const frames = [
      { opacity: 0, transform: 'translate(-50%, 6px) scale(.7)' },
      { opacity: 1, transform: 'translate(-50%, -10px) scale(1.15)', offset: 0.2 },
      { opacity: 1, transform: 'translate(-50%, -18px)', offset: 0.75 },
      { opacity: 0, transform: 'translate(-50%, -34px)' },
    ];
    return this.#run(text, frames, {
      duration: POP,
      delay: start * STEP,
      easing: EASING,
      fill: 'both',
    });
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
      const stage = new Stage(element, origins, pace);
      return { done: stage.play(), finish: () => stage.finish() };
    },
  });
}
