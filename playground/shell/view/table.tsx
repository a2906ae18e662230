/** The table: what happens, the board, and beside it moves, analysis and players. */
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { rankingOf, statusOf } from '../model/ending.js';
import {
  eventsOf,
  homeOf,
  isOver,
  type Match,
  namesOf,
  pastOf,
  redoTarget,
  stateAt,
  undoTarget,
} from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import { SPEEDS } from '../model/preferences.js';
import { previewedEvent, previewedPast } from '../model/preview.js';
import { HUMAN } from '../model/seats.js';
import { coveredFor, isShared, nextStep, whyNoMove } from '../model/turns.js';
import type { PlayedGame } from '../played-game.js';
import { AnalysisPanel } from './analysis.js';
import { Bar } from './bar.js';
import { Checkbox, SeatSelect } from './choices.js';
import { Clocks } from './clocks.js';
import { GiveUp } from './give-up.js';
import { HandOver } from './hand-over.js';
import { IconButton } from './icon.js';
import { useShellWords } from './language.js';
import { useLater } from './later.js';
import { Moves } from './moves.js';
import { afterPaint } from './paint.js';
import type { MatchProps, PageProps } from './props.js';
import { ReviewPanel } from './review.js';
import { WIDE } from './screen.js';
import { Share } from './share.js';

/** Back and forth in moves that are not played. */
function PreviewActions({ page, runner }: PageProps) {
  const { preview } = page;
  const words = useShellWords().table;
  if (preview === undefined) return undefined;
  const { steps, moves } = preview;
  const step = (to: number) =>
    runner.dispatch({ type: 'preview', line: { ...preview, steps: to } });
  return (
    <>
      <IconButton
        icon="back"
        label={words.previousMove}
        disabled={steps === 0}
        onClick={() => step(steps - 1)}
      />
      <IconButton
        icon="forward"
        label={words.nextMove}
        disabled={steps === moves.length}
        onClick={() => step(steps + 1)}
      />
      <button
        type="button"
        data-item="leave"
        class="primary"
        onClick={() => runner.dispatch({ type: 'preview', line: undefined })}
      >
        {words.leave}
      </button>
    </>
  );
}

/** What can be done now: at most four buttons. */
function Actions({ page, runner, match }: MatchProps) {
  const { game, view, elsewhere, paused, hinting } = page;
  const { dispatch } = runner;
  const words = useShellWords().table;
  const state = stateAt(match);
  const isCovered = coveredFor(page) !== undefined;
  if (elsewhere) {
    return (
      <button type="button" data-item="here" class="primary" onClick={runner.playHere}>
        {words.playHere}
      </button>
    );
  }
  if (page.preview !== undefined) return <PreviewActions page={page} runner={runner} />;
  if (view !== undefined) {
    const [back, toGame] = words.backToGame;
    return (
      <>
        <IconButton icon="fork" label={words.playFromHere} onClick={runner.fork} />
        <button
          type="button"
          data-item="live"
          class="primary"
          onClick={() => dispatch({ type: 'view', events: undefined })}
        >
          {back}
          <span class="label">{toGame}</span>
        </button>
      </>
    );
  }
  const step = nextStep(page);
  const label = game.rules.chance?.isDue(state) === true ? game.chanceLabel(state) : undefined;
  const isWatched = !match.seats.includes(HUMAN);
  const redo = redoTarget(game, match);
  const isEnded = isOver(game, match);
  return (
    <>
      {!isWatched && (
        <IconButton
          icon="undo"
          label={words.undo}
          disabled={undoTarget(game, match) === undefined}
          onClick={() => dispatch({ type: 'undo' })}
        />
      )}
      {redo !== undefined && (
        <IconButton icon="redo" label={words.redo} onClick={() => dispatch({ type: 'redo' })} />
      )}
      {step === undefined && !isEnded && !isCovered && label === undefined && !paused && (
        <IconButton
          icon="hint"
          label={words.hint}
          disabled={hinting}
          onClick={() => dispatch({ type: 'hint' })}
        />
      )}
      <GiveUp page={page} runner={runner} match={match} />
      {isWatched && !isEnded && (
        <button
          type="button"
          data-item="pause"
          onClick={() => dispatch({ type: 'pause', on: !paused })}
        >
          {paused ? words.goOn : words.pause}
        </button>
      )}
      {step !== undefined && (
        <IconButton
          icon="skip"
          label={words.skip}
          title={words.aboutSkip}
          disabled={page.hurried}
          onClick={() => dispatch({ type: 'hurry' })}
        />
      )}
      {label !== undefined && step === undefined && !isEnded && (
        <button
          type="button"
          data-item="next"
          class="primary"
          onClick={() => afterPaint(() => dispatch({ type: 'chance', turn: page.turn }))}
        >
          {label}
        </button>
      )}
      {isEnded && (
        <button type="button" data-item="again" class="primary" onClick={runner.playAgain}>
          {words.playAgain}
        </button>
      )}
    </>
  );
}

/** Describe the move that is previewed. */
function PreviewSays({ page, match }: Omit<MatchProps, 'runner'>) {
  const { game, preview } = page;
  const words = useShellWords().table;
  if (preview === undefined) return undefined;
  const { steps, moves } = preview;
  const { before, event } = previewedEvent(game, match, preview);
  return (
    <div class="says">
      <h2>{moves.length === 1 ? words.previewOfMove : words.preview(steps, moves.length)}</h2>
      <p class="more">
        {event === undefined ? words.previewStart : game.words.event(before, event, namesOf(match))}
      </p>
    </div>
  );
}

/** Describe what happens, which position is shown, and what somebody needs to know. */
function Says({ page, match, advice }: MatchProps & { readonly advice: string | undefined }) {
  const { game, notice, view, elsewhere } = page;
  const { table: words, refusals } = useShellWords();
  const state = stateAt(match, shownAt(page));
  const status = statusOf(page, match, shownAt(page));
  const { length } = eventsOf(match);
  const isDue = game.rules.chance?.isDue(state) === true;
  const canMove = whyNoMove(page) === undefined;
  const prompt = canMove || isDue ? game.words.prompt(state) : '';
  const viewed = `${status}.${canMove ? ` ${words.branches}` : ''}`;
  const where = elsewhere ? refusals.elsewhere : prompt;
  const more = notice || (view === undefined ? where : viewed);
  if (page.preview !== undefined) return <PreviewSays page={page} match={match} />;
  return (
    <div class="says">
      <h2>{view === undefined ? status : words.viewing(view, length)}</h2>
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

function Ranking({ page, match }: MatchProps) {
  const ranking = rankingOf(page.game, match, shownAt(page));
  const words = useShellWords().table;
  if (ranking === undefined) return undefined;
  const { head, lines } = ranking;
  const names = namesOf(match);
  return (
    <section class="panel ranking" aria-label={words.standings}>
      <table>
        <thead>
          <tr>
            <th scope="col">{words.player}</th>
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
                    <span class="unseen">{words.winner}</span>
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

function Players({ page, runner, match }: MatchProps) {
  const { table: words, menu } = useShellWords();
  const names = namesOf(match);
  return (
    <section class="panel players" aria-label={words.players}>
      <details>
        <summary>{words.whoPlays}</summary>
        <ul>
          {match.seats.map((seat, index) => (
            <li key={index}>
              <strong>{names[index]}</strong>
              <SeatSelect
                game={page.game}
                label={words.whoPlaysFor(names[index] ?? '')}
                seat={seat}
                choose={(chosen) => runner.dispatch({ type: 'change-seat', index, seat: chosen })}
              />
            </li>
          ))}
        </ul>
        {isShared(match.seats) && (
          <Checkbox
            label={menu.covers}
            checked={match.covers}
            change={(on) => runner.dispatch({ type: 'cover', on })}
          />
        )}
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
}: MatchProps & { advise(text: string | undefined): void }) {
  const { game, hint, pointed, preview, preferences, hurried, turn } = page;
  const { analysing, analysis } = page;
  const { Board } = game;
  // Drawn one frame after the results, to keep each task short.
  const lateBest = useLater(analysis?.ratings[0]?.move);
  const best = analysing && analysis !== undefined ? lateBest : undefined;
  const marked = preview === undefined ? (pointed ?? hint ?? best) : undefined;
  const pace = hurried ? 0 : SPEEDS[preferences.speed].factor;
  return useMemo(() => {
    const events = shownAt(page);
    const state = stateAt(match, events);
    const event = eventsOf(match)[events - 1];
    const before = events > 0 ? stateAt(match, events - 1) : undefined;
    const shown =
      preview === undefined ? { state, before, event } : previewedEvent(game, match, preview);
    // A move that is only shown is seen on the board of its player.
    const mover =
      preview === undefined || shown.event === undefined
        ? -1
        : game.rules.playerToMove(shown.before);
    return (
      <Board
        key={match.id}
        state={shown.state}
        names={namesOf(match)}
        last={shown.event === undefined ? undefined : { before: shown.before, event: shown.event }}
        past={() =>
          preview === undefined ? pastOf(match, events) : previewedPast(game, match, preview)
        }
        home={mover >= 0 ? mover : homeOf(game, match, events)}
        first={Math.max(0, match.seats.indexOf(HUMAN))}
        refusal={whyNoMove(page)}
        marked={marked}
        hint={hint}
        pace={pace}
        play={(move) => runner.dispatch({ type: 'play', turn, move })}
        say={(notice) => runner.dispatch({ type: 'say', notice })}
        refuse={(notice) => runner.dispatch({ type: 'say', notice, isRefusal: true })}
        advise={advise}
        settled={() => runner.settled(shown.state)}
      />
    );
  }, [game, match.line, match.count, match.seats, turn, marked, hint, pace, preview]);
}

/** Show the board while a preview is on it, where the side lies below, and go back there afterwards. */
function useReturn(isPreviewing: boolean): void {
  const left = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (matchMedia(WIDE).matches) return;
    if (isPreviewing) {
      left.current = scrollY;
      scrollTo(0, 0);
    } else if (left.current !== undefined) {
      scrollTo(0, left.current);
      left.current = undefined;
    }
  }, [isPreviewing]);
}

/** What lies beside the board. */
function Side({ page, runner }: PageProps) {
  const { game, match, view, elsewhere } = page;
  const words = useShellWords().table;
  const moves = useMemo(() => <Moves page={page} runner={runner} />, [game, match, view]);
  if (match === undefined) return undefined;
  return (
    <aside class="side" aria-label={words.study}>
      {moves}
      <AnalysisPanel page={page} runner={runner} />
      <ReviewPanel page={page} runner={runner} />
      {!elsewhere && <Players page={page} runner={runner} match={match} />}
      <Share page={page} runner={runner} match={match} />
    </aside>
  );
}

/** What a choice would do, in a turn; the game is another one in another language. */
interface Advice {
  readonly game: PlayedGame;
  readonly turn: number;
  readonly text: string | undefined;
}

/** Whether an advice is about the position of a page, in its language. */
function isOf({ game, turn }: Page, advice: Advice | undefined): advice is Advice {
  return advice?.game === game && advice.turn === turn;
}

/** Whether moves have been played in a match since. */
function hasPlayedOn(before: Match | undefined, match: Match | undefined): boolean {
  return before?.id === match?.id && (match?.count ?? 0) > (before?.count ?? 0);
}

/** The bar: what happens, what a choice would do, and what can be done. */
function TableBar({
  page,
  runner,
  openMenu,
  advice,
}: PageProps & { readonly advice: string | undefined; openMenu(): void }) {
  const { match } = page;
  if (match === undefined) return undefined;
  const props = { page, runner, match };
  return (
    <Bar openMenu={openMenu} says={<Says {...props} advice={advice} />}>
      <Actions {...props} />
    </Bar>
  );
}

/** The whole table. */
export function Table({ page, runner, openMenu }: PageProps & { openMenu(): void }) {
  const [advice, setAdvice] = useState<Advice>();
  const { game, match, view, turn } = page;
  const words = useShellWords().table;
  const advise = (text: string | undefined) =>
    setAdvice((old) => (isOf(page, old) && old.text === text ? old : { game, turn, text }));
  const stage = useRef<HTMLElement>(null);
  useReturn(page.preview !== undefined);
  // After a move the bar and the side wait for the board. Going through the game is drawn at once: keys go on from there.
  const late = useRef(page);
  if (useLater(match) === match || !hasPlayedOn(late.current.match, match)) late.current = page;
  const side = useMemo(() => <Side page={late.current} runner={runner} />, [late.current]);
  const said = isOf(late.current, advice) ? advice.text : undefined;
  const bar = useMemo(
    () => <TableBar page={late.current} runner={runner} openMenu={openMenu} advice={said} />,
    [late.current, said],
  );
  if (match === undefined) return undefined;
  const props = { page, runner, match };
  const next = coveredFor(page);
  return (
    <>
      <section
        class={`stage${view === undefined && page.preview === undefined ? '' : ' viewing'}`}
        aria-label={words.title}
        tabIndex={-1}
        ref={stage}
      >
        {bar}
        {match.clock !== undefined && <Clocks key={match.id} match={match} clock={match.clock} />}
        <Ranking {...props} />
        {next === undefined ? (
          <Position {...props} advise={advise} />
        ) : (
          <HandOver
            name={namesOf(match)[next] ?? ''}
            ready={() => {
              runner.dispatch({ type: 'ready' });
              stage.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </section>
      {next === undefined && side}
    </>
  );
}
