/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { agentOfLevel, withoutBudget, withSlips } from '../../engine/agents/levels.js';
import type { SyncAgent } from '../../engine/match/agent.js';
import type { Move } from '../../state/vocabulary.js';
import { type AzulTypes, azul } from '../api/azul.js';
import type { GameState } from '../api/game-state.js';
import { greedyAgent } from './greedy-agent.js';
import type { Level } from './levels.js';
import { gainSearchAgent, type SearchOptions } from './search-agent.js';

/** Make a greedy agent that moves at random now and then. */
function slippingGreedy(slips: number): LevelAgent {
  return withSlips(azul, greedyAgent(), slips);
}

/** Make an agent that searches by a number of iterations, whatever the budget. */
function searching(iterations: number, options?: SearchOptions): LevelAgent {
  return withoutBudget<AzulTypes>(gainSearchAgent({ ...options, iterations }));
}

/** An agent of a level. */
type LevelAgent = SyncAgent<GameState, Move>;

/** Search as people do, who do not calculate an endgame to its end. */
const ESTIMATING: SearchOptions = { endgamePositions: 0 };

/** What makes each level, the easiest first: numbers with which each wins some three of four games against the one before. */
const MAKERS = [
  () => slippingGreedy(0.16),
  () => slippingGreedy(0.05),
  () => withSlips(azul, searching(5, ESTIMATING), 0.03),
  () => searching(14, ESTIMATING),
  () => searching(44, ESTIMATING),
  () => searching(140, ESTIMATING),
  () => searching(420),
  () => searching(1350),
];

/**
 * Make an agent of a level to play against.
 *
 * With two players, each level wins about three of four games against the one below; with three and four, two of
 * three. What an agent chooses depends on the state and the random numbers alone, whatever the budget.
 *
 * @param level - 1 and 2: greedy, with slips; 3: a search of a moment, with slips; 4 to 8: searches, each some
 * three times as long as the one before; from 7 on with exact endgames
 * @returns an agent by the name of `level-1` to `level-8`
 * @throws RangeError if the level does not exist
 *
 * @example
 * ```ts
 * import { levelAgent } from 'azulejo/agents';
 *
 * levelAgent(3).name; // 'level-3'
 * ```
 */
export function levelAgent(level: Level): SyncAgent<GameState, Move> {
  return agentOfLevel<AzulTypes>(MAKERS, level);
}
