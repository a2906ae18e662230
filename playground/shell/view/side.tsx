/** What lies beside the board: moves, analysis, review, players. */
import { useMemo } from 'preact/hooks';
import { namesOf } from '../model/match.js';
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

/** Everything beside the board. */
export function Side({ page, runner }: PageProps) {
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
