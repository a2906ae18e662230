/** Playing with friends, in the menu: make a room, or go back to one. */
import { RefusedError } from 'azulejo/online';
import { useEffect, useRef, useState } from 'preact/hooks';
import { gameNamed } from '../registry.js';
import { readSettings } from '../shell/model/setup.js';
import { loadStyles } from '../shell/running/styles.js';
import { writeAddress } from '../shell/sharing/address.js';
import { Checkbox, Choices } from '../shell/view/choices.js';
import { useShellWords } from '../shell/view/language.js';
import { Later } from '../shell/view/later.js';
import type { PageProps } from '../shell/view/props.js';
import { keepName, keptName, keptRooms } from './kept.js';
import { LevelField, USUAL_LEVEL } from './level-field.js';
import { WaitingRooms } from './list.js';
import { NameField } from './name-field.js';
import { levelsOf, refusalWords, useRoomWords } from './parts.js';
import { ROOM_WORDS } from './words.js';

/** Minutes of the clocks to choose from. */
const MINUTES = [0, 5, 15, 30] as const;

const hashOf = (id: string, secret: string | undefined) =>
  writeAddress({ kind: 'room', id, secret });

/** A link back to the last room that this device was in. */
function Back() {
  const words = useRoomWords().offer;
  const { forms } = useShellWords();
  const [last] = keptRooms();
  if (last === undefined) return undefined;
  const title = gameNamed(last.game ?? '')?.title[forms.language] ?? last.id;
  return (
    <p>
      <a href={hashOf(last.id, last.secret)}>{words.back(title)}</a>
    </p>
  );
}

/** The form of a new room. It takes the focus of the button that opened it: a field that has to be filled, or itself. */
function Form({ page, done }: Pick<PageProps, 'page'> & { done(hash: string): void }) {
  const { game, setup } = page;
  const all = useRoomWords();
  const words = all.offer;
  const [name, setName] = useState(keptName());
  const [privacy, setPrivacy] = useState<string>('private');
  const [minutes, setMinutes] = useState(15);
  const [leavers, setLeavers] = useState(USUAL_LEVEL);
  const [watchersChat, setWatchersChat] = useState(true);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const field = form.current?.querySelector<HTMLElement>('input:invalid');
    (field ?? form.current)?.focus({ preventScroll: true });
  }, []);
  const make = async () => {
    setBusy(true);
    setFault('');
    keepName(name.trim());
    try {
      const { RoomSession, setSession } = await import('./session.js');
      const session = new RoomSession('', undefined);
      await session.create({
        game: game.rules.name,
        name: name.trim(),
        rules: readSettings(game, { ...setup.settings, players: `${setup.players}` }),
        clock: minutes * 60_000,
        leavers: Math.min(leavers, levelsOf(game).length),
        isPrivate: privacy === 'private',
        watchersChat,
      });
      setSession(session);
      // The host has a seat from the beginning.
      await session.ask('sit', { seat: 0 });
      done(hashOf(session.id, session.secrets?.enter));
    } catch (error) {
      setFault(
        error instanceof RefusedError ? refusalWords(all, error.refusal) : words.unreachable,
      );
      setBusy(false);
    }
  };
  return (
    <form
      class="make-room"
      tabIndex={-1}
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <p class="aside">{words.about}</p>
      <NameField label={words.name} name={name} change={setName} isOwn />
      <Choices
        legend={words.privacy}
        name="privacy"
        list={[
          { value: 'private', label: words.private, text: words.aboutPrivate },
          { value: 'public', label: words.public, text: words.aboutPublic },
        ]}
        chosen={privacy}
        choose={(chosen) => setPrivacy(chosen)}
      />
      <div class="row">
        <label class="field">
          <span>{words.clock}</span>
          <select
            value={minutes}
            onChange={({ currentTarget }) => setMinutes(Number(currentTarget.value))}
          >
            {MINUTES.map((each) => (
              <option key={each} value={each}>
                {each === 0 ? words.noClock : words.minutes(each)}
              </option>
            ))}
          </select>
        </label>
        <LevelField label={words.leavers} game={game} level={leavers} choose={setLeavers} />
      </div>
      <Checkbox label={words.watchersChat} checked={watchersChat} change={setWatchersChat} />
      <p class="aside">{words.rules}</p>
      <button type="submit" class="primary large" disabled={isBusy}>
        {words.make}
      </button>
      <p class="bad" role="alert">
        {fault}
      </p>
    </form>
  );
}

function Panel({ page }: PageProps) {
  const words = useRoomWords().offer;
  const [isOpen, setOpen] = useState(false);
  return (
    <section class="panel" aria-labelledby="friends-title">
      <h2 id="friends-title">{words.title}</h2>
      <Back />
      {isOpen ? (
        <Form
          page={page}
          done={(hash) => {
            location.hash = hash;
          }}
        />
      ) : (
        <button type="button" class="large" onClick={() => setOpen(true)}>
          {words.make}
        </button>
      )}
      <WaitingRooms game={page.game.rules.name} />
    </section>
  );
}

/** The panel, once its words are there. */
export function Offer(props: PageProps) {
  const { language } = props.page.words.forms;
  return (
    <Later
      key={language}
      load={async () => {
        await Promise.all([ROOM_WORDS.load(language), loadStyles('room', { isGame: false })]);
        return Panel;
      }}
      props={props}
    />
  );
}
