/** The start menu: a new game, the saved games, and other ways to open one. */
import { useEffect, useState } from 'preact/hooks';
import { timeIn } from '../../../src/engine/board/language/languages.js';
import { GAMES, gameNamed } from '../../registry.js';
import { shownName } from '../model/outside.js';
import type { Page } from '../model/page.js';
import { MOST_SAVED, type SavedGame } from '../model/saved.js';
import { HUMAN, isShared } from '../model/seats.js';
import { declineLessons, isNewHere } from '../running/learnt.js';
import { writeAddress } from '../sharing/address.js';
import type { ShellWords } from '../words.js';
import { Question } from './dialog.js';
import { useShellWords } from './language.js';
import { Later } from './later.js';
import type { PageProps } from './props.js';

/** The games, each with a picture and a line about it. */
function Games({ page }: Pick<PageProps, 'page'>) {
  const { forms, menu } = useShellWords();
  const chosen = page.game.rules.name;
  return (
    <nav class="games" aria-label={menu.chooseGame}>
      <div class="strip" style={{ backgroundImage: `url(${chosen}/card.svg)` }} />
      {GAMES.map(({ name, title, summary }) => (
        <a
          key={name}
          href={writeAddress({ kind: 'menu', game: name })}
          aria-current={name === chosen ? 'true' : undefined}
        >
          <img src={`${name}/card.svg`} alt="" width={96} height={96} />
          <span>
            <strong>{title[forms.language]}</strong>
            <small>{summary[forms.language]}</small>
          </span>
        </a>
      ))}
    </nav>
  );
}

/** Who plays, in one line. */
function whoPlays({ game, setup }: Page, words: ShellWords['menu']): string {
  const seats = setup.seats.slice(0, setup.players);
  const named = seats.map((seat, index) => {
    const name = setup.names[index]?.trim() || words.defaultName(index + 1);
    const agent = game.agents.find((each) => each.name === seat);
    return agent === undefined ? name : `${name} (${agent.label})`;
  });
  const own = isShared(seats) ? -1 : seats.indexOf(HUMAN);
  return own < 0 ? named.join(', ') : words.youAgainst(named.filter((_, index) => index !== own));
}

/** The way to the lessons: an offer where the game was never played. */
function Learn({ page, runner }: PageProps) {
  const { menu: words, navigation } = useShellWords();
  const { name } = page.game.rules;
  const [declined, setDeclined] = useState('');
  const isOffer = declined !== name && isNewHere(page);
  return (
    <p class="row">
      {isOffer && words.newHere}
      <button type="button" onClick={() => runner.go('learn')}>
        {isOffer ? words.learn : navigation.places.learn}
      </button>
      {isOffer && (
        <button
          type="button"
          class="quiet"
          aria-label={words.notHere}
          onClick={() => {
            declineLessons(name);
            setDeclined(name);
          }}
        >
          ✕
        </button>
      )}
    </p>
  );
}

function NewGame({ page, runner }: PageProps) {
  const { menu: words, forms } = useShellWords();
  const { name, title } = page.game.rules;
  const [isOpen, setOpen] = useState(false);
  return (
    <form
      class="panel new-game"
      onSubmit={(event) => {
        event.preventDefault();
        runner.play();
      }}
    >
      <h2>{words.newGame(gameNamed(name)?.title[forms.language] ?? title)}</h2>
      <p>{whoPlays(page, words)}</p>
      <button type="submit" class="primary large">
        {words.play}
      </button>
      {page.game.lessons !== undefined && <Learn page={page} runner={runner} />}
      <details class="more options" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{words.options}</summary>
        {isOpen && (
          <Later
            load={async () => (await import('./options.js')).Options}
            props={{ page, runner }}
          />
        )}
      </details>
    </form>
  );
}

function SavedLine({
  saved,
  open,
  forget,
}: {
  readonly saved: SavedGame;
  open(): void;
  forget(): void;
}) {
  const { game, names, scores, progress, updated } = saved;
  const { menu: words, forms } = useShellWords();
  const title = gameNamed(game)?.title[forms.language] ?? shownName(game);
  const players = names.map((name, index) => `${name} ${scores[index] ?? ''}`.trim()).join(' – ');
  return (
    <li>
      <button type="button" class="open" onClick={open}>
        <strong>{players || title}</strong>
        <small>
          {title} · <span lang={saved.language ?? 'en'}>{progress}</span> ·{' '}
          {timeIn(forms.language, updated, navigator.languages)}
        </small>
      </button>
      <button
        type="button"
        class="quiet"
        aria-label={words.deleteGame(players || title)}
        onClick={forget}
      >
        {words.delete}
      </button>
    </li>
  );
}

function SavedGames({ page, runner }: PageProps) {
  const words = useShellWords().menu;
  const [doomed, setDoomed] = useState<SavedGame>();
  if (page.saved.length === 0) return <p class="aside">{words.nothingSaved}</p>;
  return (
    <>
      {page.saved.length > MOST_SAVED && (
        <p class="notice" role="status">
          {words.tooMany(page.saved.length)}
        </p>
      )}
      <ul class="saved">
        {page.saved.map((saved) => (
          <SavedLine
            key={saved.id}
            saved={saved}
            open={() => runner.open(saved.id)}
            forget={() => setDoomed(saved)}
          />
        ))}
      </ul>
      {doomed !== undefined && (
        <Question
          title={words.deleteTitle}
          text={words.deleteText(doomed.names)}
          yes={words.delete}
          answer={(isYes) => {
            setDoomed(undefined);
            if (isYes) void runner.forget(doomed.id);
          }}
        />
      )}
    </>
  );
}

/** Other ways to open a game. */
function OpenOther(props: PageProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="panel more" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{useShellWords().menu.openOther}</summary>
      {isOpen && (
        <Later load={async () => (await import('./open-other.js')).OpenOther} props={props} />
      )}
    </details>
  );
}

/** Whether rooms are served next to this page. It is asked once. */
const ROOMS: { isServed?: Promise<boolean> } = {};

async function asksForRooms(): Promise<boolean> {
  const answer = await fetch('health');
  return answer.ok && (await answer.text()) === 'ok\n';
}

/** Playing with friends, where a server of rooms is. */
function Online(props: PageProps) {
  const [isServed, setServed] = useState(false);
  useEffect(() => {
    ROOMS.isServed ??= asksForRooms().catch(() => false);
    void ROOMS.isServed.then(setServed);
  }, []);
  if (!isServed) return undefined;
  return <Later load={async () => (await import('../../online/offer.js')).Offer} props={props} />;
}

/** The whole menu. */
export function Menu(props: PageProps) {
  const { page, runner } = props;
  const { Extras } = page.game;
  const words = useShellWords().menu;
  return (
    <div class="menu">
      <Games page={page} />
      <NewGame {...props} />
      <div class="column">
        <Online {...props} />
        <section class="panel" aria-labelledby="saved-title">
          <h2 id="saved-title">{words.savedTitle}</h2>
          <SavedGames {...props} />
        </section>
        <OpenOther {...props} />
        {Extras !== undefined && (
          <Extras saved={page.saved} begin={runner.begin} open={runner.open} />
        )}
      </div>
    </div>
  );
}
