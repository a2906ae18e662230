/** What a review found: how well each player played, the course of the game, and what was better. */
import type { ChosenMove, PointsReason } from 'azulejo/agents';
import type { GameTypes } from 'azulejo/game';
import { useMemo } from 'preact/hooks';
import { namesOf, stateAt } from '../model/match.js';
import { shownName } from '../model/outside.js';
import { shownAt } from '../model/page.js';
import {
  biggestError,
  type CurvePoint,
  curveOf,
  ERRORS,
  isError,
  isOutdated,
  isOwn,
  MARK_SIGNS,
  nextError,
  pointAt,
  type Review,
  saidShares,
} from '../model/review.js';
import type { PlayedGame } from '../played-game.js';
import type { ShellWords } from '../words.js';
import { Curve } from './curve.js';
import { useShellWords } from './language.js';
import type { MatchProps, PageProps } from './props.js';

/** Points below which a part is no reason worth a word, and the most reasons that are told. */
const LEAST_POINTS = 0.25;
const MOST_REASONS = 3;

/** What each player did well and badly. */
function Totals({ review }: { readonly review: Review }) {
  const { review: words, forms } = useShellWords();
  return (
    <table class="totals">
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.accuracy}</th>
          {ERRORS.map((mark) => (
            <th scope="col" key={mark} class={`mark mark-${mark}`} title={words.marks[mark]}>
              <span aria-hidden="true">{MARK_SIGNS[mark]}</span>
              <span class="unseen">{words.marks[mark]}</span>
            </th>
          ))}
          <th scope="col" title={words.aboutLuck}>
            {words.luck}
          </th>
        </tr>
      </thead>
      <tbody>
        {review.players.map(({ player, name, accuracy, marks, luck, luckError }, index) => (
          <tr key={player}>
            <th scope="row">
              <span class={`swatch player-${index}`} aria-hidden="true" />
              {shownName(name)}
            </th>
            <td>{accuracy === undefined ? '–' : forms.number(accuracy, 1)}</td>
            {ERRORS.map((mark) => (
              <td key={mark}>{marks[mark]}</td>
            ))}
            <td>
              {forms.signedPercent(luck)}
              {luckError !== undefined && <small> ± {forms.percent(luckError)}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function reasonsInWords(
  { forms }: ShellWords,
  game: PlayedGame,
  reasons: readonly PointsReason[],
): string {
  return reasons
    .filter(({ points }) => Math.abs(points) >= LEAST_POINTS)
    .slice(0, MOST_REASONS)
    .map(({ part, points }) => `${game.words.reason?.(part) ?? part} ${forms.signed(points)}`)
    .join(', ');
}

/** What was better than a move, and why. */
function Better({
  page,
  runner,
  match,
  move,
}: MatchProps & { readonly move: ChosenMove<GameTypes> }) {
  const { game, preview } = page;
  const { best, event, reasons, uncertain } = move;
  const shares = saidShares(move);
  const words = useShellWords();
  const { review } = words;
  const why = reasonsInWords(words, game, reasons);
  const isShown = preview?.from === event;
  const line = isShown ? undefined : { from: event, moves: [best.move], steps: 1 };
  return (
    <>
      <p>
        {review.better}
        <strong>{game.words.entry(stateAt(match, event), best.move)}</strong>
        {review.betterShares(shares.best, shares.played)}
        {uncertain && ` ${review.uncertain}`}
      </p>
      {why !== '' && <p class="aside">{review.gains(why)}</p>}
      <div class="row">
        <button
          type="button"
          data-item="better"
          aria-pressed={isShown}
          onClick={() => runner.dispatch({ type: 'preview', line })}
        >
          {isShown ? review.showPlayed : review.showBetter}
        </button>
      </div>
    </>
  );
}

/** What is said of the move that led to the position that is shown. */
function PointVerdict({ point, match, ...props }: MatchProps & { readonly point: CurvePoint }) {
  const { game } = props.page;
  const { move } = point;
  const before = stateAt(match, move.event);
  const name = namesOf(match)[game.rules.playerToMove(before)] ?? move.player;
  const words = useShellWords().review;
  return (
    <div class="verdict">
      <p>
        {name}: {game.words.entry(before, move.move)}
      </p>
      <p>
        {move.mark === 'forced' ? (
          words.noOther
        ) : (
          <>
            <span class={`mark mark-${move.mark}`} aria-hidden="true">
              {MARK_SIGNS[move.mark]}
            </span>{' '}
            <strong class="capital">{words.marks[move.mark]}</strong>
            {move.loss >= 0.005 &&
              words.loses(ERRORS.includes(move.mark) ? saidShares(move).lost : move.loss)}
          </>
        )}
      </p>
      {isError(move) && <Better {...props} match={match} move={move} />}
    </div>
  );
}

/** The buttons that lead to errors: to the next one, and to the biggest. */
function Errors({ page, runner, curve }: PageProps & { readonly curve: readonly CurvePoint[] }) {
  const words = useShellWords().review;
  const next = nextError(curve, shownAt(page));
  const ways = [
    ['next-error', words.nextError, next],
    ['biggest-error', words.biggestError, biggestError(curve)],
  ] as const;
  if (next < 0) return undefined;
  return (
    <div class="row">
      {ways.map(([item, label, index]) => (
        <button
          type="button"
          key={item}
          data-item={item}
          onClick={({ currentTarget }) => {
            runner.dispatch({ type: 'view', events: curve[index]?.events });
            const panel = currentTarget.closest('.review');
            // What is said of the error is below the chart, and drawn before the next frame.
            requestAnimationFrame(() =>
              panel?.querySelector('.verdict')?.scrollIntoView({ block: 'nearest' }),
            );
          }}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

/** The review of the line on the table: the players, the chart, and the move that was just played. */
export function ReviewResult({
  match,
  review,
  ...props
}: MatchProps & { readonly review: Review }) {
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
      {!isOutdated(page.game, match) && <Errors {...props} curve={curve} />}
      {isOwn(review, match) && <Totals review={review} />}
      {curve.length > 1 && (
        <Curve
          curve={curve}
          index={index}
          players={review.players.map(({ player }) => player)}
          names={namesOf(match)}
          choose={choose}
        />
      )}
      {point !== undefined && <PointVerdict {...props} point={point} match={match} />}
    </>
  );
}
