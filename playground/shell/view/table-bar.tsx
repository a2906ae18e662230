/** The bar of the table: what happens, what a choice would do, and what can be done. */
import { statusOf } from '../model/ending.js';
import { eventsOf, isOver, namesOf, stateAt } from '../model/match.js';
import { shownAt } from '../model/page.js';
import { previewedEvent } from '../model/preview.js';
import { ownSeat } from '../model/seats.js';
import { otherMove, whyNoMove } from '../model/turns.js';
import { Bar } from './bar.js';
import { useShellWords } from './language.js';
import type { MatchProps, PageProps } from './props.js';
import { Actions } from './table-actions.js';

/** Describe the move that is previewed. */
function PreviewSays({ page, match }: Omit<MatchProps, 'runner'>) {
  const { game, preview } = page;
  const words = useShellWords().table;
  if (preview === undefined) return undefined;
  const { steps, moves } = preview;
  const { before, event } = previewedEvent(game, match, preview);
  return (
    <div class="says">
      <h2 class="headline">
        {moves.length === 1 ? words.previewOfMove : words.preview(steps, moves.length)}
      </h2>
      <p class="more">
        {event === undefined ? words.previewStart : game.words.event(before, event, namesOf(match))}
      </p>
    </div>
  );
}

/** Describe what happens, which position is shown, and what somebody needs to know. */
function Says({ page, match, advice }: MatchProps & { readonly advice: string | undefined }) {
  const { game, notice, view, elsewhere } = page;
  const { table: words, menu, refusals } = useShellWords();
  const state = stateAt(match, shownAt(page));
  const status = statusOf(page, match, shownAt(page));
  const isOwnTurn =
    game.rules.playerToMove(state) === ownSeat(match) &&
    !isOver(game, match) &&
    game.forcedEvent(state) === undefined;
  const other = isOver(game, match, shownAt(page)) ? undefined : otherMove(page);
  const { length } = eventsOf(match);
  const isDue = game.rules.chance?.isDue(state) === true;
  const canMove = whyNoMove(page) === undefined;
  // What is forced is played by itself.
  const isAsked = (canMove && game.forcedEvent(state) === undefined) || isDue;
  const prompt = isAsked ? game.words.prompt(state) : '';
  const viewed = `${status}.${canMove ? ` ${words.branches}` : ''}`;
  const where = elsewhere ? refusals.elsewhere : prompt;
  const more = notice || (view === undefined ? where : viewed);
  if (page.preview !== undefined) return <PreviewSays page={page} match={match} />;
  return (
    <div class="says">
      <div class="headline">
        <h2 class="capital">
          {view !== undefined ? words.viewing(view, length) : isOwnTurn ? menu.yourTurn : status}
        </h2>
        {other !== undefined && (
          <p class="last-move">
            <strong>{other.name}</strong> {other.text}
          </p>
        )}
      </div>
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

/** The whole bar. */
export function TableBar({
  page,
  runner,
  openMenu,
  openResult,
  advice,
}: PageProps & { readonly advice: string | undefined; openMenu(): void; openResult(): void }) {
  const { match } = page;
  if (match === undefined) return undefined;
  const props = { page, runner, match };
  return (
    <Bar openMenu={openMenu} says={<Says {...props} advice={advice} />}>
      <Actions {...props} openResult={openResult} />
    </Bar>
  );
}
