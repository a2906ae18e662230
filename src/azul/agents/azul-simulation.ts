/**
 * Many games of Azul between the same agents.
 *
 * @packageDocumentation
 */

import type { Agent } from '../../engine/match/agent.js';
import type { Conditions } from '../../engine/match/conditions.js';
import { type SimulationMeans, simulateGames } from '../../engine/simulate/simulate.js';
import type { Statistics } from '../../engine/simulate/statistics.js';
import { chosenSeed, type SeedChoice } from '../../random/seeds.js';
import type { Move, Rules } from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { AZUL_ARENA } from './azul-arena.js';
import type { AgentDescription } from './described-agent.js';
import { completeRules } from './fresh-state.js';

/** The file lies beside the one that this module becomes a part of when the package is built. */
const WORKER_FILE = './simulation-worker.js';

/** Say what is simulated, and how. */
export interface SimulateOptions
  extends SeedChoice,
    Conditions,
    Omit<SimulationMeans, 'workerFile'> {
  /**
   * The agents, one for each player: by name, or as objects. Only agents with a name can play in
   * worker threads; they are made again for each game. An object plays in every game.
   */
  readonly agents: readonly (AgentDescription | Agent<GameState, Move>)[];
  /** Number of games, 1 to 10^9. A multiple of the orders of the agents is fairest: 2, 6 or 24. */
  readonly games: number;
  /** The rules that differ from the usual ones; as many players as agents by default. */
  readonly rules?: Partial<Rules> | undefined;
  /** The package's worker file, where a bundler has put it elsewhere. */
  readonly workerFile?: URL | undefined;
}

/** Tell what was simulated, and how it went. Plain data. */
export interface SimulationResult extends Statistics {
  /** The rules in force. */
  readonly rules: Rules;
  /** Seed of the simulation. */
  readonly seed: number;
  /** Number of games. */
  readonly games: number;
}

/**
 * Play many games between the same agents.
 *
 * Player A begins every game, and the agents change seats from game to game, so that nobody
 * profits from going first. The result depends on the options that say what is simulated: it is
 * the same bit for bit in this thread and in any number of worker threads, unless agents look at a
 * clock.
 *
 * @param options - agents and games; rules, seed, limit, budget; workers, progress, signal
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
  const { agents, games, limit, budget, patience } = options;
  const seed = chosenSeed(options);
  const rules = completeRules(agents, options.rules);
  const statistics = await simulateGames(
    AZUL_ARENA,
    { rules, agents, seed, limit, budget, patience },
    games,
    { ...options, workerFile: options.workerFile ?? new URL(WORKER_FILE, import.meta.url) },
  );
  return { rules, seed, games, ...statistics };
}
