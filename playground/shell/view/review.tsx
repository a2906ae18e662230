/** The review of a game: how well each player played, the course of the game, and what was better. */
import type { ChosenMove, GameTypes, Reason } from 'azulejo/agents';
import { useMemo } from 'preact/hooks';
import { type Match, namesOf, stateAt } from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import {
  type CurvePoint,
  curveOf,
  ERRORS,
  isError,
  isOutdated,
  MARK_SIGNS,
  nextError,
  pointAt,
  type Review,
} from '../model/review.js';
import type { PlayedGame } from '../played-game.js';
import type { Runner } from '../runner.js';
import { Curve } from './curve.js';
import { percent, signed } from './numbers.js';
import { useRoving } from './roving.js';

/** Points below which a part is no reason worth a word, and the most reasons that are told. */
const LEAST_POINTS = 0.25;
const MOST_REASONS = 3;

interface ReviewProps {
  readonly page: Page;
  readonly runner: Runner;
}

function Progress({ page, runner }: ReviewProps) {
  const { reviewed = 0, moves = 0 } = page.reviewing ?? {};
  return (
    <div class="row">
      <progress
        aria-label="Moves reviewed"
        max={Math.max(1, moves)}
        value={reviewed}
        aria-valuetext={`${reviewed} of ${moves}`}
      />
      <span class="number">{moves === 0 ? '…' : `${reviewed} of ${moves}`}</span>
      <button
        type="button"
        data-item="cancel"
        onClick={() => runner.dispatch({ type: 'review', on: false })}
      >
        Cancel
      </button>
    </div>
  );
}

/** What each player did well and badly. */
function Totals({ review }: { readonly review: Review }) {
  return (
    <table class="totals">
      <thead>
        <tr>
          <th scope="col">Player</th>
          <th scope="col">Accuracy</th>
          {ERRORS.map((mark) => (
            <th scope="col" key={mark} class={`mark mark-${mark}`} title={MARK_SIGNS[mark].name}>
              <span aria-hidden="true">{MARK_SIGNS[mark].sign}</span>
              <span class="unseen">{MARK_SIGNS[mark].name}</span>
            </th>
          ))}
          <th scope="col" title="Share of the win that chance gave or took">
            Luck
          </th>
        </tr>
      </thead>
      <tbody>
        {review.players.map(({ player, name, accuracy, marks, luck }, index) => (
          <tr key={player}>
            <th scope="row">
              <span class={`swatch player-${index}`} aria-hidden="true" />
              {name}
            </th>
            <td>{accuracy === undefined ? '–' : accuracy.toFixed(1)}</td>
            {ERRORS.map((mark) => (
              <td key={mark}>{marks[mark]}</td>
            ))}
            <td>{signed(luck * 100, 0)} %</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function reasonsInWords(game: PlayedGame, reasons: readonly Reason[]): string {
  return reasons
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .slice(0, MOST_REASONS)
    .map(({ part, points }) => `${game.words.reason?.(part) ?? part} ${signed(points)}`)
    .join(', ');
}

/** What was better than a move, and why. */
function Better({
  page,
  runner,
  match,
  move,
}: ReviewProps & { readonly match: Match; readonly move: ChosenMove<GameTypes> }) {
  const { game, preview } = page;
  const { best, event, reasons, wins, uncertain } = move;
  const why = reasonsInWords(game, reasons);
  const isShown = preview?.from === event;
  const line = isShown ? undefined : { from: event, moves: [best.move], steps: 1 };
  return (
    <>
      <p>
        Better: <strong>{game.words.entry(stateAt(match, event), best.move)}</strong>, with{' '}
        {percent(best.wins)} of the win instead of {percent(wins)}.
        {uncertain && ' The search was too short to be sure.'}
      </p>
      {why !== '' && <p class="aside">It gains in points: {why}.</p>}
      <div class="row">
        <button
          type="button"
          data-item="better"
          aria-pressed={isShown}
          onClick={() => runner.dispatch({ type: 'preview', line })}
        >
          {isShown ? 'Show what was played' : 'Show the better move'}
        </button>
      </div>
    </>
  );
}

/** What is said of the move that led to the position that is shown. */
function Verdict({
  point,
  match,
  ...props
}: ReviewProps & { readonly point: CurvePoint; readonly match: Match }) {
  const { game } = props.page;
  const { move } = point;
  const before = stateAt(match, move.event);
  const name = namesOf(match)[game.rules.playerToMove(before)] ?? move.player;
  const mark = move.mark === 'forced' ? undefined : MARK_SIGNS[move.mark];
  return (
    <div class="verdict">
      <p>
        {name}: {game.words.entry(before, move.move)}
      </p>
      <p>
        {mark === undefined ? (
          'There was no other move.'
        ) : (
          <>
            <span class={`mark mark-${move.mark}`} aria-hidden="true">
              {mark.sign}
            </span>{' '}
            <strong class="capital">{mark.name}</strong>
            {move.mark !== 'forced' &&
              move.loss >= 0.005 &&
              `: loses ${percent(move.loss)} of the win`}
          </>
        )}
      </p>
      {isError(move) && <Better {...props} match={match} move={move} />}
    </div>
  );
}

function Result({
  match,
  review,
  ...props
}: ReviewProps & { readonly match: Match; readonly review: Review }) {
  const { page, runner } = props;
  const curve = useMemo(() => curveOf(match), [match]);
  const shown = shownAt(page);
  const index = pointAt(curve, shown);
  const point = curve[index];
  const choose = (next: number) => {
    const { events } = curve[next] ?? {};
    if (events !== undefined) runner.dispatch({ type: 'view', events });
  };
  return (
    <>
      <Totals review={review} />
      {curve.length > 1 && (
        <Curve
          curve={curve}
          index={index}
          players={review.players.map(({ player }) => player)}
          names={namesOf(match)}
          choose={choose}
        />
      )}
      {point !== undefined && <Verdict {...props} point={point} match={match} />}
    </>
  );
}

/** The button beside the title: to begin, or to go on to the next error. */
function Action({ page, runner, match }: ReviewProps & { readonly match: Match }) {
  const { dispatch } = runner;
  if (match.review === undefined || isOutdated(page.game, match)) {
    return (
      <button
        type="button"
        data-item="review"
        disabled={match.count === 0}
        onClick={() => dispatch({ type: 'review', on: true })}
      >
        {match.review === undefined ? 'Review this game' : 'Review again'}
      </button>
    );
  }
  const curve = curveOf(match);
  const { events } = curve[nextError(curve, shownAt(page))] ?? {};
  if (events === undefined) return undefined;
  return (
    <button type="button" data-item="next-error" onClick={() => dispatch({ type: 'view', events })}>
      Next error
    </button>
  );
}

/** The review, on request. */
export function ReviewPanel({ page, runner }: ReviewProps) {
  const { match, reviewing } = page;
  const roving = useRoving<HTMLElement>();
  if (match === undefined) return undefined;
  const { review } = match;
  return (
    <section class="panel review" aria-label="Review" tabIndex={-1} ref={roving.ref}>
      <div class="row spread">
        <h3>Review</h3>
        {reviewing === undefined && <Action page={page} runner={runner} match={match} />}
      </div>
      <p class="unseen" role="status">
        {reviewing !== undefined && 'The game is being reviewed.'}
        {reviewing === undefined && review !== undefined && 'The game is reviewed.'}
      </p>
      {reviewing !== undefined && <Progress page={page} runner={runner} />}
      {review === undefined && reviewing === undefined && (
        <p class="aside">
          Rates every move by the share of the win that it loses, and shows better ones.
        </p>
      )}
      {review !== undefined && reviewing === undefined && (
        <Result page={page} runner={runner} match={match} review={review} />
      )}
    </section>
  );
}
