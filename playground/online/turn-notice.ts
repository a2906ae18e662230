/** Telling a person who looks elsewhere what happens: by the sound and the system. */
import { useEffect, useRef } from 'preact/hooks';
import type { PlayedGame } from '../shell/played-game.js';
import { playSound } from '../shell/running/sounds.js';

/** Whether the system can be asked to tell. */
export function canAsk(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'default';
}

const TAG = 'azulejo-turn';

/** Let the system tell something. Return what takes it back, so that the next time is told as loudly. */
function notify(title: string, body: string): () => void {
  const options = { body, tag: TAG, icon: 'icon.svg', data: location.href };
  try {
    const shown = new Notification(title, options);
    shown.onclick = () => {
      focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // Phones let the service worker tell only.
    const worker = navigator.serviceWorker?.ready;
    worker?.then((ready) => ready.showNotification(title, options)).catch(() => undefined);
    return () => {
      worker
        ?.then((ready) => ready.getNotifications({ tag: TAG }))
        .then((all) => {
          for (const each of all) each.close();
        })
        .catch(() => undefined);
    };
  }
}

/** Tell what the person waits for, as a turn that begins, where the page is not seen. */
export function useNotice(isDue: boolean, title: string, body: string): void {
  useEffect(() => {
    const isAllowed = 'Notification' in globalThis && Notification.permission === 'granted';
    return isDue && isAllowed && document.hidden ? notify(title, body) : undefined;
  }, [isDue]);
}

/** Let what is played be heard. */
export function useSounds(
  { rules }: PlayedGame,
  events: readonly string[],
  isOver: boolean,
  isOn: boolean,
): void {
  const before = useRef(events.length);
  useEffect(() => {
    const last = events.at(-1);
    const isNew = events.length > before.current;
    before.current = events.length;
    if (!isOn || !isNew || last === undefined) return;
    playSound(isOver ? 'end' : rules.chance?.isEvent(last) === true ? 'chance' : 'piece');
  }, [events.length]);
}
