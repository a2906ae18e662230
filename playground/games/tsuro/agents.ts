/** The agents that play Tsuro, for the menu. */
import { LEVELS, type Level } from 'azulejo/tsuro';
import type { AgentChoice } from '../../shell/played-game.js';
import type { TsuroPageWords } from './words.js';

/** Return what a level is called. */
function labelOf({ setup }: TsuroPageWords, level: Level): string {
  if (level === LEVELS[0]) return setup.randomLevel(level);
  return level === LEVELS.at(-1) ? setup.hardLevel(level) : setup.level(level);
}

/** List the agents. */
export function tsuroAgents(words: TsuroPageWords): readonly AgentChoice[] {
  return LEVELS.map((level) => ({ name: `level-${level}`, label: labelOf(words, level) }));
}
