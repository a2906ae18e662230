/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { agentOfLevel, withoutBudget, withSlips } from '../../engine/agents/levels.js';
import type { SyncAgent } from '../../engine/match/agent.js';
import type { Move } from '../../state/vocabulary.js';
import { type AzulTypes, azul } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { greedyAgent } from './greedy-agent.js';
import { searchAgent } from './search-agent.js';

/** The levels, the easiest first. */
export const LEVELS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4] as const);

/** How hard an agent is to beat: 1 for beginners, 4 for those who know the game well. */
export type Level = (typeof LEVELS)[number];

/** How often the first level moves without thinking. */
const SLIPS = 0.3;

/** What makes each level, the easiest first. */
const MAKERS = [
  () => withSlips(azul, greedyAgent(), SLIPS),
  greedyAgent,
  () => withoutBudget<AzulTypes>(searchAgent({ iterations: 200 })),
  () => withoutBudget<AzulTypes>(searchAgent({ iterations: 4000 })),
];

/**
 * Make an agent of a level to play against.
 *
 * Each level is clearly stronger than the one below. What an agent chooses depends on the state
 * and the random numbers alone, whatever the budget.
 *
 * @param level - 1: greedy, with slips; 2: greedy; 3: a short search; 4: a long one, of a second
 * a move at most
 * @returns an agent by the name of `level-1` to `level-4`
 * @throws RangeError if the level does not exist
 *
 * @example
 * ```ts
 * import { levelAgent } from 'azulejo/agents';
 *
 * levelAgent(3).name; // 'level-3'
 * ```
 */
export function levelAgent(level: Level): SyncAgent<GameState, Move> {
  return agentOfLevel<AzulTypes>(MAKERS, level);
}
