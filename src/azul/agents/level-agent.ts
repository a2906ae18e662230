/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { agentOfLevel, withoutBudget, withSlips } from '../../engine/agents/levels.js';
import type { SyncAgent } from '../../engine/match/agent.js';
import { playerCount } from '../../state/cells.js';
import type { Move } from '../../state/vocabulary.js';
import { type AzulTypes, azul } from '../api/azul.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { greedyAgent } from './greedy-agent.js';
import type { Level } from './levels.js';
import { gainSearchAgent, type SearchOptions, searchAgent } from './search-agent.js';

/** An agent of a level. */
type LevelAgent = SyncAgent<GameState, Move>;

/** A number for each number of players: steps that are even for two are too small for more. */
type ByPlayers = readonly [two: number, three: number, four: number];

/** Make an agent that plays with the number for the players of the game. */
function byPlayers(
  [two, three, four]: ByPlayers,
  make: (number: number) => LevelAgent,
): LevelAgent {
  const forTwo = make(two);
  const forMore: Readonly<Record<number, LevelAgent>> = { 3: make(three), 4: make(four) };
  return {
    name: forTwo.name,
    chooseMove: (state, context) =>
      (forMore[playerCount(cellsOf(state))] ?? forTwo).chooseMove(state, context),
  };
}

/** Make an agent that plays as another, but for random moves now and then. */
function slipping(agent: LevelAgent, slips: ByPlayers): LevelAgent {
  return byPlayers(slips, (rate) => withSlips(azul, agent, rate));
}

/** Make an agent that searches by a number of iterations, whatever the budget. */
function searching(
  iterations: ByPlayers,
  make: (options: SearchOptions) => LevelAgent = gainSearchAgent,
): LevelAgent {
  return byPlayers(iterations, (number) => withoutBudget<AzulTypes>(make({ iterations: number })));
}

/** Search as people do, who do not calculate an endgame to its end. */
function estimating(options: SearchOptions): LevelAgent {
  return gainSearchAgent({ ...options, endgamePositions: 0 });
}

/**
 * What makes each level, the easiest first: numbers with which each wins some seven of ten games against the one
 * before. The last one has the policy, too, with which a search needs fewer iterations.
 */
const MAKERS = [
  () => slipping(greedyAgent(), [0.16, 0.18, 0.18]),
  () => slipping(greedyAgent(), [0.04, 0.08, 0.08]),
  () => slipping(searching([5, 5, 5], estimating), [0.05, 0.04, 0.04]),
  () => searching([11, 15, 15], estimating),
  () => searching([32, 60, 60], estimating),
  () => searching([100, 220, 220], estimating),
  () => searching([310, 900, 900]),
  () => searching([400, 4500, 2000], searchAgent),
];

/**
 * Make an agent of a level to play against.
 *
 * Each level wins 65 to 80 % of its games against the one below, with two to four players. What an
 * agent chooses depends on the state and the random numbers alone, whatever the budget.
 *
 * @param level - 1 and 2: greedy, with slips; 3: a search of a moment, with slips; 4 to 8: searches,
 * each better than the one before; from 7 on with exact endgames, and 8 as {@link searchAgent} does
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
