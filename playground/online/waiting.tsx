/** A room before a game, and between two: seats, people, the link, and the start. */
import { useState } from 'preact/hooks';
import { gameNamed } from '../registry.js';
import { Dialog } from '../shell/view/dialog.js';
import { useShellWords } from '../shell/view/language.js';
import { Chat } from './chat.js';
import { Invite } from './invite.js';
import { NameField } from './name-field.js';
import { isFull, levelsOf, personAt, type RoomProps, seatName, useRoomWords } from './parts.js';
import { Door, People } from './people.js';

/** What the host puts on a seat: a level, or nobody. */
function FillSelect({ page, room, act, seat }: RoomProps & { readonly seat: number }) {
  const words = useRoomWords().room;
  const { occupant = null } = room.seats[seat] ?? {};
  const person = occupant !== null && 'person' in occupant;
  const value = occupant === null ? '' : 'level' in occupant ? `${occupant.level}` : 'person';
  return (
    <select
      aria-label={words.fill(seat + 1)}
      value={value}
      onChange={({ currentTarget }) =>
        act('fill', {
          seat,
          level: currentTarget.value === '' ? null : Number(currentTarget.value),
        })
      }
    >
      {person && (
        <option value="person" disabled>
          {words.person}
        </option>
      )}
      <option value="">{words.nobody}</option>
      {levelsOf(page.game).map(({ level, label }) => (
        <option key={level} value={level}>
          {label}
        </option>
      ))}
    </select>
  );
}

/** The name of another player at this device. */
function SecondName({ answer }: { answer(name: string | undefined): void }) {
  const words = useRoomWords().room;
  const { cancel } = useShellWords().navigation;
  const [name, setName] = useState('');
  return (
    <Dialog title={words.secondTitle} close={() => answer(undefined)}>
      <form
        class="second"
        onSubmit={(event) => {
          event.preventDefault();
          answer(name.trim());
        }}
      >
        <NameField label={words.secondName} name={name} change={setName} />
        <div class="row end">
          <button type="button" onClick={() => answer(undefined)}>
            {cancel}
          </button>
          <button type="submit" class="primary">
            {words.sit}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

function SeatLine(props: RoomProps & { readonly seat: number; askSecond(): void }) {
  const { page, room, me, act, seat, askSecond } = props;
  const { room: words, people } = useRoomWords();
  const { occupant = null } = room.seats[seat] ?? {};
  const person = personAt(room, seat);
  const isMine = person?.id === me.id;
  const isHost = room.host === me.id;
  // A seat with a name of its own is that of another player at the device.
  const hasSeat = room.seats.some(({ occupant: sits }) => {
    return sits !== null && 'person' in sits && sits.person === me.id && sits.name === undefined;
  });
  const name = seatName(page.game, room, seat);
  const isLast = seat === room.seats.length - 1;
  return (
    <li class={`player-${seat}`}>
      <span class="who">
        <span class="swatch" aria-hidden="true" />
        <span class="unseen">{words.seat(seat + 1)}: </span>
        {occupant === null ? (
          <span class="aside">{words.empty}</span>
        ) : (
          <strong>{isMine ? words.you(name) : name}</strong>
        )}
        {person?.id === room.host && person.name === name && <small>{words.host}</small>}
        {person !== undefined && person.presence !== 'here' && (
          <small class="bad">{people.lost}</small>
        )}
      </span>
      <span class="row">
        {occupant === null && !me.watches && (
          <button
            type="button"
            class={hasSeat ? undefined : 'primary'}
            aria-label={`${hasSeat ? words.second : words.sit}: ${words.seat(seat + 1)}`}
            onClick={() => (hasSeat ? askSecond() : act('sit', { seat }))}
          >
            {hasSeat ? words.second : words.sit}
          </button>
        )}
        {isMine && (
          <button
            type="button"
            class="quiet"
            aria-label={`${words.stand}: ${words.seat(seat + 1)}`}
            onClick={() => act('stand', { seat })}
          >
            {words.stand}
          </button>
        )}
        {isHost && !isMine && <FillSelect {...props} />}
        {isHost && !isLast && (
          <button
            type="button"
            class="swap"
            title={words.swap(seat + 1)}
            aria-label={words.swap(seat + 1)}
            onClick={() => act('swap', { seats: [seat, seat + 1] })}
          >
            ⇅
          </button>
        )}
      </span>
    </li>
  );
}

/** The points of all games so far, in a game that has points. */
export function Totals({ page, room }: Pick<RoomProps, 'page' | 'room'>) {
  const words = useRoomWords().room;
  if (room.games < 2 || room.totals.length === 0) return undefined;
  const points = room.totals.map((total, seat) => `${seatName(page.game, room, seat)} ${total}`);
  return (
    <p>
      {words.totals}: {points.join(', ')}
    </p>
  );
}

export function Waiting(props: RoomProps) {
  const { page, room, me, act, session } = props;
  const { room: words, offer, enter } = useRoomWords();
  const { forms } = useShellWords();
  const [second, setSecond] = useState<number>();
  const { game, clock, isPrivate } = room.settings;
  const title = gameNamed(game)?.title[forms.language] ?? page.game.rules.title;
  const host = room.people.find(({ id }) => id === room.host)?.name ?? '';
  const time = clock === 0 ? offer.noClock : offer.minutes(Math.round(clock / 60_000));
  return (
    <>
      <div class="waiting">
        <Door session={session} room={room} me={me} />
        <section class="panel" aria-labelledby="room-title">
          <h2 id="room-title">{words.title(title)}</h2>
          <p class="aside">
            {isPrivate ? words.privateRoom : words.openRoom} · {words.rules(time)}
          </p>
          <ol class="room-seats" aria-label={words.seats}>
            {room.seats.map((_, seat) => (
              <SeatLine {...props} key={seat} seat={seat} askSecond={() => setSecond(seat)} />
            ))}
          </ol>
          <Totals page={page} room={room} />
          {room.host === me.id ? (
            <>
              <button
                type="button"
                class="primary large"
                disabled={!isFull(room)}
                onClick={() => act('start', {})}
              >
                {words.start}
              </button>
              {!isFull(room) && <p class="aside">{words.waitsForSeats}</p>}
            </>
          ) : (
            <p role="status">{host === '' ? enter.entering : words.waitsForHost(host)}</p>
          )}
        </section>
        <Invite {...props} />
      </div>
      <aside class="side room-side">
        <People {...props} />
        <Chat {...props} isTitled />
      </aside>
      {second !== undefined && (
        <SecondName
          answer={(name) => {
            setSecond(undefined);
            if (name !== undefined) void act('sit', { seat: second, name });
          }}
        />
      )}
    </>
  );
}
