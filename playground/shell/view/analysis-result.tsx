/** The best moves of the position, as a search in the worker finds them: loaded when the analysis is turned on. */
import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import { useRoving } from '../../../src/engine/board/roving.js';
import { type Analysis, expectedLead } from '../model/analysis.js';
import { namesOf, stateAt } from '../model/match.js';
import { shownAt } from '../model/page.js';
import type { PlayedGame, Rating } from '../played-game.js';
import { Evaluation } from './evaluation.js';
import { useShellWords } from './language.js';
import { useLater } from './later.js';
import type { MatchProps } from './props.js';
import { isHover } from './screen.js';

/** Moves that are listed. */
const MOST = 5;

function Line({
  rating,
  player,
  words,
  point,
  choose,
}: {
  readonly rating: Rating;
  readonly player: number;
  readonly words: string;
  point(isPointed: boolean): void;
  choose(): void;
}) {
  const { winShare, scores, visits } = rating;
  const { analysis, forms } = useShellWords();
  const lead = expectedLead(scores, player);
  return (
    <li>
      <button
        type="button"
        data-item={rating.move}
        title={analysis.visits(visits)}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && point(true)}
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(false)}
        onFocus={() => point(true)}
        onBlur={() => point(false)}
        onClick={choose}
      >
        <span class="what">{words}</span>
        <span class="number">{forms.percent(winShare, 1)}</span>
        {lead !== undefined && (
          <span class="number" title={analysis.lead}>
            {forms.signed(lead)}
          </span>
        )}
      </button>
    </li>
  );
}

/** A move of the best line. */
interface Step {
  readonly player: number;
  readonly text: string;
}

function stepsOf({ rules, words }: PlayedGame, first: unknown, line: readonly string[]): Step[] {
  const steps: Step[] = [];
  let state = first;
  for (const move of line) {
    // Moves from the worker are checked before they are played.
    if (rules.explainMove(state, move) !== undefined) break;
    steps.push({ player: rules.playerToMove(state), text: words.entry(state, move) });
    state = rules.applyMove(state, move);
  }
  return steps;
}

/** The moves that are expected from here on; each can be seen on the board. */
function BestLine({ page, runner, match, rating }: MatchProps & { readonly rating: Rating }) {
  const { game, preview } = page;
  const { expected } = useShellWords().analysis;
  const roving = useRoving<HTMLOListElement>();
  /** What stays on the board when the pointer leaves the line. */
  const pinned = useRef<number>(undefined);
  if (preview === undefined) pinned.current = undefined;
  const from = shownAt(page);
  const state = stateAt(match, from);
  const moves = rating.line;
  const steps = useMemo(() => stepsOf(game, state, moves), [game, state, `${moves}`]);
  const names = namesOf(match);
  const show = (count: number | undefined) =>
    runner.dispatch({
      type: 'preview',
      line: count === undefined ? undefined : { from, moves, steps: count },
    });
  const isHere = preview?.from === from && `${preview.moves}` === `${moves}`;
  return (
    <>
      <h3>{expected}</h3>
      <ol class="line" ref={roving.ref} tabIndex={-1} aria-label={expected}>
        {steps.map(({ player, text }, index) => (
          <li key={index}>
            <button
              type="button"
              data-item={index}
              aria-pressed={isHere && preview.steps === index + 1}
              onPointerEnter={(event) => isHover(event) && show(index + 1)}
              onPointerLeave={(event) => isHover(event) && show(pinned.current)}
              onClick={() => {
                pinned.current = index + 1;
                show(index + 1);
              }}
            >
              <span class="who">{names[player]}</span> {text}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The results of the latest report of a search. */
function Results({ page, runner, match, analysis }: MatchProps & { readonly analysis: Analysis }) {
  const words = useShellWords().analysis;
  const { game } = page;
  const roving = useRoving<HTMLOListElement>();
  const { iterations, done, ratings } = analysis;
  const lines = ratings.filter(({ visits, exact }) => visits > 0 || exact === true).slice(0, MOST);
  const [best] = lines;
  // Drawn one frame after the rest, to keep each task short.
  const showsLine = useLater(best !== undefined);
  const from = shownAt(page);
  const state = stateAt(match, from);
  const player = game.rules.playerToMove(state);
  const rated = best?.scores === undefined ? words.shares : words.sharesAndLead;
  const known = best?.nearly === true ? words.nearlyExact : words.exact;
  return (
    <>
      {best !== undefined && <Evaluation rating={best} names={namesOf(match)} />}
      <ol class="lines" ref={roving.ref} tabIndex={-1} aria-label={words.best}>
        {lines.map((rating, index) => (
          <Line
            key={index}
            rating={rating}
            player={player}
            words={game.words.entry(state, rating.move)}
            point={(isPointed) =>
              runner.dispatch({ type: 'point', move: isPointed ? rating.move : undefined })
            }
            choose={() =>
              runner.dispatch({ type: 'preview', line: { from, moves: rating.line, steps: 1 } })
            }
          />
        ))}
      </ol>
      {showsLine && best !== undefined && best.line.length > 1 && (
        <BestLine page={page} runner={runner} match={match} rating={best} />
      )}
      <div class="row spread">
        <p class="aside">{best?.exact === true ? known : rated(iterations)}</p>
        {best?.exact !== true && (
          <button type="button" disabled={!done} onClick={runner.deepen}>
            {words.deeper}
          </button>
        )}
      </div>
    </>
  );
}

/** The results before the first report. */
const NO_RESULTS: Analysis = { iterations: 0, done: false, ratings: [] };

/** The results. Those of the last position stay, inert, until the next one has some, so that the layout is stable. */
export function AnalysisResult(props: MatchProps) {
  const { analysis } = props.page;
  const last = useRef<JSX.Element>(undefined);
  if (analysis !== undefined || last.current === undefined) {
    last.current = <Results {...props} analysis={analysis ?? NO_RESULTS} />;
  }
  return (
    <div class="found" inert={analysis === undefined}>
      {last.current}
    </div>
  );
}
