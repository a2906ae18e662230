/** The ready-made agents of this game. */

import {
  type PlainSearchOptions,
  plainSearchOptions,
  type SearchAgent,
  searchAgent as searchWith,
} from '../../engine/agents/search-agent.js';
import {
  atLevel,
  greedyAgent as greedyBy,
  randomAgent,
  withoutBudget,
  withSlips,
} from '../../engine/agents/simple-agents.js';
import type { SyncAgent } from '../../engine/game/agent.js';
import { type GameState, phaseOf, positionOf } from '../api/game-state.js';
import { type TsuroTypes, tsuroRules } from '../api/tsuro.js';
import type { Move } from '../state/vocabulary.js';
import { referenceAgent } from './reference-agent.js';
import { roomOf } from './room.js';

/** The levels of play, the easiest first. `AGENTS` has an agent for each: level 1 is `level-1`. */
export const LEVELS = /* @__PURE__ */ Object.freeze([1, 2, 3, 4] as const);

/**
 * A level of play, from 1 for beginners to 4 for those who know the game well. `AGENTS['level-1']()` to
 * `AGENTS['level-4']()` play at them.
 */
export type Level = (typeof LEVELS)[number];

/** Make an agent that looks one move ahead: it chooses the move after which it has the most room. */
function greedyAgent(): SyncAgent<GameState, Move> {
  return greedyBy(tsuroRules, (state, player) => roomOf(positionOf(state), player));
}

/**
 * Make an agent that searches a tree of positions; its first tile it chooses as the greedy agent does: there
 * are up to 2,496 moves.
 */
function searchAgent(options?: PlainSearchOptions): SearchAgent<GameState, Move> {
  const search = searchWith(tsuroRules, plainSearchOptions(options));
  const setup = greedyAgent();
  const isSetup = (state: GameState) => phaseOf(state) === 'setup';
  return {
    ...search,
    *chooseInSlices(state, context) {
      if (isSetup(state)) return setup.chooseMove(state, context);
      return yield* search.chooseInSlices(state, context);
    },
    chooseMove: (state, context) => (isSetup(state) ? setup : search).chooseMove(state, context),
  };
}

/** How often level 2 moves at random. */
const SLIPS = 0.5;

/** Iterations of level 4 for a move. */
const ITERATIONS = 250;

/**
 * The ready-made agents: functions that make them, by their names in commands and simulations.
 * `random` chooses uniformly, `greedy` the move after which the avatar has the most room (see
 * {@link evaluateRoom}), `search` by a Monte Carlo tree search.
 *
 * The levels are ordered by matches: each wins clearly more than an equal share of the games against players of the
 * level below. 1 moves at random, 2 is greedy in half of its moves and random in the others, 3 is
 * greedy, 4 searches with 250 iterations a move. Every agent can play any number of games, also at
 * the same time. `search` throws a TypeError for an unknown option, and a RangeError for a value out of range.
 *
 * `first`, `second` and `third` are players of the public tests of the university course CS 4500, from which this
 * variant of the game comes; they choose by the state alone. In the set-up, all take the third tile without rotation,
 * and the first legal place round the board: clockwise, `third` the other way. In a turn, `first` takes the first tile
 * without rotation, legal or not; `second` the first legal option, by tile in the order of the deal, then by rotation;
 * `third` tries the second tile before the first. Without a legal option, `second` and `third` return the first one
 * that they tried, which is illegal.
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
   * Look one move ahead: choose the move after which the avatar has the most room by `evaluateRoom`, and draw among
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
  /** Take the first tile on offer without rotation, legal or not. */
  first: () => referenceAgent('first'),
  /** Take the first legal tile and rotation, by tile in the order of the deal, then by rotation. */
  second: () => referenceAgent('second'),
  /** Take the first legal tile and rotation, of the second tile on offer before the first. */
  third: () => referenceAgent('third'),
  /** Play at level 1, the easiest: at random. */
  'level-1': () => atLevel<TsuroTypes>(1, randomAgent(tsuroRules)),
  /** Play at level 2: half of the moves as `greedy`, the others at random. */
  'level-2': () => atLevel<TsuroTypes>(2, withSlips(tsuroRules, greedyAgent(), SLIPS)),
  /** Play at level 3: as `greedy`. */
  'level-3': () => atLevel<TsuroTypes>(3, greedyAgent()),
  /** Play at level 4, the hardest: search with 250 iterations a move. */
  'level-4': () => atLevel<TsuroTypes>(4, withoutBudget(searchAgent({ iterations: ITERATIONS }))),
});
