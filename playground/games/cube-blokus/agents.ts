/** The agents that play Cube Blokus, for the menu. */
import { LEVELS, type Level } from 'azulejo/cube-blokus';
import type { AgentChoice } from '../../shell/played-game.js';
import type { CubePageWords } from './words.js';

/** Return the name of a level, by which the game makes it. */
export function levelName(level: Level): string {
  return `level-${level}`;
}

/** Return what a level is called. */
function labelOf({ setup }: CubePageWords, level: Level): string {
  if (level === LEVELS[0]) return setup.easyLevel(level);
  return level === LEVELS.at(-1) ? setup.hardLevel(level) : setup.level(level);
}

/** List the agents. */
export function cubeAgents(words: CubePageWords): readonly AgentChoice[] {
  return [
    ...LEVELS.map((level) => ({ name: levelName(level), label: labelOf(words, level) })),
    { name: 'random', label: words.setup.randomMoves },
  ];
}
