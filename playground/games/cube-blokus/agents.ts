/** The agents that play Cube Blokus, for the menu. */
import { LEVELS, type Level } from 'azulejo/cube-blokus';

/** Return what a level is called. */
function labelOf(level: Level): string {
  const hint = level === LEVELS[0] ? ', easy' : level === LEVELS.at(-1) ? ', hard' : '';
  return `Level ${level}${hint}`;
}

export const CUBE_AGENTS = [
  ...LEVELS.map((level) => ({ name: `level-${level}`, label: labelOf(level) })),
  { name: 'random', label: 'Random moves' },
];
