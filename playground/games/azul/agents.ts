/** The agents that play Azul, for the menu. */
import { LEVELS, type Level } from 'azulejo';
import type { AgentChoice } from '../../shell/played-game.js';
import type { AzulPageWords } from './words.js';

/** Return what a level is called. */
function labelOf({ setup }: AzulPageWords, level: Level): string {
  if (level === LEVELS[0]) return setup.easyLevel(level);
  return level === LEVELS.at(-1) ? setup.hardLevel(level) : setup.level(level);
}

/** List the agents. */
export function azulAgents(words: AzulPageWords): readonly AgentChoice[] {
  return [
    ...LEVELS.map((level) => ({ name: `level-${level}`, label: labelOf(words, level) })),
    { name: 'random', label: words.setup.randomMoves },
  ];
}
