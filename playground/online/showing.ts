/** What of a game in a room is shown, and when: new events one by one, what is said of people, the result. */
import { type Match as RoomMatch, seatsOf, seatToMove, TAKEN_OVER_AFTER } from 'azulejo/online';
import { useEffect, useRef, useState } from 'preact/hooks';
import { WIDE } from '../shell/view/screen.js';
import { namesIn } from './line.js';
import { levelName, personAt, type RoomProps, useRoomWords } from './parts.js';

/** Most events that are shown one by one: what was missed for longer is shown at once. */
const MOST_SHOWN = 12;

/** Milliseconds for which a line of chat is shown next to the board's headline. */
const LINE_SHOWN_FOR = 8000;

/** Return the number of events that are shown: new ones one by one, each when the one before lies still. */
export function useCatchUp(match: RoomMatch, pace: number) {
  const { length } = match.events;
  const [seen, setSeen] = useState({ startedAt: match.startedAt, count: length });
  const isFar =
    seen.startedAt !== match.startedAt || seen.count > length || seen.count < length - MOST_SHOWN;
  const count = isFar || pace === 0 ? length : seen.count;
  const on = () => setSeen({ startedAt: match.startedAt, count: Math.min(length, count + 1) });
  useEffect(() => {
    if (count === length && seen.count === count) return undefined;
    // A board that is not seen never lies still.
    const timer = setTimeout(on, count === length ? 0 : 60);
    return () => clearTimeout(timer);
  }, [count, length, match.startedAt]);
  return count;
}

/** Return the time again and again while somebody waits for it. */
function useSeconds(isWaiting: boolean): void {
  const [, setTicks] = useState(0);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, [isWaiting]);
}

/** Return the last line of chat of somebody else for some seconds, where the chat lies below the board. */
export function useLastLine({ session, me }: RoomProps): string {
  const last = session.happened.at(-1);
  const line = last?.entry.kind === 'chat' && last.entry.person !== me.id ? last.entry : undefined;
  const [past, setPast] = useState(last?.number);
  useEffect(() => {
    if (line === undefined) return undefined;
    const timer = setTimeout(() => setPast(last?.number), LINE_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [line]);
  if (line === undefined || past === last?.number || matchMedia(WIDE).matches) return '';
  return `${last?.room.people.find(({ id }) => id === line.person)?.name}: ${line.text}`;
}

/** Describe what somebody needs to know of the people: a connection that is lost, a level that plays. */
export function usePeopleSays({ page, session, room, me }: RoomProps): string {
  const { table: words } = useRoomWords();
  const { game } = page;
  const isOver = room.match?.over !== undefined;
  const away = room.seats.flatMap((seat, number) => {
    const person = personAt(room, number);
    return person?.presence === 'lost' && seat.control === undefined ? [person] : [];
  });
  useSeconds(away.length > 0);
  if (isOver) return '';
  const own = seatsOf(room, me.id).map((seat) => room.seats[seat]?.control);
  const [control] = own;
  // Who still plays another seat of this device is told at the turns of the level.
  if (control !== undefined && own.every((each) => each !== undefined)) {
    const level = levelName(game, control.level);
    const isGivenBack = control.why === 'lost' || control.why === 'left';
    return isGivenBack ? words.takenYou(level) : words.takenYouToEnd(level);
  }
  const [first] = away;
  if (first !== undefined) {
    const left = first.since + TAKEN_OVER_AFTER - session.now;
    return words.away(first.name, Math.max(0, Math.ceil(left / 1000)));
  }
  const next = seatToMove(game.rules, room);
  const taken = room.seats[next]?.control;
  const name = namesIn(game, room)[next] ?? '';
  return taken === undefined ? '' : words.taken(name, levelName(game, taken.level));
}

/** The result, which is shown once where the game ends on this table. */
export function useResult(room: RoomProps['room'], isShown: boolean) {
  const over = room.match?.over !== undefined;
  const startedAt = room.match?.startedAt;
  const [isOpen, setOpen] = useState(false);
  const live = useRef<number>(undefined);
  useEffect(() => {
    if (!over) {
      live.current = startedAt;
      setOpen(false);
    } else if (isShown && live.current === startedAt) {
      live.current = undefined;
      // The last move is seen first.
      const timer = setTimeout(() => setOpen(true), 900);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [over, isShown, startedAt]);
  return { isOpen, setOpen };
}
