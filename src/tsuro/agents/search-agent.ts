/**
 * Monte Carlo tree search.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { Budget } from '../../engine/game/agent.js';
import { type SearchAgent, searchAgent as searchWith } from '../../engine/search/search-agent.js';
import { type GameState, phaseOf } from '../api/game-state.js';
import { tsuroRules } from '../api/tsuro.js';
import type { Move } from '../state/vocabulary.js';
import { greedyAgent } from './greedy-agent.js';

/** Search options, and the budget where the context has none. Plain data. */
export interface SearchOptions extends Budget {
  /** Exploration constant, above 0; 1 by default. */
  readonly exploration?: number | undefined;
}

/**
 * Make an agent that searches a tree of positions; its first tile it chooses as the greedy agent does: there
 * are up to 2,496 moves.
 */
export function searchAgent(options?: SearchOptions): SearchAgent<GameState, Move> {
  const search = searchWith(tsuroRules, ownProperties('Options', options));
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
