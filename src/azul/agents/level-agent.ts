/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */

import { randomAgentFor } from '../../engine/agents/random-agent.js';
import type { Agent } from '../../engine/match/agent.js';
import type { Move } from '../../state/vocabulary.js';
import { azul } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { greedyAgent } from './greedy-agent.js';
import { searchAgent } from './search-agent.js';

/** List the levels, the easiest first. */
export const LEVELS = [1, 2, 3, 4] as const;

/** Say how hard an agent is to beat: 1 for beginners, 4 for who knows the game well. */
export type Level = (typeof LEVELS)[number];

/** How many of its moves the first level makes without thinking. */
const SLIPS = 0.3;

/** Make an agent that plays as another, but for slips. */
function slipping(agent: Agent<GameState, Move>, slips: number): Agent<GameState, Move> {
  const random = randomAgentFor(azul);
  const chooser = (isSlip: boolean) => (isSlip ? random : agent);
  return {
    name: agent.name,
    chooseMove: (state, context) => chooser(context.rng() < slips).chooseMove(state, context),
  };
}

/** Make an agent that searches for a number of iterations, whatever the budget. */
function searching(iterations: number): Agent<GameState, Move> {
  const agent = searchAgent({ iterations });
  return { ...agent, chooseMove: (state, { rng }) => agent.chooseMove(state, { rng }) };
}

/** What makes each level. */
const MAKERS: Readonly<Record<Level, () => Agent<GameState, Move>>> = {
  1: () => slipping(greedyAgent(), SLIPS),
  2: greedyAgent,
  3: () => searching(200),
  4: () => searching(4000),
};

/**
 * Make an agent of a level to play against.
 *
 * Each level is clearly stronger than the one below. What an agent chooses depends on the state
 * and the random numbers alone, whatever the budget.
 *
 * @param level - 1: greedy, with slips; 2: greedy; 3: a short search; 4: a long one, of a second
 * a move at most
 * @returns an agent by the name of `level-1` to `level-4`
 * @throws RangeError if there is no such level
 *
 * @example
 * ```ts
 * import { levelAgent } from 'azulejo/agents';
 *
 * levelAgent(3).name; // 'level-3'
 * ```
 */
export function levelAgent(level: Level): Agent<GameState, Move> {
  if (!LEVELS.includes(level)) {
    throw new RangeError(`Level: found ${String(level)}, expected one of: ${LEVELS.join(', ')}.`);
  }
  return { ...MAKERS[level](), name: `level-${level}` };
}
