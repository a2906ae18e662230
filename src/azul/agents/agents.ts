/**
 * Azul's ready-made agents.
 *
 * @packageDocumentation
 */
import { randomAgent } from '../../engine/agents/random-agent.js';
import { legalMoves } from '../api/play.js';
import { greedyAgent } from './greedy-agent.js';
import { levelAgent } from './level-agent.js';
import { searchAgent } from './search-agent.js';

/**
 * Azul's ready-made agents: functions that make them, by the names that commands and simulations have.
 *
 * Each level wins 65 to 80% of its games against the one below, with two to four players. 1 and 2 are greedy, with
 * random moves now and then, 3 is a short search with random moves; 4 to 8 are searches, each better than the one
 * before, with exact endgames from 7 on. Every agent can play any number of games, also at the same time.
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
   * Choose the move with the greatest gain at once, and draw among equals. It looks at its own board alone, and no
   * move ahead: the points if the round ended now, a part of what rows that are not full will score, and a little
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
  /** Level 1, the easiest. */
  'level-1': () => levelAgent(1),
  /** Level 2. */
  'level-2': () => levelAgent(2),
  /** Level 3. */
  'level-3': () => levelAgent(3),
  /** Level 4. */
  'level-4': () => levelAgent(4),
  /** Level 5. */
  'level-5': () => levelAgent(5),
  /** Level 6. */
  'level-6': () => levelAgent(6),
  /** Level 7. */
  'level-7': () => levelAgent(7),
  /** Level 8, the hardest. */
  'level-8': () => levelAgent(8),
});
