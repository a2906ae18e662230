/** Telling a person whose turn it is who looks elsewhere: by the title, the sound, and the system. */
import { useEffect, useRef } from 'preact/hooks';
import type { PlayedGame } from '../shell/played-game.js';
import { playSound } from '../shell/running/sounds.js';

/** Milliseconds after which the page has written a title of its own. */
const TITLE_DELAY = 400;

/** Show a title as long as it holds. */
export function useTitle(title: string): void {
  useEffect(() => {
    const timer = setTimeout(() => {
      document.title = title;
    }, TITLE_DELAY);
    return () => clearTimeout(timer);
  }, [title]);
}

/** Whether the system can be asked to tell. */
export function canAsk(): boolean {
  return 'Notification' in globalThis && Notification.permission === 'default';
}

function notify(title: string, body: string): void {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return;
  try {
    new Notification(title, { body, tag: 'azulejo-turn', icon: 'icon.svg' });
  } catch {
    // Phones let the service worker tell only.
    void navigator.serviceWorker?.ready
      .then((worker) => worker.showNotification(title, { body, tag: 'azulejo-turn' }))
      .catch(() => undefined);
  }
}

/** Tell when a turn begins that nobody sees. */
export function useTurnNotice(isMine: boolean, title: string, body: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    if (isMine && !isFirst.current && document.hidden) notify(title, body);
    isFirst.current = false;
  }, [isMine]);
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
