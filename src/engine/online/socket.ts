/** The connection of a client, which may die without a word. */

/** A WebSocket, of a browser, of Node or of the package `ws`. */
export interface SocketLike {
  /** 1 while it is open. */
  readonly readyState: number;
  /** Send a text. */
  send(text: string): void;
  /** Close it. */
  close(): void;
  /** Listen to an event. */
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: object) => void,
  ): void;
}

export const OPEN = 1;

/** Milliseconds without a word after which the server is asked for one, for which it has as many as come next. */
const QUIET = 10_000;
const PATIENCE = 8000;

/** Milliseconds between two looks at how long nothing was heard. */
const LOOK = 2000;

/**
 * Give a connection up that is silent, as those are whose device slept or changed its network: nobody tells.
 *
 * @param isInUse - whether the connection still counts
 * @param giveUp - is called once it is given up
 * @returns a function to call when something is heard
 */
export function watchSilence(
  socket: SocketLike,
  isInUse: () => boolean,
  giveUp: () => void,
): () => void {
  let heardAt = Date.now();
  let isAnswered = false;
  let isAsked = false;
  const timer = setInterval(() => {
    if (!isInUse()) {
      clearInterval(timer);
      return;
    }
    const silence = Date.now() - heardAt;
    if (silence > (isAnswered ? QUIET + PATIENCE : PATIENCE)) {
      // Its end may never be told.
      giveUp();
      socket.close();
    } else if (silence > QUIET && !isAsked && socket.readyState === OPEN) {
      isAsked = true;
      socket.send(JSON.stringify({ type: 'time', id: 0 }));
    }
  }, LOOK);
  return () => {
    heardAt = Date.now();
    isAnswered = true;
    isAsked = false;
  };
}
