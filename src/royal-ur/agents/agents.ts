/**
 * The ready-made agents of this game.
 *
 * @packageDocumentation
 */
import { randomAgent } from '../../engine/agents/random-agent.js';
import { royalUrRules } from '../api/royal-ur.js';
import { levelAgent } from './level-agent.js';
import { easyAgent, hardAgent, mediumAgent } from './program-agents.js';
import { searchAgent } from './search-agent.js';

/**
 * The ready-made agents: functions that make them, by the names that commands and simulations have.
 *
 * `easy`, `medium` and `hard` are the computer players of the program whose specification this game follows. The
 * levels are ordered by matches: each wins clearly more games against the one below than it loses. 1 moves at random,
 * 2 is the medium player, 3 to 5 look 2 to 4 rolls ahead, by how far the tokens have come. Every agent can play any
 * number of games, also at the same time.
 *
 * @example
 * ```ts
 * const state = decodeState(['A2', 'A1P0306H0B3PH0']);
 * AGENTS.easy().chooseMove(state, { rng: seededRng(1) }); // 'A0002'
 * AGENTS.medium().chooseMove(state, { rng: seededRng(1) }); // 'A0608'
 * AGENTS.hard({ depth: 1 }).name; // 'hard'
 *
 * const endgame = decodeState(['A1', 'A0P0114H5B0P14H6']);
 * AGENTS.search({ iterations: 50 }).analyse(endgame, { rng: seededRng(1) }).length; // 2
 * ```
 */
export const AGENTS = /* @__PURE__ */ Object.freeze({
  /** Choose uniformly among the legal moves. */
  random: () => randomAgent(royalUrRules),
  /** Make the first legal move, with the token that is furthest behind; random play is stronger. */
  easy: easyAgent,
  /** Make the first move that lands on a rosette, goes home or captures; the first legal one if there is none. */
  medium: mediumAgent,
  /** Make the first of the best moves by `expectiminimax` and `ratePosition`, two rolls ahead unless a depth is given. */
  hard: hardAgent,
  /**
   * Search a tree of positions (Monte Carlo tree search), and evaluate its leaves by how far the tokens have come. A
   * budget in the context takes precedence over that of the options, which is 1000 iterations a move unless one is
   * given. With a budget of iterations, a choice depends only on the state and the random numbers.
   */
  search: searchAgent,
  /** Level 1, the easiest. */
  'level-1': () => levelAgent(1),
  /** Level 2. */
  'level-2': () => levelAgent(2),
  /** Level 3. */
  'level-3': () => levelAgent(3),
  /** Level 4. */
  'level-4': () => levelAgent(4),
  /** Level 5, the hardest. */
  'level-5': () => levelAgent(5),
});
