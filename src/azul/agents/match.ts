/**
 * Matches of Azul.
 *
 * @packageDocumentation
 */
import type { Agent } from '../../engine/match/agent.js';
import {
  type MatchOptions as OptionsFor,
  playMatch as play,
  type MatchResult as ResultFor,
} from '../../engine/match/play-match.js';
import type { Move } from '../../state/vocabulary.js';
import { type AzulTypes, azul } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';

/** The options of a match of Azul; everything has a default. */
export interface MatchOptions extends OptionsFor<AzulTypes> {}

/** The result of a match of Azul. Plain data. */
export interface MatchResult extends ResultFor<AzulTypes> {}

/**
 * Play one game between agents.
 *
 * An agent that throws, returns something other than a legal move, or is late forfeits. The game then
 * ends, and the other players share the win. The same seed gives the same match, as long as the
 * agents choose by the state and their own random numbers; each agent has numbers of its own, and so
 * has every deal.
 *
 * @param agents - one for each player, in turn order
 * @param options - rules, seed, limits, runtime
 * @returns the result, with the record of the game
 * @throws RangeError or TypeError if there is not one agent for each player, or an option is out
 * of range; whatever `onEvent` throws; the reason of the signal
 *
 * @example
 * ```ts
 * import { greedyAgent, playMatch, randomAgent } from 'azulejo/agents';
 *
 * const { record, scores } = await playMatch([greedyAgent(), randomAgent()], { seed: 1 });
 * scores?.length; // 2
 * record.names; // ['greedy', 'random']
 * ```
 */
export function playMatch(
  agents: readonly Agent<GameState, Move>[],
  options?: MatchOptions,
): Promise<MatchResult> {
  return play(azul, agents, options);
}
