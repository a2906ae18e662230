/** The public rooms that wait for players, in the menu: one press, and one sits in one of them. */
import type { WaitingRoom } from 'azulejo/online';
import { useEffect, useState } from 'preact/hooks';
import { gameNamed } from '../registry.js';
import { writeAddress } from '../shell/sharing/address.js';
import { useShellWords } from '../shell/view/language.js';
import { keptName, keptRooms } from './kept.js';
import { useRoomWords } from './parts.js';
import { askForRooms } from './server.js';

/** Milliseconds between two questions. */
const ASKED_EVERY = 5000;

/** Most rooms that are shown. */
const MOST_SHOWN = 20;

/** Return the rooms that wait, asked for again and again while the page is seen; `undefined` at first. */
function useWaitingRooms(): readonly WaitingRoom[] | undefined {
  const [rooms, setRooms] = useState<readonly WaitingRoom[]>();
  useEffect(() => {
    const ask = () => {
      if (document.hidden) return;
      // Until the server answers again, rooms that may be gone are not shown.
      askForRooms().then(setRooms, () => setRooms(undefined));
    };
    ask();
    const timer = setInterval(ask, ASKED_EVERY);
    document.addEventListener('visibilitychange', ask);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', ask);
    };
  }, []);
  return rooms;
}

/** Come into a room, and sit down; who has no name yet is asked for one there. */
async function enter(id: string): Promise<void> {
  const name = keptName();
  const isKnown = keptRooms().some((room) => room.id === id);
  if (name !== '' && !isKnown) {
    const { RoomSession, setSession } = await import('./session.js');
    const session = new RoomSession(id, undefined);
    setSession(session);
    void session.enter({ name, watches: false, sits: true });
  }
  location.hash = writeAddress({ kind: 'room', id, secret: undefined });
}

/** The rooms of a game, before those of the others. */
export function WaitingRooms({ game }: { readonly game: string }) {
  const words = useRoomWords().list;
  const { forms } = useShellWords();
  const rooms = useWaitingRooms();
  if (rooms === undefined) return undefined;
  const known = rooms.flatMap((room) => {
    const title = gameNamed(room.game)?.title[forms.language];
    return title === undefined ? [] : [{ ...room, title }];
  });
  const [first, others] = [true, false].map((isFirst) =>
    known.filter((room) => (room.game === game) === isFirst),
  );
  const shown = [...(first ?? []), ...(others ?? [])].slice(0, MOST_SHOWN);
  if (shown.length === 0) return <p class="aside">{words.none}</p>;
  return (
    <>
      <h3 id="waiting-rooms">{words.title}</h3>
      <ul class="waiting-rooms" aria-labelledby="waiting-rooms">
        {shown.map(({ room, title, host, seats, empty }) => (
          <li key={room}>
            <span>
              <strong>{title}</strong>
              <small>
                {host} · {words.seats(empty, seats)}
              </small>
            </span>
            <button
              type="button"
              aria-label={`${words.join}: ${title}, ${host}`}
              onClick={() => void enter(room)}
            >
              {words.join}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
