/** The agents that play a game in its levels, for the menu. */
import type { Language } from '../../src/engine/board/language/languages.js';
import type { AgentChoice } from './played-game.js';
import { SHELL } from './words.js';

/**
 * List the levels of a game, and after them one that moves at random, unless the first does.
 *
 * @param levels - the weakest first
 */
export async function levelChoices<Level extends number>(
  language: Language,
  levels: readonly Level[],
  isFirstRandom: boolean,
): Promise<readonly AgentChoice[]> {
  const { games } = await SHELL.load(language);
  const first = isFirstRandom ? games.randomLevel : games.easyLevel;
  const labelOf = (level: Level) => {
    if (level === levels[0]) return first(level);
    return level === levels.at(-1) ? games.hardLevel(level) : games.level(level);
  };
  return [
    ...levels.map((level) => ({ name: `level-${level}`, label: labelOf(level) })),
    ...(isFirstRandom ? [] : [{ name: 'random', label: games.randomMoves }]),
  ];
}
