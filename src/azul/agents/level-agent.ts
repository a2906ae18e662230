/**
 * Agents to play against, from easy to hard.
 *
 * @packageDocumentation
 */
import { atLevel, withoutBudget, withSlips } from '../../engine/agents/levels.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import { playerCount } from '../../state/cells.js';
import type { Move } from '../../state/vocabulary.js';
import { type AzulTypes, azulRules } from '../api/azul.js';
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
    chooseMove: (state, context) => {
      const cells = cellsOf(state);
      return (forMore[playerCount(cells)] ?? forTwo).chooseMove(state, context);
    },
  };
}

/** Make an agent that plays as another, but for random moves now and then. */
function slipping(agent: LevelAgent, slips: ByPlayers): LevelAgent {
  return byPlayers(slips, (rate) => withSlips(azulRules, agent, rate));
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
const MAKERS: Readonly<Record<Level, () => LevelAgent>> = {
  1: () => slipping(greedyAgent(), [0.16, 0.18, 0.18]),
  2: () => slipping(greedyAgent(), [0.04, 0.08, 0.08]),
  3: () => slipping(searching([5, 5, 5], estimating), [0.05, 0.04, 0.04]),
  4: () => searching([11, 15, 15], estimating),
  5: () => searching([32, 60, 60], estimating),
  6: () => searching([100, 220, 220], estimating),
  7: () => searching([310, 900, 900]),
  8: () => searching([400, 4500, 2000], searchAgent),
};

/** Make the agent of a level. */
export function levelAgent(level: Level): SyncAgent<GameState, Move> {
  return atLevel<AzulTypes>(level, MAKERS[level]());
}
