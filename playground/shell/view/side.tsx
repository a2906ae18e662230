/** What lies next to the board: moves, analysis, review, players. */
import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { namesOf } from '../model/match.js';
import { STUDIES, type Study } from '../model/page.js';
import { isShared } from '../model/seats.js';
import { AnalysisPanel } from './analysis.js';
import { Checkbox, SeatSelect } from './choices.js';
import { useShellWords } from './language.js';
import { Moves } from './moves.js';
import type { MatchProps, PageProps } from './props.js';
import { ReviewPanel } from './review.js';
import { Share } from './share.js';
import { Tabs } from './tabs.js';

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

/** Everything next to the board. */
export function Side({ page, runner }: PageProps) {
  const { game, match, view, elsewhere, study } = page;
  const words = useShellWords();
  const moves = useMemo(() => <Moves page={page} runner={runner} />, [game, match, view]);
  if (match === undefined) return undefined;
  const panels: Readonly<Record<Study, JSX.Element>> = {
    moves,
    analysis: <AnalysisPanel page={page} runner={runner} />,
    review: <ReviewPanel page={page} runner={runner} />,
  };
  return (
    <aside class="side" aria-label={words.table.study}>
      <Tabs
        label={words.table.study}
        tabs={STUDIES.map((name) => ({ name, title: words[name].title, panel: panels[name] }))}
        chosen={study}
        choose={(name) => runner.dispatch({ type: 'study', study: name })}
      />
      {!elsewhere && <Players page={page} runner={runner} match={match} />}
      <Share page={page} runner={runner} match={match} />
    </aside>
  );
}
