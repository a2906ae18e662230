/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { agentOfLevel, withoutBudget, withSlips } from '../../engine/agents/levels.js';
import { type TsuroTypes, tsuro } from '../api/tsuro.js';
import type { TsuroAgent } from './agent.js';
import { greedyAgent } from './greedy-agent.js';
import type { Level } from './levels.js';
import { randomAgent } from './random-agent.js';
import { searchAgent } from './search-agent.js';

/** How often level 2 moves at random. */
const SLIPS = 0.5;

/** Iterations of level 4 for a move. */
const ITERATIONS = 250;

/** What makes each level, the easiest first. */
const MAKERS = [
  randomAgent,
  () => withSlips(tsuro, greedyAgent(), SLIPS),
  greedyAgent,
  () => withoutBudget<TsuroTypes>(searchAgent({ iterations: ITERATIONS })),
];

/**
 * Make an agent of a level to play against.
 *
 * The levels are ordered by matches: each wins clearly more than an equal share of the games against
 * players of the level below.
 *
 * @param level - 1: random moves; 2: greedy, but each move is random with a chance of one half; 3: greedy; 4: a
 * search with 250 iterations a move
 * @returns an agent by the name of `level-1` to `level-4`
 * @throws RangeError if the level does not exist
 *
 * @example
 * ```ts
 * levelAgent(3).name; // 'level-3'
 * ```
 */
export function levelAgent(level: Level): TsuroAgent {
  return agentOfLevel<TsuroTypes>(MAKERS, level);
}
