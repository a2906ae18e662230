/** The agents that play Tsuro, for the menu. */
import { LEVELS, type Level } from 'azulejo/tsuro';

/** Return what a level is called. */
function labelOf(level: Level): string {
  const hint = level === LEVELS[0] ? ', at random' : level === LEVELS.at(-1) ? ', hard' : '';
  return `Level ${level}${hint}`;
}

export const TSURO_AGENTS = LEVELS.map((level) => ({
  name: `level-${level}`,
  label: labelOf(level),
}));
