/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */

import { atLevel } from '../../engine/agents/levels.js';
import { randomAgent } from '../../engine/agents/random-agent.js';
import { type RoyalUrTypes, royalUrRules } from '../api/royal-ur.js';
import { bestMove, expectiminimax } from './expectiminimax.js';
import type { Level } from './levels.js';
import { agentThat, mediumAgent, type UrAgent } from './program-agents.js';

/** Make an agent that looks a number of rolls ahead, by how far the tokens have come. */
function lookingAhead(depth: number): UrAgent {
  return agentThat('ahead', (state) => bestMove(expectiminimax(state, { depth })));
}

/** What makes each level, the easiest first. */
const MAKERS: Readonly<Record<Level, () => UrAgent>> = {
  1: () => randomAgent(royalUrRules),
  2: mediumAgent,
  3: () => lookingAhead(2),
  4: () => lookingAhead(3),
  5: () => lookingAhead(4),
};

/** Make the agent of a level. */
export function levelAgent(level: Level): UrAgent {
  return atLevel<RoyalUrTypes>(level, MAKERS[level]());
}
