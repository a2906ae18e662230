/** What lies beside the board: moves, analysis, review, players. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useRoving } from '../../../src/engine/board/roving.js';
import { namesOf } from '../model/match.js';
import { STUDIES, type Study } from '../model/page.js';
import { isShared } from '../model/turns.js';
import { AnalysisPanel } from './analysis.js';
import { Checkbox, SeatSelect } from './choices.js';
import { useShellWords } from './language.js';
import { Moves } from './moves.js';
import type { MatchProps, PageProps } from './props.js';
import { ReviewPanel } from './review.js';
import { Share } from './share.js';

/** Who plays, to be changed. */
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

/** Which of them is seen. */
function Tabs({ page: { study }, runner }: PageProps) {
  const words = useShellWords();
  const roving = useRoving<HTMLDivElement>();
  return (
    <div
      class="studies"
      role="tablist"
      aria-label={words.table.study}
      tabIndex={-1}
      ref={roving.ref}
    >
      {STUDIES.map((each) => (
        <button
          type="button"
          role="tab"
          key={each}
          id={`tab-${each}`}
          data-item={each}
          aria-selected={each === study}
          aria-controls={`studied-${each}`}
          onClick={() => runner.dispatch({ type: 'study', study: each })}
        >
          {words[each].title}
        </button>
      ))}
    </div>
  );
}

/** Everything beside the board. */
export function Side({ page, runner }: PageProps) {
  const { game, match, view, elsewhere, study } = page;
  const words = useShellWords().table;
  const moves = useMemo(() => <Moves page={page} runner={runner} />, [game, match, view]);
  if (match === undefined) return undefined;
  const panels: Readonly<Record<Study, JSX.Element>> = {
    moves,
    analysis: <AnalysisPanel page={page} runner={runner} />,
    review: <ReviewPanel page={page} runner={runner} />,
  };
  return (
    <aside class="side" aria-label={words.study}>
      <Tabs page={page} runner={runner} />
      {STUDIES.map((each) => (
        <div
          class="studied"
          key={each}
          id={`studied-${each}`}
          role="tabpanel"
          aria-labelledby={`tab-${each}`}
          hidden={each !== study}
        >
          {panels[each]}
        </div>
      ))}
      {!elsewhere && <Players page={page} runner={runner} match={match} />}
      <Share page={page} runner={runner} match={match} />
    </aside>
  );
}
