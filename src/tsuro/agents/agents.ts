/**
 * The ready-made agents of this game.
 *
 * @packageDocumentation
 */
import { randomAgent } from '../../engine/agents/random-agent.js';
import { tsuroRules } from '../api/tsuro.js';
import { greedyAgent } from './greedy-agent.js';
import { levelAgent } from './level-agent.js';
import { referenceAgent } from './reference-agent.js';
import { searchAgent } from './search-agent.js';

/**
 * The ready-made agents: functions that make them, by the names that commands and simulations have.
 *
 * The levels are ordered by matches: each wins clearly more than an equal share of the games against players of the
 * level below. 1 moves at random, 2 is greedy but for every second move, which is random, 3 is greedy, 4 searches with
 * 250 iterations a move. Every agent can play any number of games, also at the same time.
 *
 * `first`, `second` and `third` are players of the course's public tests, which choose by the state alone. In the
 * set-up all take the third tile as it is, and the first place that is open. In a turn `first` takes the first tile as
 * it is, legal or not; `second` the first option that is legal, tiles in the order of the deal, by rotation; `third`
 * tries the second tile before the first, and in the set-up goes round the board the other way. Without a legal option,
 * `second` and `third` take what they try first, which is illegal.
 *
 * @example
 * ```ts
 * const state = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
 * AGENTS.greedy().chooseMove(state, { rng: seededRng(1) }); // 'A07n'
 * AGENTS.search({ iterations: 50 }).analyse(state, { rng: seededRng(1) }).length; // 2
 *
 * const fresh = applyChance(newGame(), 'D000102');
 * AGENTS.second().chooseMove(fresh, { rng: seededRng(1) }); // 'A02n10c'
 * AGENTS.third().chooseMove(fresh, { rng: seededRng(1) }); // 'A02n01a'
 * ```
 */
export const AGENTS = /* @__PURE__ */ Object.freeze({
  /** Choose uniformly among the legal moves. */
  random: () => randomAgent(tsuroRules),
  /**
   * Look one move ahead: choose the move after which the avatar has the most room by `rateRoom`, and draw among
   * equals. So it leaves the board only if every move does that.
   */
  greedy: greedyAgent,
  /**
   * Search a tree of positions (Monte Carlo tree search), and evaluate its leaves by random play to the end. Its first
   * tile it chooses as `greedy` does: there are up to 2,496 moves. A budget in the context takes precedence over that
   * of the options, which is 1000 iterations a move unless one is given. With a budget of iterations, a choice depends
   * only on the state and the random numbers.
   */
  search: searchAgent,
  /** Take the first tile as it is, legal or not. */
  first: () => referenceAgent('first'),
  /** Take the first legal option. */
  second: () => referenceAgent('second'),
  /** Take the first legal option, the second tile before the first. */
  third: () => referenceAgent('third'),
  /** Level 1, the easiest. */
  'level-1': () => levelAgent(1),
  /** Level 2. */
  'level-2': () => levelAgent(2),
  /** Level 3. */
  'level-3': () => levelAgent(3),
  /** Level 4, the hardest. */
  'level-4': () => levelAgent(4),
});
