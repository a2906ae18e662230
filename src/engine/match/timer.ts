/**
 * Timers, and giving way to other work in this thread.
 *
 * @packageDocumentation
 */

/** Call back once after a time in milliseconds; the function returned cancels that. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

/** Longest time that runtimes wait for, 24 days: they take a longer one for none at all. */
const LONGEST = 2 ** 31 - 1;

/** Call back by the runtime's own timer. */
export const runtimeTimer: Timer = (milliseconds, callback) => {
  const timeout = setTimeout(callback, Math.min(milliseconds, LONGEST));
  return () => clearTimeout(timeout);
};

/** Let other work that is ready in this thread run first. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else giveWayByMessage(resolve);
  });
}

/** Milliseconds for which work may keep this thread from everything else. */
const LONGEST_HOLD = 20;

/** Steps of work that may keep it where there is no clock. */
const MOST_STEPS = 8;

/**
 * Return a function to call after each step of long work. Once the work has held this thread for a while, it gives way
 * and returns the promise to await; otherwise it returns nothing.
 *
 * @param now - a clock in milliseconds; without it the steps are counted
 */
export function givingWay(now: (() => number) | undefined): () => Promise<void> | undefined {
  let steps = 0;
  let since = now?.() ?? 0;
  return () => {
    steps++;
    const isHeld = now === undefined ? steps >= MOST_STEPS : now() - since >= LONGEST_HOLD;
    if (!isHeld) return undefined;
    return giveWay().then(() => {
      steps = 0;
      since = now?.() ?? 0;
    });
  };
}

/** The part of a browser's port that Node's types leave out. */
interface BrowserPort {
  onmessage: (() => void) | null;
}

/** Resolve with a message to this thread: in browsers every timer waits for milliseconds. */
function giveWayByMessage(resolve: () => void): void {
  const { port1, port2 } = new MessageChannel();
  // Ports have the property in Node, too.
  (port1 as unknown as BrowserPort).onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(undefined);
}
