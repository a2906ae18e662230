/** Letting clocks run: not while nobody sees the page, and to the end of somebody's time. */
import { isUp, timeLeft } from '../model/clock.js';
import { keepTimes } from '../storage/times.js';
import type { Store } from './store.js';

/** Milliseconds after which the time that has passed is saved, at the latest. */
const SAVED_EVERY = 5000;

export class Clocks {
  readonly #store: Store;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** What the timer was set for. */
  #running: unknown;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Begin: follow whether the page is seen. */
  start(): void {
    const hide = (on: boolean) => this.#store.dispatch({ type: 'hide', on });
    document.addEventListener('visibilitychange', () => hide(document.hidden));
    addEventListener('pagehide', () => {
      hide(true);
      this.#keep();
    });
    addEventListener('pageshow', () => hide(document.hidden));
    hide(document.hidden);
  }

  /** Wait for the end of the time that runs, if any does. */
  follow(): void {
    const { match } = this.#store.page;
    const running = match?.clock?.running;
    if (running === this.#running) return;
    this.#running = running;
    clearTimeout(this.#timer);
    if (match?.clock === undefined || running === undefined) return;
    const left = timeLeft(match.clock, running.player, performance.now());
    const isClose = match.clock.control.forfeits && left < SAVED_EVERY;
    this.#timer = setTimeout(() => this.#tick(), isClose ? Math.max(0, left) : SAVED_EVERY);
  }

  /** Keep the times of a game that is left. */
  #keep(): void {
    const { match, elsewhere } = this.#store.page;
    if (match?.clock === undefined || elsewhere) return;
    const { id, count, clock } = match;
    keepTimes({ id, count, left: clock.left });
  }

  #tick(): void {
    const { page, dispatch } = this.#store;
    const now = performance.now();
    const { clock } = page.match ?? {};
    if (clock?.running === undefined) return;
    const isLost = clock.control.forfeits && isUp(clock, clock.running.player, now);
    dispatch(isLost ? { type: 'give-up', reason: 'out of time' } : { type: 'tick', now });
  }
}
