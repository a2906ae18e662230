/** The standings below the board. */
import { rankingOf } from '../model/ending.js';
import { namesOf } from '../model/match.js';
import { shownAt } from '../model/page.js';
import { useShellWords } from './language.js';
import type { MatchProps } from './props.js';

/** Rank the players of the position that is shown, in a game that is over. */
export function Ranking({ page, match }: Omit<MatchProps, 'runner'>) {
  const ranking = rankingOf(page.game, match, shownAt(page));
  const words = useShellWords().table;
  if (ranking === undefined) return undefined;
  const { head, lines } = ranking;
  const names = namesOf(match);
  return (
    <section class="panel ranking" aria-label={words.standings}>
      <table>
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
    </section>
  );
}
