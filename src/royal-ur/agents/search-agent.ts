/**
 * Monte Carlo tree search.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { Budget } from '../../engine/game/agent.js';
import type { Evaluation } from '../../engine/search/evaluation.js';
import { type SearchAgent, searchAgent as searchWith } from '../../engine/search/search-agent.js';
import { decay } from '../../engine/search/softmax.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { royalUrRules } from '../api/royal-ur.js';
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
 * Make an agent that searches a tree of positions, whose leaves it evaluates by how far the tokens have come.
 */
export function searchAgent(options?: SearchOptions): SearchAgent<GameState, Move> {
  const own = ownProperties('Options', options);
  return searchWith(royalUrRules, { ...own, evaluate: evaluateProgress });
}
