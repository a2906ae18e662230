/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { agentOfLevel } from '../../engine/agents/levels.js';
import type { RoyalUrTypes } from '../api/royal-ur.js';
import { bestMove, expectiminimax } from './expectiminimax.js';
import type { Level } from './levels.js';
import { agentThat, mediumAgent, type UrAgent } from './program-agents.js';
import { randomAgent } from './random-agent.js';

/** Make an agent that looks a number of rolls ahead, by how far the tokens have come. */
function lookingAhead(depth: number): UrAgent {
  return agentThat('ahead', (state) => bestMove(expectiminimax(state, { depth })));
}

/** What makes each level, the easiest first. */
const MAKERS = [
  randomAgent,
  mediumAgent,
  () => lookingAhead(2),
  () => lookingAhead(3),
  () => lookingAhead(4),
];

/**
 * Make an agent of a level to play against.
 *
 * The levels are ordered by matches: each wins clearly more games against the one below than it loses.
 *
 * @param level - 1: random moves; 2: the medium player; 3 to 5: expectiminimax by progress, 2 to 4 rolls
 * ahead
 * @returns an agent by the name of `level-1` to `level-5`
 * @throws RangeError if the level does not exist
 *
 * @example
 * ```ts
 * levelAgent(3).name; // 'level-3'
 * ```
 */
export function levelAgent(level: Level): UrAgent {
  return agentOfLevel<RoyalUrTypes>(MAKERS, level);
}
