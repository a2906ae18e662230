/** Who is in a room, who waits at its door, and what the host can do about both. */
import { isPlaying, type Person, seatsOf } from 'azulejo/online';
import { useState } from 'preact/hooks';
import { writeAddress } from '../shell/sharing/address.js';
import { Question } from '../shell/view/dialog.js';
import { isPresent, type RoomProps, useRoomWords } from './parts.js';

/** The guests at the door of a private room. */
export function Door({ session }: Pick<RoomProps, 'session'>) {
  const words = useRoomWords().people;
  if (session.guests.length === 0) return undefined;
  return (
    <ul class="door" role="alert">
      {session.guests.map(({ guest, name }) => (
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
  );
}

function PersonLine({
  person,
  room,
  me,
  act,
  remove,
}: RoomProps & {
  readonly person: Person;
  remove(): void;
}) {
  const { people: words, room: roomWords } = useRoomWords();
  const { id, name, muted, presence, watches } = person;
  const marks = [
    id === room.host ? roomWords.host : '',
    watches ? words.watches : '',
    presence === 'lost' ? words.lost : '',
    muted ? words.muted : '',
  ].filter((mark) => mark !== '');
  const isHostsBusiness = room.host === me.id && id !== me.id;
  return (
    <li>
      <span>
        <span class={presence === 'here' ? 'presence' : 'presence lost'} aria-hidden="true" />{' '}
        <strong>{id === me.id ? roomWords.you(name) : name}</strong>
        {marks.length > 0 && <small> {marks.join(', ')}</small>}
      </span>
      {isHostsBusiness && (
        <span class="row">
          <button
            type="button"
            class="quiet"
            aria-label={`${muted ? words.unmute : words.mute}: ${name}`}
            onClick={() => act('mute', { person: id, muted: !muted })}
          >
            {muted ? words.unmute : words.mute}
          </button>
          {presence === 'here' && !watches && (
            <button
              type="button"
              class="quiet"
              aria-label={`${words.makeHost}: ${name}`}
              onClick={() => act('host', { person: id })}
            >
              {words.makeHost}
            </button>
          )}
          <button
            type="button"
            class="quiet"
            aria-label={`${words.remove}: ${name}`}
            onClick={remove}
          >
            {words.remove}
          </button>
        </span>
      )}
    </li>
  );
}

/** All people, and the way out. */
export function People(props: RoomProps) {
  const { room, me, session, act } = props;
  const words = useRoomWords().people;
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
          <PersonLine {...props} key={person.id} person={person} remove={() => setDoomed(person)} />
        ))}
      </ul>
      <button type="button" onClick={() => (hasMuch ? setLeaving(true) : leave())}>
        {words.leave}
      </button>
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
            if (isYes) act('kick', { person: doomed.id });
          }}
        />
      )}
    </section>
  );
}
