/** The agents that play the Royal Game of Ur, for the menu. */
import { LEVELS, type Level } from 'azulejo/royal-ur';
import type { AgentChoice } from '../../shell/played-game.js';
import type { UrPageWords } from './words.js';

/** Return what a level is called. */
function labelOf({ setup }: UrPageWords, level: Level): string {
  if (level === LEVELS[0]) return setup.randomLevel(level);
  return level === LEVELS.at(-1) ? setup.hardLevel(level) : setup.level(level);
}

/** List the agents. */
export function urAgents(words: UrPageWords): readonly AgentChoice[] {
  return LEVELS.map((level) => ({ name: `level-${level}`, label: labelOf(words, level) }));
}
