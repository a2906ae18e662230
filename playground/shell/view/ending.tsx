/** How a game has ended: who has won and by what, over the board; loaded when a game ends. */
import type { ComponentChildren } from 'preact';
import { rankingOf, statusOf } from '../model/ending.js';
import { namesOf } from '../model/match.js';
import { ownSeat } from '../model/seats.js';
import { Dialog } from './dialog.js';
import { useShellWords } from './language.js';
import type { MatchProps } from './props.js';

/** The pieces of the celebration: where each falls, and when. */
const PIECES = Array.from({ length: 24 }, (_, index) => ({
  look: `player-${index % 5}`,
  style: { left: `${(index * 37) % 100}%`, animationDelay: `${((index * 7) % 12) / 10}s` },
}));

/** The standings, best first. */
function Standings({ page, match }: Omit<MatchProps, 'runner'>) {
  const ranking = rankingOf(page.game, match);
  const words = useShellWords().table;
  if (ranking === undefined) return undefined;
  const { head, lines } = ranking;
  const names = namesOf(match);
  return (
    <table class="ranking" aria-label={words.standings}>
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
  );
}

/** The result over the board, with what can be done now. */
export function EndingDialog({
  page,
  match,
  close,
  children,
}: Omit<MatchProps, 'runner'> & { readonly children: ComponentChildren; close(): void }) {
  const own = ownSeat(match);
  // A shared win counts.
  const isWon = rankingOf(page.game, match)?.lines.some(
    ({ player, winner }) => winner && player === own,
  );
  return (
    <Dialog title={statusOf(page, match)} close={close} look="ending">
      {isWon && (
        <div class="celebration" aria-hidden="true">
          {PIECES.map(({ look, style }, index) => (
            <span key={index} class={look} style={style} />
          ))}
        </div>
      )}
      <Standings page={page} match={match} />
      {children}
    </Dialog>
  );
}

/** Focus the review, and show it, which is below the board on a phone. */
function showReview(): void {
  const tab = document.querySelector<HTMLElement>('#tab-review');
  tab?.focus({ preventScroll: true });
  tab?.scrollIntoView();
}

/** The result, what can be learned from it, and another game. */
export function Ending({ page, runner, match, close }: MatchProps & { close(): void }) {
  const { table: words, review } = useShellWords();
  return (
    <EndingDialog page={page} match={match} close={close}>
      <div class="row">
        <button
          type="button"
          class="primary"
          onClick={() => {
            close();
            runner.dispatch({ type: 'review', on: true });
            setTimeout(showReview);
            // A dialog that closes goes back in the history, after which the browser scrolls to where the page was.
            addEventListener('popstate', () => setTimeout(showReview), { once: true });
          }}
        >
          {review.begin}
        </button>
        <button type="button" onClick={runner.playAgain}>
          {words.playAgain}
        </button>
        <button type="button" class="quiet" onClick={close}>
          {words.lookAtBoard}
        </button>
      </div>
    </EndingDialog>
  );
}
