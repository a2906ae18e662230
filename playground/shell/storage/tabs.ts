/** One tab plays a game; the others follow it. */

/** Tell other tabs that a game was saved or deleted, and hear of it. */
const channel = new BroadcastChannel('azulejo-games');

/** Tell the other tabs that a game has changed. */
export function tellTabs(id: string): void {
  channel.postMessage(id);
}

/** Call a function with the id of each game that another tab has changed. */
export function onOtherTab(listener: (id: string) => void): void {
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === 'string') listener(data);
  };
}

/** The game that this tab plays or waits for. */
let current: { readonly id: string; readonly abort: AbortController } | undefined;

let release: (() => void) | undefined;

function hold(): Promise<void> {
  return new Promise((resolve) => {
    release = resolve;
  });
}

/** Give up the game of this tab. */
export function leaveGame(): void {
  current?.abort.abort();
  current = undefined;
  release?.();
  release = undefined;
}

/**
 * Play a game in this tab, if no other tab plays it; else play it when the other is done.
 *
 * @param steal - whether to take it from the other tab
 * @param onChange - called with whether another tab plays it
 */
export function claimGame(id: string, onChange: (elsewhere: boolean) => void, steal = false): void {
  // Without locks, which a page over plain HTTP does not have, each tab plays for itself.
  if (!('locks' in navigator)) {
    onChange(false);
    return;
  }
  leaveGame();
  const abort = new AbortController();
  const mine = { id, abort };
  current = mine;
  const isMine = () => current === mine;
  const name = `azulejo-game-${id}`;
  const take = (lock: Lock | null) => {
    if (lock === null || !isMine()) return;
    onChange(false);
    return hold();
  };
  /** Another tab has taken the game away, or this one has left it. */
  const lost = () => {
    if (!isMine()) return;
    onChange(true);
    wait();
  };
  const wait = () => {
    navigator.locks.request(name, { signal: abort.signal }, take).catch(lost);
  };
  if (steal) {
    navigator.locks.request(name, { steal: true }, take).catch(lost);
    return;
  }
  navigator.locks
    .request(name, { ifAvailable: true }, (lock) => {
      if (lock !== null) return take(lock);
      if (!isMine()) return undefined;
      onChange(true);
      wait();
      return undefined;
    })
    .catch(lost);
}
