/** Who is in a room, who waits at its door, and what the host can do about both. */
import { isPlaying, type Person, seatsOf } from 'azulejo/online';
import { useState } from 'preact/hooks';
import { writeAddress } from '../shell/sharing/address.js';
import { Question } from '../shell/view/dialog.js';
import { isPresent, type RoomProps, seatName, useRoomWords } from './parts.js';
import { PersonLine, Replace } from './person-line.js';
import { canAsk, useNotice } from './turn-notice.js';

/** The guests at the door of a private room, who wait for the host. */
export function Door({ session, room, me }: Pick<RoomProps, 'session' | 'room' | 'me'>) {
  const words = useRoomWords().people;
  const guests = room.host === me.id ? session.guests : [];
  useNotice(guests.length > 0, words.knocks(guests[0]?.name ?? ''), '');
  if (guests.length === 0) return undefined;
  return (
    <div role="alert">
      <ul class="door">
        {guests.map(({ guest, name }) => (
          <li key={guest} class="notice">
            <span>{words.knocks(name)}</span>
            <span class="row">
              <button
                type="button"
                class="primary"
                aria-label={`${words.letIn}: ${name}`}
                onClick={() => void session.admit(guest, true)}
              >
                {words.letIn}
              </button>
              <button
                type="button"
                aria-label={`${words.deny}: ${name}`}
                onClick={() => void session.admit(guest, false)}
              >
                {words.deny}
              </button>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A button that lets the system tell of one's turn. */
function Notify() {
  const words = useRoomWords().table;
  const [isAsked, setAsked] = useState(!canAsk());
  if (isAsked) return undefined;
  return (
    <button
      type="button"
      onClick={() => {
        void Notification.requestPermission().finally(() => setAsked(true));
      }}
    >
      {words.notify}
    </button>
  );
}

/** All people, and the way out. */
export function People(props: RoomProps) {
  const { page, room, me, session, act } = props;
  const words = useRoomWords().people;
  const [replaced, setReplaced] = useState<number>();
  const [doomed, setDoomed] = useState<Person>();
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => {
    void session.leave();
    location.hash = writeAddress({ kind: 'menu', game: room.settings.game });
  };
  const hasMuch = isPlaying(room) && seatsOf(room, me.id).length > 0;
  return (
    <section class="panel people" aria-labelledby="people-title">
      <h3 id="people-title">{words.title}</h3>
      <ul>
        {room.people.filter(isPresent).map((person) => (
          <PersonLine
            {...props}
            key={person.id}
            person={person}
            remove={() => setDoomed(person)}
            replace={setReplaced}
          />
        ))}
      </ul>
      <div class="row">
        <button type="button" onClick={() => (hasMuch ? setLeaving(true) : leave())}>
          {words.leave}
        </button>
        {!me.watches && <Notify />}
      </div>
      {replaced !== undefined && (
        <Replace
          game={page.game}
          name={seatName(page.game, room, replaced)}
          answer={(level) => {
            setReplaced(undefined);
            if (level !== undefined) void act('replace', { seat: replaced, level });
          }}
        />
      )}
      {isLeaving && (
        <Question
          title={words.leaveTitle}
          text={words.leaveText}
          yes={words.leave}
          answer={(isYes) => {
            setLeaving(false);
            // The dialog leaves its entry in the history first.
            if (isYes) setTimeout(leave, 50);
          }}
        />
      )}
      {doomed !== undefined && (
        <Question
          title={words.removeTitle(doomed.name)}
          text={words.removeText}
          yes={words.remove}
          answer={(isYes) => {
            setDoomed(undefined);
            if (isYes) void act('kick', { person: doomed.id });
          }}
        />
      )}
    </section>
  );
}
