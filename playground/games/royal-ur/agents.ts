/** The agents that play the Royal Game of Ur, for the menu. */
import { LEVELS, type Level } from 'azulejo/royal-ur';

/** Return what a level is called. */
function labelOf(level: Level): string {
  const hint = level === LEVELS[0] ? ', at random' : level === LEVELS.at(-1) ? ', hard' : '';
  return `Level ${level}${hint}`;
}

export const UR_AGENTS = LEVELS.map((level) => ({
  name: `level-${level}`,
  label: labelOf(level),
}));
