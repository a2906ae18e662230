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
import { type TsuroTypes, tsuro } from '../api/tsuro.js';
import type { Move } from '../state/vocabulary.js';
import { type AgentDescription, TSURO_PLAYERS } from './players.js';

/** The options of a match; everything has a default. */
export interface MatchOptions extends MatchOptionsFor<TsuroTypes> {}

/** The result of a match. Plain data. */
export interface MatchResult extends MatchResultFor<TsuroTypes> {}

/**
 * Play one game between three to five agents, one for each player.
 *
 * An agent that throws, returns something other than a legal move, or is late forfeits, and the others play on. The same seed
 * gives the same match, as long as the agents choose by the state and their own random numbers.
 *
 * @param agents - those of the players, in turn order
 * @param options - rules, seed, limits, runtime
 * @returns the result, with the record of the game
 * @throws RangeError or TypeError if there is not one agent for each player, or an option is out of range; whatever
 * `onEvent` throws; the reason of the signal
 *
 * @example
 * ```ts
 * const { record } = await playMatch([randomAgent(), randomAgent(), randomAgent()], { seed: 1 });
 * record.rules.players; // 3
 * ```
 */
export function playMatch(
  agents: readonly Agent<GameState, Move>[],
  options?: MatchOptions,
): Promise<MatchResult> {
  return play(tsuro, agents, options);
}

/** What is simulated, and how it is run. */
export interface SimulateOptions
  extends Omit<
    SimulateOptionsFor<TsuroTypes, AgentDescription | Agent<GameState, Move>>,
    'workerFile'
  > {
  /** The package's worker file, where a bundler has put it elsewhere. */
  readonly workerFile?: FileUrl | undefined;
}

/** What was simulated, and the statistics of its games. Plain data. */
export interface SimulationResult extends SimulationResultFor<TsuroTypes> {}

/**
 * Play many games between the same agents.
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
 * const { agents } = await simulate({ agents: ['random', 'random', 'random'], games: 6, seed: 1, workers: 0 });
 * agents.length; // 3
 * ```
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  const own = ownProperties('Options', options);
  const workerFile = workerFileOf(own.workerFile);
  return simulateGames(TSURO_PLAYERS, Object.assign(own, { workerFile }));
}
