/** The choice of a level that plays for somebody. */
import type { PlayedGame } from '../shell/played-game.js';
import { levelsOf } from './parts.js';

/** The level that is chosen at first. */
export const USUAL_LEVEL = 3;

export function LevelField({
  label,
  game,
  level,
  choose,
}: {
  readonly label: string;
  readonly game: PlayedGame;
  readonly level: number;
  choose(level: number): void;
}) {
  return (
    <label class="field">
      <span>{label}</span>
      <select value={level} onChange={({ currentTarget }) => choose(Number(currentTarget.value))}>
        {levelsOf(game).map((each) => (
          <option key={each.level} value={each.level}>
            {each.label}
          </option>
        ))}
      </select>
    </label>
  );
}
