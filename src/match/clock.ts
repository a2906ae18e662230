/**
 * Time, which matches only have when it is handed to them.
 *
 * @packageDocumentation
 */

/** Call back once after a time in milliseconds; what is answered calls it off. */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

/** The longest time that runtimes can wait for, 24 days: they take a longer one for none at all. */
const LONGEST = 2 ** 31 - 1;

/** Let the runtime's own timer call back. */
export const runtimeTimer: Timer = (milliseconds, callback) => {
  const timeout = setTimeout(callback, Math.min(milliseconds, LONGEST));
  return () => clearTimeout(timeout);
};

/** Let whatever else waits in this thread happen first. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else pauseByMessage(resolve);
  });
}

/** What there is of a port in browsers, which Node's types leave out. */
interface BrowserPort {
  onmessage: (() => void) | null;
}

/** Send a message to oneself: browsers make every timer wait. */
function pauseByMessage(resolve: () => void): void {
  const { port1, port2 } = new MessageChannel();
  // Ports have the property in Node, too.
  (port1 as unknown as BrowserPort).onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(undefined);
}
