/**
 * Random play.
 *
 * @packageDocumentation
 */
import { randomAgentFor } from '../../engine/agents/random-agent.js';
import { royalUr } from '../api/royal-ur.js';
import type { UrAgent } from './program-agents.js';

/**
 * Make an agent that chooses uniformly among the legal moves.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * const state = applyRoll(newGame(), 'R3');
 * randomAgent().chooseMove(state, { rng: seededRng(2) }); // 'A0003'
 * ```
 */
export function randomAgent(): UrAgent {
  return randomAgentFor(royalUr);
}
