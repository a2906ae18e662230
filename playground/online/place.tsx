/** The place of a room on the page: coming in, the seats, the game. */
import type { Asked, RequestKind } from 'azulejo/online';
import { personOf } from 'azulejo/online';
import { useEffect, useLayoutEffect, useMemo, useState } from 'preact/hooks';
import { loadStyles } from '../shell/running/styles.js';
import { readAddress } from '../shell/sharing/address.js';
import { Checkbox } from '../shell/view/choices.js';
import { Later } from '../shell/view/later.js';
import type { PageProps } from '../shell/view/props.js';
import { keepName, keptName } from './kept.js';
import { NameField } from './name-field.js';
import { type RoomProps, refusalWords, useRoomWords } from './parts.js';
import { type RoomSession, sessionOf } from './session.js';
import { Waiting } from './waiting.js';
import { ROOM_WORDS } from './words.js';

/** Milliseconds for which one is told what was refused. */
const NOTICED_FOR = 8000;

interface PlaceProps extends PageProps {
  openMenu(): void;
}

/** Give the page the look of a table, or of a room: the element has that of a room at first. */
function useLook(place: 'table' | 'room'): void {
  useLayoutEffect(() => {
    const app = document.querySelector<HTMLElement>('#app');
    if (app !== null) app.dataset.place = place;
  }, [place]);
}

/** Ask for the name of somebody who comes for the first time. */
function Enter({ session }: { readonly session: RoomSession }) {
  const all = useRoomWords();
  const { enter: words, offer } = all;
  const [name, setName] = useState(keptName());
  const [watches, setWatches] = useState(false);
  useLook('room');
  return (
    <form
      class="panel enter"
      onSubmit={(event) => {
        event.preventDefault();
        keepName(name.trim());
        void session.enter({ name: name.trim(), watches });
      }}
    >
      <h2>{words.title}</h2>
      <p>{words.about}</p>
      {session.refusal !== undefined && (
        <p class="bad" role="alert">
          {refusalWords(all, session.refusal)}
        </p>
      )}
      <NameField label={offer.name} name={name} change={setName} isOwn />
      <Checkbox label={words.watch} checked={watches} change={setWatches} />
      <button type="submit" class="primary large">
        {words.come}
      </button>
    </form>
  );
}

/** Say why one is not in the room, and what can be done. */
function Outside({ session, again }: { readonly session: RoomSession; again(): void }) {
  const all = useRoomWords();
  const words = all.enter;
  const { phase, refusal } = session;
  useLook('room');
  const texts = {
    name: '',
    in: words.entering,
    entering: words.entering,
    door: words.doorMore,
    unreachable: words.unreachable,
    closed: refusal === undefined ? words.ended : refusalWords(all, refusal),
  };
  const isLeft = refusal === undefined || /^(server\.|room\.left)/.test(refusal.code);
  return (
    <section class="panel enter">
      {(phase === 'closed' || phase === 'door') && (
        <h2>{phase === 'door' ? words.door : words.closedTitle}</h2>
      )}
      <p role="status">{texts[phase]}</p>
      <div class="row">
        {(phase === 'unreachable' || (phase === 'closed' && isLeft)) && (
          <button type="button" class="primary" onClick={again}>
            {phase === 'closed' ? words.comeBack : words.again}
          </button>
        )}
        {phase !== 'entering' && <a href="#menu">{words.toMenu}</a>}
      </div>
    </section>
  );
}

/** Somebody who is in: at the seats, or at the table. */
function Inside(props: Omit<RoomProps, 'act' | 'room' | 'me'>) {
  const { page, session } = props;
  const words = useRoomWords();
  const [notice, setNotice] = useState('');
  useEffect(() => {
    if (notice === '') return undefined;
    const timer = setTimeout(() => setNotice(''), NOTICED_FOR);
    return () => clearTimeout(timer);
  }, [notice]);
  /** The game after which the seats were asked for. */
  const [seatsAfter, setSeatsAfter] = useState(0);
  const { room } = session;
  const me = room && personOf(room, session.me);
  const isTable = room?.match !== undefined && room.match.startedAt !== seatsAfter;
  useLook(isTable ? 'table' : 'room');
  if (room === undefined || me === undefined || room.settings.game !== page.game.rules.name) {
    return <Outside session={session} again={() => undefined} />;
  }
  const act = async <Kind extends RequestKind>(type: Kind, asked: Asked<Kind>) => {
    const refusal = await session.ask(type, asked);
    setNotice(refusal === undefined ? '' : refusalWords(words, refusal));
    return refusal === undefined;
  };
  const given: RoomProps = { ...props, room, me, act };
  if (isTable) {
    return (
      <Later
        load={async () => (await import('./table.js')).RoomTable}
        props={{ ...given, notice, showSeats: () => setSeatsAfter(room.match?.startedAt ?? 0) }}
      />
    );
  }
  return (
    <>
      {(notice !== '' || !session.isConnected) && (
        <p class="notice room-notice" role="status">
          {session.isConnected ? notice : words.table.lost}
        </p>
      )}
      <Waiting {...given} />
    </>
  );
}

function Place({ page, runner, openMenu }: PlaceProps) {
  const address = readAddress(location.hash);
  const [id, secret] = address?.kind === 'room' ? [address.id, address.secret] : ['', undefined];
  const [attempt, setAttempt] = useState(0);
  const [, setTold] = useState(0);
  // Another attempt is another session.
  const session = useMemo(() => sessionOf(id, secret), [id, secret, attempt]);
  useEffect(() => {
    const tell = () => setTold((told) => told + 1);
    // A server that answers at once may have done so before this.
    tell();
    return session.listen(tell);
  }, [session]);
  const game = session.room?.settings.game;
  useEffect(() => {
    if (game !== undefined && game !== page.game.rules.name) void runner.choose(game);
  }, [game, page.game]);
  if (id === '') return undefined;
  switch (session.phase) {
    case 'name':
      return <Enter session={session} />;
    case 'in':
      return <Inside page={page} runner={runner} session={session} openMenu={openMenu} />;
    default:
      return <Outside session={session} again={() => setAttempt(attempt + 1)} />;
  }
}

/** The place, once its words are there. */
export function RoomPlace(props: PlaceProps) {
  const { language } = props.page.words.forms;
  return (
    <Later
      key={language}
      load={async () => {
        await Promise.all([ROOM_WORDS.load(language), loadStyles('room', { isGame: false })]);
        return Place;
      }}
      props={props}
    />
  );
}
