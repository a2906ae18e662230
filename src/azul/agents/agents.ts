/** Azul's ready-made agents, and the levels among them, from easy to hard. */
import {
  atLevel,
  greedyAgent as greedyBy,
  randomAgent,
  withoutBudget,
  withSlips,
} from '../../engine/agents/simple-agents.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import { playerCount } from '../../state/cells.js';
import type { Move } from '../../state/vocabulary.js';
import { type AzulTypes, azulRules } from '../api/azul.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { legalMoves } from '../api/play.js';
import { valueOfBoard } from './evaluate-board.js';
import { minimaxAgent } from './minimax-agent.js';
import { type AzulSearchOptions, gainSearchAgent, searchAgent } from './search-agent.js';

/** The levels of play, from 1, the easiest, to 8. {@link AGENTS} has an agent for each: level 1 is `level-1`. */
export const LEVELS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4, 5, 6, 7, 8] as const);

/**
 * A level of play, from 1 for beginners to 8 for players who know the game well. `AGENTS['level-1']()` to
 * `AGENTS['level-8']()` make agents that play at these levels.
 */
export type Level = (typeof LEVELS)[number];

/** Make an agent that chooses the move with the greatest gain at once, and draws among equals. */
export function greedyAgent(): SyncAgent<GameState, Move> {
  return greedyBy(azulRules, (state, player) => valueOfBoard(cellsOf(state).slice(), player));
}

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
  make: (options: AzulSearchOptions) => LevelAgent = gainSearchAgent,
): LevelAgent {
  return byPlayers(iterations, (number) => withoutBudget<AzulTypes>(make({ iterations: number })));
}

/** Search as people do, who do not calculate an endgame to its end. */
function estimating(options: AzulSearchOptions): LevelAgent {
  return gainSearchAgent({ ...options, endgamePositions: 0 });
}

/**
 * What makes each level, the easiest first: numbers with which each wins some seven of ten games against the one
 * before. The last one also has the policy, with which a search needs fewer iterations.
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

/**
 * Azul's ready-made agents: functions that make them, by their names in commands and simulations.
 * `random` chooses uniformly, `greedy` the move that gains most at once, `search` by a Monte Carlo
 * tree search, and `minimax` by looking to the end of the round.
 *
 * Each level wins 65 to 80% of its games against the one below, with two to four players. 1 and 2 are greedy, with
 * random moves now and then, 3 is a short search with random moves; 4 to 8 are searches, each better than the one
 * before, with exact endgames from 7 on. Every agent can play any number of games, also at the same time; one of
 * `search` with the option `reuse` plays one.
 *
 * `search` and `minimax` throw a TypeError for an unknown option, and a RangeError for a value out of its range.
 *
 * @example
 * ```ts
 * const state = decodeState(['AFCaaB1820202020D0000000000', 'A0MSFfB0MSF']);
 * AGENTS.greedy().chooseMove(state, { rng: seededRng(1) }); // 'ACa1'
 * AGENTS['level-3']().name; // 'level-3'
 *
 * const [best] = AGENTS.search({ iterations: 200 }).analyse(state, { rng: seededRng(1) });
 * best?.move; // 'ACa1'
 * ```
 */
export const AGENTS = /* @__PURE__ */ Object.freeze({
  /** Choose uniformly among the legal moves. */
  random: () => randomAgent({ legalMoves }),
  /**
   * Choose the move with the greatest gain at once, and draw among equals. It considers its own board alone, and does
   * not look ahead: the points if the round ended now, a part of what rows that are not full will score, and a little
   * of the bonuses ahead.
   */
  greedy: greedyAgent,
  /**
   * Search a tree of positions (Monte Carlo tree search). A budget in the context takes precedence over that of the
   * options, which is 1000 iterations a move unless one is given. With a budget of iterations, a choice depends only
   * on the state and the random numbers; one of milliseconds needs the clock `now` of the context. A choice and an
   * analysis never have more than 1,000,000 iterations.
   */
  search: searchAgent,
  /**
   * Search the moves left in the round: by minimax with two players, by a tree search with three and four. It evaluates
   * the boards at the end of the round, knows nothing of the deal after it, and rates no moves. An iteration is a
   * position that it looks at, or a line to the end of the round with three and four players. The budget of the context
   * takes precedence over that of the options; without one, it is 50,000 positions or 5000 lines a move. With a
   * budget of iterations alone, a choice depends only on the state, and with three and four players on the random
   * numbers.
   */
  minimax: minimaxAgent,
  /** Play at level 1, the easiest: as `greedy`, with 16 to 18% random moves. */
  'level-1': () => levelAgent(1),
  /** Play at level 2: as `greedy`, with 4 to 8% random moves. */
  'level-2': () => levelAgent(2),
  /** Play at level 3: by a search of 5 iterations a move, with 4 to 5% random moves. */
  'level-3': () => levelAgent(3),
  /** Play at level 4: by a search of 11 to 15 iterations a move, depending on the number of players. */
  'level-4': () => levelAgent(4),
  /** Play at level 5: by a search of 32 to 60 iterations a move. */
  'level-5': () => levelAgent(5),
  /** Play at level 6: by a search of 100 to 220 iterations a move. */
  'level-6': () => levelAgent(6),
  /** Play at level 7: by a search of 310 to 900 iterations a move, with exact endgames of two players. */
  'level-7': () => levelAgent(7),
  /** Play at level 8, the hardest: as `search`, with 400 to 4500 iterations a move. */
  'level-8': () => levelAgent(8),
});
