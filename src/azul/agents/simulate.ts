/**
 * Many games of Azul between the same agents.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { Agent } from '../../engine/match/agent.js';
import {
  type SimulateOptions as OptionsFor,
  type SimulationResult as ResultFor,
  simulateGames,
} from '../../engine/simulate/simulate.js';
import { workerFileOf } from '../../engine/tasks/worker-file.js';
import type { FileUrl } from '../../engine/tasks/worker-pool.js';
import type { Move } from '../../state/vocabulary.js';
import type { AzulTypes } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { type AgentDescription, AZUL_PLAYERS } from './players.js';

/** What is simulated, and how it is run. */
export interface SimulateOptions
  extends Omit<OptionsFor<AzulTypes, AgentDescription | Agent<GameState, Move>>, 'workerFile'> {
  /** The package's worker file, where a bundler has put it elsewhere. */
  readonly workerFile?: FileUrl | undefined;
}

/** What was simulated, and the statistics of its games. Plain data. */
export interface SimulationResult extends ResultFor<AzulTypes> {}

/**
 * Play many games between the same agents.
 *
 * Player A begins every game, and the agents change seats from game to game, so that no agent
 * profits from going first. The result is the same bit for bit in this thread and in any number of
 * worker threads, unless agents read a clock.
 *
 * @param options - agents and games; rules, seed, limits; workers, progress, signal
 * @returns statistics by agent, in the order of `agents`, and of the games
 * @throws RangeError or TypeError if an option is out of range, an agent unknown; Error if a
 * worker thread ends in the middle; whatever `onProgress` throws; the reason of the signal
 *
 * @example
 * ```ts
 * import { simulate } from 'azulejo/agents';
 *
 * const { agents } = await simulate({ agents: ['greedy', 'random'], games: 100, seed: 1 });
 * agents.map(({ name }) => name); // ['greedy', 'random']
 * ```
 */
export async function simulate(options: SimulateOptions): Promise<SimulationResult> {
  const own = ownProperties('Options', options);
  const workerFile = workerFileOf(own.workerFile);
  return simulateGames(AZUL_PLAYERS, Object.assign(own, { workerFile }));
}
