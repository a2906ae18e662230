/** One tab plays a game; the others follow it. */
import { Resource } from '../resource.js';

/** Called with the id of each game that another tab has saved or deleted. */
const LISTENERS = new Set<(id: string) => void>();

/** Tells other tabs that a game was saved or deleted, and hears of it. */
const CHANNEL = new Resource({
  open() {
    const channel = new BroadcastChannel('azulejo-games');
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string') for (const listener of LISTENERS) listener(data);
    };
    return channel;
  },
  close: (channel: BroadcastChannel) => channel.close(),
});

/** Tell the other tabs that a game has changed; without a channel, they find out when they are loaded again. */
export function tellTabs(id: string): void {
  CHANNEL.use(async (channel) => channel.postMessage(id)).catch(() => undefined);
}

/** Call a function with the id of each game that another tab has changed. */
export function onOtherTab(listener: (id: string) => void): void {
  LISTENERS.add(listener);
  CHANNEL.use(async () => undefined).catch(() => undefined);
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
  /** Another tab has taken the game away, or this one has left it; or there are no locks now, and each tab plays for itself. */
  const lost = (reason: unknown) => {
    if (!isMine()) return;
    const isTaken = reason instanceof DOMException && reason.name === 'AbortError';
    onChange(isTaken);
    if (isTaken) wait();
  };
  const request = async (options: LockOptions, granted: LockGrantedCallback<unknown>) => {
    try {
      await navigator.locks.request(name, options, granted);
    } catch (reason) {
      lost(reason);
    }
  };
  const wait = () => void request({ signal: abort.signal }, take);
  if (steal) {
    void request({ steal: true }, take);
    return;
  }
  void request({ ifAvailable: true }, (lock) => {
    if (lock !== null) return take(lock);
    if (!isMine()) return undefined;
    onChange(true);
    wait();
    return undefined;
  });
}
