/** Reviewing the game on the table: the request, how far it is, and what it found, which is loaded then. */

import { useRoving } from '../../../src/engine/board/roving.js';
import { isOutdated, isOwn, reviewOf } from '../model/review.js';
import { withStudyStyles } from '../running/styles.js';
import { useShellWords } from './language.js';
import { Later } from './later.js';
import type { MatchProps, PageProps } from './props.js';

function Progress({ page, runner }: PageProps) {
  const { reviewed = 0, moves = 0 } = page.reviewing ?? {};
  const { navigation, review: words } = useShellWords();
  return (
    <div class="row">
      <progress
        aria-label={words.progress}
        max={Math.max(1, moves)}
        value={reviewed}
        aria-valuetext={words.of(reviewed, moves)}
      />
      <span class="number">{moves === 0 ? '…' : words.of(reviewed, moves)}</span>
      <button
        type="button"
        data-item="cancel"
        onClick={() => runner.dispatch({ type: 'review', on: false })}
      >
        {navigation.cancel}
      </button>
    </div>
  );
}

/** The button to begin, where there is no review of the whole line. */
function Begin({ page, runner, match }: MatchProps) {
  const words = useShellWords().review;
  const review = reviewOf(match);
  if (review !== undefined && !isOutdated(page.game, match)) return undefined;
  return (
    <button
      type="button"
      data-item="review"
      disabled={match.count === 0}
      onClick={() => runner.dispatch({ type: 'review', on: true })}
    >
      {review !== undefined && isOwn(review, match) ? words.again : words.begin}
    </button>
  );
}

/** The review, on request. */
export function ReviewPanel({ page, runner }: PageProps) {
  const { match, reviewing } = page;
  const roving = useRoving<HTMLElement>();
  const words = useShellWords().review;
  if (match === undefined) return undefined;
  const review = reviewOf(match);
  const isReviewed = review !== undefined && isOwn(review, match);
  return (
    <section class="panel review" aria-label={words.title} tabIndex={-1} ref={roving.ref}>
      {reviewing === undefined && <Begin page={page} runner={runner} match={match} />}
      <p class="unseen" role="status">
        {reviewing !== undefined && words.running}
        {reviewing === undefined && isReviewed && words.done}
      </p>
      {reviewing !== undefined && <Progress page={page} runner={runner} />}
      {!isReviewed && reviewing === undefined && <p class="aside">{words.about}</p>}
      {review !== undefined && reviewing === undefined && (
        <Later
          load={async () => (await withStudyStyles(import('./review-result.js'))).ReviewResult}
          props={{ page, runner, match, review }}
        />
      )}
    </section>
  );
}
