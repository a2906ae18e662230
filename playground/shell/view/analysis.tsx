/** The best moves of the position, as a search in the worker finds them. */
import { expectedLead } from '../model/analysis.js';
import { stateAt } from '../model/match.js';
import { type Page, shownAt } from '../model/page.js';
import type { Rating } from '../played-game.js';
import type { Runner } from '../runner.js';
import { Checkbox } from './choices.js';

/** Moves that are listed. */
const MOST = 6;

function Line({
  rating,
  player,
  words,
  point,
}: {
  readonly rating: Rating;
  readonly player: number;
  readonly words: string;
  point(isPointed: boolean): void;
}) {
  const { wins, scores, visits } = rating;
  const lead = expectedLead(scores, player);
  const percent = (wins * 100).toFixed(1);
  return (
    <li>
      <button
        type="button"
        title={`${visits.toLocaleString('en')} visits`}
        onPointerEnter={() => point(true)}
        onPointerLeave={() => point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        onClick={() => point(true)}
      >
        <span class="what">{words}</span>
        <meter min={0} max={1} value={wins} aria-hidden="true" />
        <span class="number">{percent} %</span>
        {lead !== undefined && (
          <span class="number" title="Expected lead in points">
            {lead >= 0 ? '+' : '−'}
            {Math.abs(lead).toFixed(1)}
          </span>
        )}
      </button>
    </li>
  );
}

/** The analysis, on request. */
export function AnalysisPanel({ page, runner }: { readonly page: Page; readonly runner: Runner }) {
  const { analysing, analysis, match, game } = page;
  if (match === undefined) return undefined;
  const state = stateAt(match, shownAt(page));
  const player = game.rules.playerToMove(state);
  const lines =
    analysis?.ratings.filter(({ visits, exact }) => visits > 0 || exact === true).slice(0, MOST) ??
    [];
  const isExact = lines.length > 0 && lines.every(({ exact }) => exact === true);
  const hasScores = lines.some(({ scores }) => scores !== undefined);
  const rated = hasScores ? 'Share of the win and lead in points' : 'Share of the win';
  const iterations = (analysis?.iterations ?? 0).toLocaleString('en');
  return (
    <section class="panel analysis" aria-label="Analysis">
      <div class="row spread">
        <h3>Analysis</h3>
        <Checkbox
          label="Analyse"
          checked={analysing}
          change={(on) => runner.dispatch({ type: 'analyse', on })}
        />
      </div>
      {analysing && player < 0 && <p class="aside">Nobody is to move in this position.</p>}
      {analysing && player >= 0 && (
        <>
          <ol class="lines">
            {lines.map((rating) => (
              <Line
                key={rating.move}
                rating={rating}
                player={player}
                words={game.words.entry(state, rating.move)}
                point={(isPointed) =>
                  runner.dispatch({ type: 'point', move: isPointed ? rating.move : undefined })
                }
              />
            ))}
          </ol>
          <div class="row spread">
            <p class="aside">
              {isExact
                ? 'Exact chances to win under best play of all.'
                : `${rated} that the player to move can expect, from ${iterations} iterations.`}
            </p>
            {!isExact && (
              <button type="button" disabled={analysis?.done !== true} onClick={runner.deepen}>
                Deeper
              </button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
