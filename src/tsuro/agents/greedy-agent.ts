/**
 * Greedy play.
 *
 * @packageDocumentation
 */
import { greedyAgentFor } from '../../engine/agents/greedy-agent.js';
import { positionOf } from '../api/game-state.js';
import { tsuro } from '../api/tsuro.js';
import type { TsuroAgent } from './agent.js';
import { roomOf } from './room.js';

/**
 * Make an agent that looks one move ahead: it chooses the move after which it has the most room by
 * {@link rateRoom}, and draws among equals. So it leaves the board only if every move does that.
 *
 * @returns an agent that can play any number of games, at the same time, too
 *
 * @example
 * ```ts
 * const state = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
 * greedyAgent().chooseMove(state, { rng: seededRng(1) }); // 'A07n'
 * ```
 */
export function greedyAgent(): TsuroAgent {
  return greedyAgentFor(tsuro, (state, player) => roomOf(positionOf(state), player));
}
