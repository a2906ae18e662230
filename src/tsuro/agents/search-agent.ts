/**
 * Monte Carlo tree search.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { Budget } from '../../engine/match/agent.js';
import { type SearchAgent, searchAgentFor } from '../../engine/search/search-agent.js';
import { type GameState, phaseOf } from '../api/game-state.js';
import { tsuro } from '../api/tsuro.js';
import type { Move } from '../state/vocabulary.js';
import { greedyAgent } from './greedy-agent.js';

/** Search options, and the budget where the context has none. Plain data. */
export interface SearchOptions extends Budget {
  /** Exploration constant, above 0; 1 by default. */
  readonly exploration?: number | undefined;
}

/**
 * Make an agent that searches a tree of positions (Monte Carlo tree search), whose leaves it evaluates by
 * random play to the end. Its first tile it chooses as {@link greedyAgent} does: there are up to 2,496 moves.
 *
 * A budget in the context takes precedence over that of the options. With a budget of iterations, a
 * choice depends only on the state and the random numbers.
 *
 * @param options - search options; 1000 iterations a move unless a budget is given
 * @returns an agent that can play any number of games, at the same time, too
 * @throws RangeError if an option is out of range
 *
 * @example
 * ```ts
 * const state = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
 * searchAgent({ iterations: 50 }).analyse(state, { rng: seededRng(1) }).length; // 2
 * ```
 */
export function searchAgent(options?: SearchOptions): SearchAgent<GameState, Move> {
  const search = searchAgentFor(tsuro, ownProperties('Options', options));
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
