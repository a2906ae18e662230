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
import { type CubeBlokusTypes, cubeBlokus } from '../api/cube-blokus.js';
import type { GameState } from '../api/game-state.js';
import type { Move } from '../state/vocabulary.js';
import { type AgentDescription, CUBE_BLOKUS_PLAYERS } from './players.js';

/** The options of a match; everything has a default. */
export interface MatchOptions extends MatchOptionsFor<CubeBlokusTypes> {}

/** The result of a match. Plain data. */
export interface MatchResult extends MatchResultFor<CubeBlokusTypes> {}

/**
 * Play one game between four agents.
 *
 * An agent that throws, returns something other than a legal move, or is late drops out; the others play
 * on. The same seed gives the same match, as long as the agents choose by the state and their own random
 * numbers.
 *
 * @param agents - those of players A to D
 * @param options - rules, seed, limits, runtime
 * @returns the result, with the record of the game
 * @throws RangeError or TypeError if there are not four agents, or an option is out of range; whatever
 * `onEvent` throws; the reason of the signal
 *
 * @example
 * ```ts
 * const four = Array.from({ length: 4 }, randomAgent);
 * const { record } = await playMatch(four, { seed: 1 });
 * record.result?.kind; // 'finished'
 * ```
 */
export function playMatch(
  agents: readonly Agent<GameState, Move>[],
  options?: MatchOptions,
): Promise<MatchResult> {
  return play(cubeBlokus, agents, options);
}

/** What is simulated, and how it is run. */
export interface SimulateOptions
  extends Omit<
    SimulateOptionsFor<CubeBlokusTypes, AgentDescription | Agent<GameState, Move>>,
    'workerFile'
  > {
  /** The package's worker file, where a bundler has put it elsewhere. */
  readonly workerFile?: FileUrl | undefined;
}

/** What was simulated, and the statistics of its games. Plain data. */
export interface SimulationResult extends SimulationResultFor<CubeBlokusTypes> {}

/**
 * Play many games between the same four agents.
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
 * const four = ['random', 'random', 'random', 'random'] as const;
 * const { agents } = await simulate({ agents: four, games: 4, seed: 1, workers: 0 });
 * agents.length; // 4
 * ```
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  const own = ownProperties('Options', options);
  const workerFile = workerFileOf(own.workerFile);
  return simulateGames(CUBE_BLOKUS_PLAYERS, Object.assign(own, { workerFile }));
}
