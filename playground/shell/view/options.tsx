/** Everything that can be chosen for a new game: loaded when somebody wants to. */
import { controlWords, INCREMENTS, MINUTES, type TimeControl } from '../model/clock.js';
import { LONGEST_NAME } from '../model/outside.js';
import { HUMAN, isShared } from '../model/seats.js';
import { readSeed } from '../model/setup.js';
import { Checkbox, Choices, SeatSelect } from './choices.js';
import { useShellWords } from './language.js';
import type { PageProps } from './props.js';

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

/** Who plays, by which rules, with which clock and seed. */
export function Options({ page, runner }: PageProps) {
  const { game, setup } = page;
  const words = useShellWords().menu;
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
    <>
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
    </>
  );
}
