/**
 * Monte Carlo tree search.
 *
 * @packageDocumentation
 */
import type { Budget } from '../../engine/match/agent.js';
import type { Evaluation } from '../../engine/search/evaluation.js';
import { type SearchAgent, searchAgentFor } from '../../engine/search/search-agent.js';
import { softmax } from '../../engine/search/softmax.js';
import { ownProperties } from '../../text/arguments.js';
import { cubeBlokus } from '../api/cube-blokus.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { squareCount } from '../codec/notation.js';
import { buildSquares, PLAYERS, scoreOf } from '../state/position.js';
import type { Move } from '../state/vocabulary.js';

/** Search options, and the budget where the context has none. Plain data. */
export interface SearchOptions extends Budget {
  /** Exploration constant, above 0; 1 by default. */
  readonly exploration?: number | undefined;
}

/** How many points a build point is worth, and the lead in points that makes a win e times as likely. */
const BUILD_POINT = 0.5;
const TEMPERATURE = 8;

/** Evaluate a position by points and build points. */
function evaluateGrowth(state: GameState): Evaluation {
  const position = positionOf(state);
  const scores = Array.from({ length: PLAYERS }, (_, player) => scoreOf(position, player));
  const values = scores.map(
    (score, player) => score + BUILD_POINT * buildSquares(position, player).length,
  );
  return { returns: softmax(values, TEMPERATURE), scores };
}

/** Prefer moves with more squares. */
function priorsBySize(_: GameState, moves: readonly Move[]): number[] {
  return softmax(moves.map(squareCount), 1);
}

/**
 * Make an agent that searches a tree of positions (Monte Carlo tree search), whose leaves it evaluates by
 * the points and the build points of each player; it tries large pieces first.
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
 * const agent = searchAgent({ iterations: 20 });
 * const move = agent.chooseMove(newGame(), { rng: seededRng(1) });
 * decodeMove(move).squares.length; // 5
 * ```
 */
export function searchAgent(options?: SearchOptions): SearchAgent<GameState, Move> {
  const own = ownProperties('Options', options);
  return searchAgentFor(cubeBlokus, {
    ...own,
    evaluate: evaluateGrowth,
    priors: priorsBySize,
  });
}
