/**
 * Monte Carlo tree search.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { Budget } from '../../engine/match/agent.js';
import type { Evaluation } from '../../engine/search/evaluation.js';
import { type SearchAgent, searchAgentFor } from '../../engine/search/search-agent.js';
import { decay } from '../../engine/search/softmax.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { royalUr } from '../api/royal-ur.js';
import { progressOf } from '../state/side.js';
import type { Move } from '../state/vocabulary.js';
import { lead } from './rate.js';

/** Search options, and the budget where the context has none. Plain data. */
export interface SearchOptions extends Budget {
  /** Exploration constant, above 0; 1 by default. */
  readonly exploration?: number | undefined;
}

/** Lead in steps that makes a win e times as likely as a loss. */
const LEAD_TEMPERATURE = 20;

/** Evaluate a position by how far the tokens have come. */
function evaluateProgress(state: GameState): Evaluation {
  const steps = lead(positionOf(state), 0, progressOf);
  const ahead = 1 / (1 + decay(Math.abs(steps) / LEAD_TEMPERATURE));
  return { returns: steps < 0 ? [1 - ahead, ahead] : [ahead, 1 - ahead] };
}

/**
 * Make an agent that searches a tree of positions (Monte Carlo tree search), whose leaves it evaluates by
 * how far the tokens have come.
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
 * const state = decodeState(['A1', 'A0P0114H5B0P14H6']);
 * searchAgent({ iterations: 50 }).analyse(state, { rng: seededRng(1) }).length; // 2
 * ```
 */
export function searchAgent(options?: SearchOptions): SearchAgent<GameState, Move> {
  const own = ownProperties('Options', options);
  return searchAgentFor(royalUr, { ...own, evaluate: evaluateProgress });
}
