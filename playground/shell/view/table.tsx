/** The table: what happens, the board, and beside it moves, analysis and players. */
import { useMemo, useState } from 'preact/hooks';
import {
  eventsOf,
  homeOf,
  type Match,
  namesOf,
  pastOf,
  redoTarget,
  stateAt,
  undoTarget,
} from '../model/match.js';
import { nextStep, type Page, shownAt, whyNoMove } from '../model/page.js';
import { SPEEDS } from '../model/preferences.js';
import { HUMAN } from '../model/seats.js';
import type { Runner } from '../runner.js';
import { AnalysisPanel } from './analysis.js';
import { SeatSelect } from './choices.js';
import { Icon, IconButton } from './icon.js';
import { Moves } from './moves.js';
import { useRoving } from './roving.js';
import { Share } from './share.js';

interface TableProps {
  readonly page: Page;
  readonly runner: Runner;
  readonly match: Match;
}

/** What can be done now: at most four buttons. */
function Actions({ page, runner, match }: TableProps) {
  const { game, view, elsewhere, paused, hinting } = page;
  const { dispatch } = runner;
  const state = stateAt(match);
  if (elsewhere) {
    return (
      <button type="button" data-item="here" class="primary" onClick={runner.playHere}>
        Play here
      </button>
    );
  }
  if (view !== undefined) {
    return (
      <>
        <button type="button" data-item="fork" onClick={runner.fork}>
          Play from here
        </button>
        <button
          type="button"
          data-item="live"
          class="primary"
          onClick={() => dispatch({ type: 'view', events: undefined })}
        >
          Back to the game
        </button>
      </>
    );
  }
  const step = nextStep(page);
  const label = game.rules.chance?.isDue(state) === true ? game.chanceLabel(state) : undefined;
  const isWatched = !match.seats.includes(HUMAN);
  const redo = redoTarget(game, match);
  const isOver = game.rules.isOver(state);
  return (
    <>
      {!isWatched && (
        <IconButton
          icon="undo"
          label="Undo"
          disabled={undoTarget(game, match) === undefined}
          onClick={() => dispatch({ type: 'undo' })}
        />
      )}
      {redo !== undefined && (
        <IconButton icon="redo" label="Redo" onClick={() => dispatch({ type: 'redo' })} />
      )}
      {step === undefined && !isOver && label === undefined && !paused && (
        <IconButton
          icon="hint"
          label="Hint"
          disabled={hinting}
          onClick={() => dispatch({ type: 'hint' })}
        />
      )}
      {isWatched && !isOver && (
        <button
          type="button"
          data-item="pause"
          onClick={() => dispatch({ type: 'pause', on: !paused })}
        >
          {paused ? 'Go on' : 'Pause'}
        </button>
      )}
      {step !== undefined && (
        <IconButton
          icon="skip"
          label="Skip"
          title="Do not wait for what happens now"
          disabled={page.hurried}
          onClick={() => dispatch({ type: 'hurry' })}
        />
      )}
      {label !== undefined && step === undefined && !isOver && (
        <button
          type="button"
          data-item="next"
          class="primary"
          onClick={() => dispatch({ type: 'chance' })}
        >
          {label}
        </button>
      )}
      {isOver && (
        <button type="button" data-item="again" class="primary" onClick={runner.playAgain}>
          Play again
        </button>
      )}
    </>
  );
}

/** Say what happens, which position is shown, and what somebody needs to know. */
function Says({ page, match, advice }: TableProps & { readonly advice: string | undefined }) {
  const { game, notice, view, elsewhere } = page;
  const state = stateAt(match, shownAt(page));
  const status = game.words.status(state, namesOf(match));
  const { length } = eventsOf(match);
  const isDue = game.rules.chance?.isDue(state) === true;
  const prompt = whyNoMove(page) === undefined || isDue ? game.words.prompt(state) : '';
  const where = elsewhere ? 'This game is being played in another tab.' : prompt;
  const more = notice || (view === undefined ? where : `${status}.`);
  return (
    <div class="says">
      <h2>{view === undefined ? status : `Viewing move ${view} of ${length}`}</h2>
      <p role="status" aria-live="polite" class={advice === undefined ? 'more' : 'unseen'}>
        {more}
      </p>
      {advice !== undefined && (
        <p class="more" aria-hidden="true">
          {advice}
        </p>
      )}
    </div>
  );
}

function Ranking({ page, match }: TableProps) {
  const { game } = page;
  const state = stateAt(match, shownAt(page));
  if (!game.rules.isOver(state)) return undefined;
  const { head, lines } = game.ranking(state);
  const names = namesOf(match);
  return (
    <section class="panel ranking" aria-label="Standings">
      <table>
        <thead>
          <tr>
            <th scope="col">Player</th>
            {head.map((cell) => (
              <th scope="col" key={cell}>
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ player, winner, cells }) => (
            <tr key={player} class={winner ? 'winner' : undefined}>
              <th scope="row">
                {names[player]}
                {winner && (
                  <>
                    {' '}
                    <span aria-hidden="true">★</span>
                    <span class="unseen">winner</span>
                  </>
                )}
              </th>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Players({ page, runner, match }: TableProps) {
  const names = namesOf(match);
  return (
    <section class="panel players" aria-label="Players">
      <details>
        <summary>Who plays</summary>
        <ul>
          {match.seats.map((seat, index) => (
            <li key={index}>
              <strong>{names[index]}</strong>
              <SeatSelect
                game={page.game}
                label={`Who plays for ${names[index]}`}
                seat={seat}
                choose={(chosen) => runner.dispatch({ type: 'change-seat', index, seat: chosen })}
              />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

/** The board, which is only drawn again when the position or what is marked changes. */
function Position({
  page,
  runner,
  match,
  advise,
}: TableProps & { advise(text: string | undefined): void }) {
  const { game, hint, pointed, preferences, hurried, turn } = page;
  const { Board } = game;
  const marked = pointed ?? hint;
  const pace = hurried ? 0 : SPEEDS[preferences.speed].factor;
  return useMemo(() => {
    const events = shownAt(page);
    const state = stateAt(match, events);
    const event = eventsOf(match)[events - 1];
    const before = events > 0 ? stateAt(match, events - 1) : undefined;
    return (
      <Board
        key={match.id}
        state={state}
        names={namesOf(match)}
        last={event === undefined ? undefined : { before, event }}
        past={() => pastOf(match, events)}
        home={homeOf(game, match, events)}
        first={Math.max(0, match.seats.indexOf(HUMAN))}
        refusal={whyNoMove(page)}
        marked={marked}
        pace={pace}
        play={(move) => runner.dispatch({ type: 'play', move })}
        say={(notice) => runner.dispatch({ type: 'say', notice })}
        advise={advise}
        settled={() => runner.settled(state)}
      />
    );
  }, [match, turn, marked, pace]);
}

/** The whole table. */
export function Table({
  page,
  runner,
  openMenu,
}: Omit<TableProps, 'match'> & { openMenu(): void }) {
  const [advice, setAdvice] = useState<{ turn: number; text: string | undefined }>();
  const actions = useRoving();
  const { match, view, elsewhere, turn } = page;
  const advise = (text: string | undefined) =>
    setAdvice((old) => (old?.turn === turn && old.text === text ? old : { turn, text }));
  const moves = useMemo(() => <Moves page={page} runner={runner} />, [match, view]);
  if (match === undefined) return undefined;
  const props = { page, runner, match };
  return (
    <>
      <section class={`stage${view === undefined ? '' : ' viewing'}`} aria-label="The table">
        <div class="bar">
          <button type="button" class="menu-button" aria-label="Menu" onClick={openMenu}>
            <Icon name="menu" />
          </button>
          <Says {...props} advice={advice?.turn === turn ? advice.text : undefined} />
          <div class="actions" role="group" aria-label="Actions" tabIndex={-1} ref={actions.ref}>
            <Actions {...props} />
          </div>
        </div>
        <Ranking {...props} />
        <Position {...props} advise={advise} />
      </section>
      <aside class="side" aria-label="Study">
        {moves}
        <AnalysisPanel page={page} runner={runner} />
        {!elsewhere && <Players {...props} />}
        <Share page={page} runner={runner} />
      </aside>
    </>
  );
}
