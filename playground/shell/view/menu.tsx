/** The start menu: a new game, the saved games, and other ways to open one. */
import { useState } from 'preact/hooks';
import { GAMES, gameNamed } from '../../registry.js';
import { controlWords, INCREMENTS, MINUTES, type TimeControl } from '../model/clock.js';
import type { Page } from '../model/page.js';
import type { SavedGame } from '../model/saved.js';
import { HUMAN } from '../model/seats.js';
import { LONGEST_NAME, readSeed } from '../model/setup.js';
import { isShared } from '../model/turns.js';
import type { Runner } from '../runner.js';
import { writeAddress } from '../sharing/address.js';
import { Checkbox, Choices, SeatSelect } from './choices.js';
import { Question } from './dialog.js';

interface MenuProps {
  readonly page: Page;
  readonly runner: Runner;
}

/** The games, each with a picture and a line about it. */
function Games({ page }: Pick<MenuProps, 'page'>) {
  return (
    <nav class="games" aria-label="Choose a game">
      {GAMES.map(({ name, title, summary }) => (
        <a
          key={name}
          href={writeAddress({ kind: 'menu', game: name })}
          aria-current={name === page.game.rules.name ? 'true' : undefined}
        >
          <img src={`${name}/card.svg`} alt="" width={56} height={56} />
          <span>
            <strong>{title}</strong>
            <small>{summary}</small>
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
  return (
    <details class="more">
      <summary>Clock: {controlWords(clock)}</summary>
      <div class="row">
        <label class="field">
          <span>Minutes of each person</span>
          <select
            value={clock.minutes}
            onChange={({ currentTarget }) => change({ minutes: Number(currentTarget.value) })}
          >
            {MINUTES.map((minutes) => (
              <option key={minutes} value={minutes}>
                {minutes === 0 ? 'No clock' : minutes}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>Seconds for each move</span>
          <select
            value={clock.increment}
            disabled={clock.minutes === 0}
            onChange={({ currentTarget }) => change({ increment: Number(currentTarget.value) })}
          >
            {INCREMENTS.map((increment) => (
              <option key={increment} value={increment}>
                {increment === 0 ? 'None' : `+${increment}`}
              </option>
            ))}
          </select>
        </label>
      </div>
      {clock.minutes > 0 && (
        <Checkbox
          label="A player whose time is up forfeits"
          checked={clock.forfeits}
          change={(forfeits) => change({ forfeits })}
        />
      )}
    </details>
  );
}

function NewGame({ page, runner }: MenuProps) {
  const { game, setup } = page;
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
      <h2>New game of {game.rules.title}</h2>
      {counts.length > 1 && (
        <Choices
          legend="Players"
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
              aria-label={`Name of player ${index + 1}`}
              value={name}
              maxLength={LONGEST_NAME}
              autocomplete="off"
              onInput={({ currentTarget }) =>
                dispatch({ type: 'name-player', index, name: currentTarget.value })
              }
            />
            <SeatSelect
              game={game}
              label={`Who plays for player ${index + 1}`}
              seat={setup.seats[index] ?? HUMAN}
              choose={(seat) => dispatch({ type: 'seat-player', index, seat })}
            />
          </li>
        ))}
      </ol>
      {isShared(setup.seats.slice(0, setup.players)) && (
        <Checkbox
          label="Cover the board between turns"
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
          <summary>More rules</summary>
          <div class="rules">{rest}</div>
        </details>
      )}
      <details class="more">
        <summary>Choose the seed</summary>
        <label class="field">
          <span>Seed</span>
          <input
            inputMode="numeric"
            value={setup.seed}
            maxLength={10}
            placeholder="at random"
            aria-invalid={!isSeed}
            onInput={({ currentTarget }) =>
              dispatch({ type: 'setup', change: { seed: currentTarget.value } })
            }
          />
        </label>
        <p class="aside">The same seed draws the same, as long as the same moves are played.</p>
      </details>
      <button type="submit" class="primary large">
        Play
      </button>
    </form>
  );
}

function when(time: number): string {
  return new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
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
  const title = gameNamed(game)?.title ?? game;
  const players = names.map((name, index) => `${name} ${scores[index] ?? ''}`.trim()).join(' – ');
  return (
    <li>
      <button type="button" class="open" onClick={open}>
        <strong>{players}</strong>
        <small>
          {title} · {progress} · {when(updated)}
        </small>
      </button>
      <button type="button" class="quiet" aria-label={`Delete ${players}`} onClick={forget}>
        Delete
      </button>
    </li>
  );
}

function SavedGames({ page, runner }: MenuProps) {
  const [doomed, setDoomed] = useState<SavedGame>();
  if (page.saved.length === 0) return <p class="aside">Every game that you play is kept here.</p>;
  return (
    <>
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
          title="Delete this game?"
          text={`The game of ${doomed.names.join(' and ')} cannot be brought back.`}
          yes="Delete"
          answer={(isYes) => {
            setDoomed(undefined);
            if (isYes) void runner.forget(doomed.id);
          }}
        />
      )}
    </>
  );
}

function OpenOther({ runner }: MenuProps) {
  const [text, setText] = useState('');
  return (
    <details class="panel more">
      <summary>Open a file, a link or a text</summary>
      <label class="file">
        Choose a record
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
        <span>Or paste a record, a link, or the two strings of a state</span>
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
        Open
      </button>
    </details>
  );
}

/** The whole menu. */
export function Menu(props: MenuProps) {
  const { page, runner } = props;
  const { Extras } = page.game;
  return (
    <div class="menu">
      <Games page={page} />
      <NewGame {...props} />
      <div class="column">
        <section class="panel" aria-labelledby="saved-title">
          <h2 id="saved-title">Your games</h2>
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
