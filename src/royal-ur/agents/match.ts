/**
 * Matches and simulations.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { Agent } from '../../engine/match/agent.js';
import {
  type MatchOptions as MatchOptionsFor,
  type MatchResult as MatchResultFor,
  playMatch as play,
} from '../../engine/match/play-match.js';
import {
  type SimulateOptions as SimulateOptionsFor,
  type SimulationResult as SimulationResultFor,
  simulateGames,
} from '../../engine/simulate/simulate.js';
import { workerFileOf } from '../../engine/tasks/worker-file.js';
import type { FileUrl } from '../../engine/tasks/worker-pool.js';
import type { GameState } from '../api/game-state.js';
import { type RoyalUrTypes, royalUr } from '../api/royal-ur.js';
import type { Move } from '../state/vocabulary.js';
import { type AgentDescription, ROYAL_UR_PLAYERS } from './players.js';

/** The options of a match; everything has a default. */
export interface MatchOptions extends MatchOptionsFor<RoyalUrTypes> {}

/** The result of a match. Plain data. */
export interface MatchResult extends MatchResultFor<RoyalUrTypes> {}

/**
 * Play one game between two agents.
 *
 * An agent that throws, returns something other than a legal move, or is late forfeits. The same seed
 * gives the same match, as long as the agents choose by the state and their own random numbers.
 *
 * @param agents - that of player A, who begins, and that of player B
 * @param options - rules, seed, limits, runtime
 * @returns the result, with the record of the game
 * @throws RangeError or TypeError if there are not two agents, or an option is out of range; whatever
 * `onEvent` throws; the reason of the signal
 *
 * @example
 * ```ts
 * const { record } = await playMatch([mediumAgent(), randomAgent()], { seed: 1 });
 * record.names; // ['medium', 'random']
 * ```
 */
export function playMatch(
  agents: readonly Agent<GameState, Move>[],
  options?: MatchOptions,
): Promise<MatchResult> {
  return play(royalUr, agents, options);
}

/** What is simulated, and how it is run. */
export interface SimulateOptions
  extends Omit<
    SimulateOptionsFor<RoyalUrTypes, AgentDescription | Agent<GameState, Move>>,
    'workerFile'
  > {
  /** The package's worker file, where a bundler has put it elsewhere. */
  readonly workerFile?: FileUrl | undefined;
}

/** What was simulated, and the statistics of its games. Plain data. */
export interface SimulationResult extends SimulationResultFor<RoyalUrTypes> {}

/**
 * Play many games between the same two agents.
 *
 * The agents change seats from game to game, so that none profits from going first. The result is the
 * same bit for bit in this thread and in any number of worker threads, unless agents read a clock.
 *
 * @param options - agents and games; rules, seed, limits; workers, progress, signal
 * @returns statistics by agent, in the order of `agents`, and of the games
 * @throws RangeError or TypeError if an option is out of range, an agent unknown; Error if a
 * worker thread ends in the middle; whatever `onProgress` throws; the reason of the signal
 *
 * @example
 * ```ts
 * const { agents } = await simulate({ agents: ['medium', 'random'], games: 20, seed: 1, workers: 0 });
 * agents.map(({ name }) => name); // ['medium', 'random']
 * ```
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  const own = ownProperties('Options', options);
  const workerFile = workerFileOf(own.workerFile);
  return simulateGames(ROYAL_UR_PLAYERS, Object.assign(own, { workerFile }));
}
