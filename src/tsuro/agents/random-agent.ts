/**
 * Random play.
 *
 * @packageDocumentation
 */
import { randomAgentFor } from '../../engine/agents/random-agent.js';
import { tsuro } from '../api/tsuro.js';
import type { TsuroAgent } from './agent.js';

/**
 * Make an agent that chooses uniformly among the legal moves.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * const state = applyDeal(newGame(), 'D000102');
 * isLegalMove(state, randomAgent().chooseMove(state, { rng: seededRng(2) })); // true
 * ```
 */
export function randomAgent(): TsuroAgent {
  return randomAgentFor(tsuro);
}
