/** What a position is worth: each player's win share as a bar, and the points to expect. */
import type { Rating } from '../played-game.js';
import { useShellWords } from './language.js';

/** The evaluation of a position, by its best move. */
export function Evaluation({
  rating,
  names,
}: {
  readonly rating: Rating;
  readonly names: readonly string[];
}) {
  const { returns, scores } = rating;
  const { analysis, forms } = useShellWords();
  return (
    <div class="evaluation">
      <div class="evaluation-bar" aria-hidden="true">
        {returns.map((share, player) => (
          <span
            key={player}
            class={`player-${player}`}
            // Set by script, which the page's policy allows.
            ref={(element) => {
              if (element !== null) element.style.flexGrow = `${share}`;
            }}
          />
        ))}
      </div>
      <ul>
        {returns.map((share, player) => (
          <li key={player}>
            <span class={`swatch player-${player}`} aria-hidden="true" />
            <span class="who">{names[player]}</span>
            <strong class="number">{forms.percent(share, 1)}</strong>
            {scores?.[player] !== undefined && (
              <span class="number" title={analysis.expectedPoints}>
                {forms.number(scores[player], 1)} <span class="unit">{analysis.points}</span>
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
