/** The connection of a client, which may die without a word. */

/**
 * The part of a `WebSocket` that {@link RoomClient} uses: that of browsers, of Node, and of the package `ws` have it.
 */
export interface SocketLike {
  /** 1 (`WebSocket.OPEN`) while the connection is open. */
  readonly readyState: number;
  /**
   * Send a message to the server.
   *
   * @param text - the message, as JSON text
   */
  send(text: string): void;
  /** Close the connection. */
  close(): void;
  /**
   * Add a listener to an event of the connection.
   *
   * @param type - the event: `open` once the connection is open, `message` for each message, `error` if it fails,
   * `close` at its end
   * @param listener - called with an object; that of `message` has the message's text as `data`
   */
  addEventListener(
    type: 'open' | 'message' | 'close' | 'error',
    listener: (event: object) => void,
  ): void;
}

export const OPEN = 1;

/** Milliseconds of silence after which the server is asked for an answer. */
const QUIET = 10_000;

/** Milliseconds that an answer may take. */
export const PATIENCE = 8000;

/** Milliseconds between two checks. */
const LOOK = 1000;

/**
 * Give up a silent connection. A device that slept or changed its network is not told that its connection has ended.
 *
 * @param firstPatience - milliseconds within which something must be heard at first
 * @param isInUse - whether the connection still counts
 * @param giveUp - is called once it is given up
 * @returns a function to call when something is heard
 */
export function watchSilence(
  socket: SocketLike,
  firstPatience: number,
  isInUse: () => boolean,
  giveUp: () => void,
): () => void {
  let heardAt = Date.now();
  // Until it is open, it is asked by opening it.
  let askedAt: number | undefined = heardAt;
  let patience = firstPatience;
  const timer = setInterval(() => {
    const now = Date.now();
    if (!isInUse()) clearInterval(timer);
    else if (askedAt !== undefined && now - askedAt > patience) {
      // Its end may never be told.
      giveUp();
      socket.close();
    } else if (askedAt === undefined && now - heardAt > QUIET) {
      // A page that is hidden looks once a minute: silence alone says nothing.
      askedAt = now;
      socket.send(JSON.stringify({ type: 'time', id: 0 }));
    }
  }, LOOK);
  return () => {
    heardAt = Date.now();
    askedAt = undefined;
    patience = PATIENCE;
  };
}
