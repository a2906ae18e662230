/** The start menu: a new game, the saved games, and other ways to open one. */
import { useState } from 'preact/hooks';
import { timeIn } from '../../../src/engine/board/language/languages.js';
import { GAMES, gameNamed } from '../../registry.js';
import { controlWords, INCREMENTS, MINUTES, type TimeControl } from '../model/clock.js';
import { LONGEST_NAME, shownName } from '../model/outside.js';
import { MOST_SAVED, type SavedGame } from '../model/saved.js';
import { HUMAN } from '../model/seats.js';
import { readSeed } from '../model/setup.js';
import { isShared } from '../model/turns.js';
import { writeAddress } from '../sharing/address.js';
import { Checkbox, Choices, SeatSelect } from './choices.js';
import { Question } from './dialog.js';
import { useShellWords } from './language.js';
import type { PageProps } from './props.js';

/** The games, each with a picture and a line about it. */
function Games({ page }: Pick<PageProps, 'page'>) {
  const { forms, menu } = useShellWords();
  return (
    <nav class="games" aria-label={menu.chooseGame}>
      {GAMES.map(({ name, title, summary }) => (
        <a
          key={name}
          href={writeAddress({ kind: 'menu', game: name })}
          aria-current={name === page.game.rules.name ? 'true' : undefined}
        >
          <img src={`${name}/card.svg`} alt="" width={56} height={56} />
          <span>
            <strong>{title[forms.language]}</strong>
            <small>{summary[forms.language]}</small>
          </span>
        </a>
      ))}
    </nav>
  );
}

/** The time that people have. */
function ChooseClock({
  clock,
  change,
}: {
  readonly clock: TimeControl;
  change(change: Partial<TimeControl>): void;
}) {
  const words = useShellWords().clock;
  return (
    <details class="more">
      <summary>{words.summary(controlWords(clock, words.none))}</summary>
      <div class="row">
        <label class="field">
          <span>{words.minutesOf}</span>
          <select
            value={clock.minutes}
            onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) })}
          >
            {MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? words.noClock : minutes}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.seconds}</span>
          <select
            value={clock.increment}
            disabled={clock.minutes === 0}
            onChange={({ currentTarget }) => change({ increment: Number(currentTarget.value) })}
          >
            {INCREMENTS.map((increment) => (
              <option key={increment} value={increment}>
                {increment === 0 ? words.noSeconds : `+${increment}`}
              </option>
            ))}
          </select>
        </label>
      </div>
      {clock.minutes > 0 && (
        <Checkbox
          label={words.forfeits}
          checked={clock.forfeits}
          change={(forfeits) => change({ forfeits })}
        />
      )}
    </details>
  );
}

function NewGame({ page, runner }: PageProps) {
  const { game, setup } = page;
  const { menu: words, forms } = useShellWords();
  const title = gameNamed(game.rules.name)?.title[forms.language] ?? game.rules.title;
  const { dispatch } = runner;
  const [fewest, most] = game.players;
  const counts = Array.from({ length: most - fewest + 1 }, (_, index) => fewest + index);
  const [first, ...rest] = game.settings.map(({ name, legend, choices }) => (
    <Choices
      key={name}
      legend={legend}
      name={name}
      list={choices}
      chosen={setup.settings[name] ?? ''}
      choose={(value) =>
        dispatch({ type: 'setup', change: { settings: { ...setup.settings, [name]: value } } })
      }
    />
  ));
  const isSeed = setup.seed.trim() === '' || readSeed(setup.seed) !== undefined;
  return (
    <form
      class="panel new-game"
      onSubmit={(event) => {
        event.preventDefault();
        runner.play();
      }}
    >
      <h2>{words.newGame(title)}</h2>
      {counts.length > 1 && (
        <Choices
          legend={words.players}
          name="players"
          list={counts.map((value) => ({ value, label: `${value}` }))}
          chosen={setup.players}
          choose={(players) => dispatch({ type: 'setup', change: { players } })}
        />
      )}
      <ol class="seats">
        {setup.names.slice(0, setup.players).map((name, index) => (
          <li key={index}>
            <input
              aria-label={words.nameOf(index + 1)}
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={({ currentTarget }) =>
                dispatch({ type: 'name-player', index, name: currentTarget.value })
              }
            />
            <SeatSelect
              game={game}
              label={words.playsFor(index + 1)}
              seat={setup.seats[index] ?? HUMAN}
              choose={(seat) => dispatch({ type: 'seat-player', index, seat })}
            />
          </li>
        ))}
      </ol>
      {isShared(setup.seats.slice(0, setup.players)) && (
        <Checkbox
          label={words.covers}
          checked={setup.covers}
          change={(covers) => dispatch({ type: 'setup', change: { covers } })}
        />
      )}
      <ChooseClock
        clock={setup.clock}
        change={(change) =>
          dispatch({ type: 'setup', change: { clock: { ...setup.clock, ...change } } })
        }
      />
      {first}
      {rest.length > 0 && (
        <details class="more">
          <summary>{words.moreRules}</summary>
          <div class="rules">{rest}</div>
        </details>
      )}
      <details class="more">
        <summary>{words.chooseSeed}</summary>
        <label class="field">
          <span>{words.seed}</span>
          <input
            inputMode="numeric"
            value={setup.seed}
            maxLength={10}
            placeholder={words.atRandom}
            aria-invalid={!isSeed}
            onInput={({ currentTarget }) =>
              dispatch({ type: 'setup', change: { seed: currentTarget.value } })
            }
          />
        </label>
        <p class="aside">{words.aboutSeed}</p>
      </details>
      <button type="submit" class="primary large">
        {words.play}
      </button>
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

function OpenOther({ runner }: PageProps) {
  const words = useShellWords().menu;
  const [text, setText] = useState('');
  return (
    <details class="panel more">
      <summary>{words.openOther}</summary>
      <label class="file">
        {words.chooseFile}
        <input
          type="file"
          accept=".record,text/plain"
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void runner.upload(file);
            currentTarget.value = '';
          }}
        />
      </label>
      <label class="field">
        <span>{words.paste}</span>
        <textarea
          rows={3}
          value={text}
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button
        type="button"
        disabled={text.trim() === ''}
        onClick={() => void runner.openText(text)}
      >
        {words.open}
      </button>
    </details>
  );
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
