/**
 * Monte Carlo tree search.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../boundary/arguments.js';
import type { Budget } from '../../engine/match/agent.js';
import type { Evaluation } from '../../engine/search/evaluation.js';
import { type SearchAgent, searchAgentFor } from '../../engine/search/search-agent.js';
import { softmax } from '../../engine/search/softmax.js';
import { cubeBlokus } from '../api/cube-blokus.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { squareCount } from '../codec/notation.js';
import {
  ALL_SQUARES,
  buildSquares,
  HandBits,
  handOf,
  isInGame,
  PLAYERS,
  type Position,
  scoreOf,
} from '../state/position.js';
import type { Move } from '../state/vocabulary.js';

/** Search options, and the budget where the context has none. Plain data. */
export interface SearchOptions extends Budget {
  /** Exploration constant, above 0; 1 by default. */
  readonly exploration?: number | undefined;
}

/** How many points a build point is worth, and the lead in points that makes a win e times as likely. */
const BUILD_POINT = 0.5;
const TEMPERATURE = 8;

/**
 * What players can expect by the end: the chance of placing all pieces, and the squares of those that are left, each
 * as a base and what a build point adds. Fitted to all positions of 600 games among levels 1 to 3.
 */
const CHANCE_OF_ALL = { base: 0.02, buildPoint: 0.009 } as const;
const SQUARES_LEFT = { base: 8, buildPoint: -0.133 } as const;

/** Evaluate a position by points and build points. */
function evaluateGrowth(state: GameState): Evaluation {
  const position = positionOf(state);
  const values: number[] = [];
  const scores: number[] = [];
  for (let player = 0; player < PLAYERS; player++) {
    const score = scoreOf(position, player);
    const build = buildSquares(position, player).length;
    values.push(score + BUILD_POINT * build);
    scores.push(score + expectedGain(position, player, score, build));
  }
  return { returns: softmax(values, TEMPERATURE), scores };
}

/** Return the points that a player can expect on top of the score. */
function expectedGain(position: Position, player: number, score: number, build: number): number {
  const hand = handOf(position, player);
  if (!isInGame(hand)) return 0;
  const { all, allSingleLast } = position.rules.bonus;
  const bonus = (hand & HandBits.Single) === 0 ? all : allSingleLast;
  const chance = Math.min(1, CHANCE_OF_ALL.base + CHANCE_OF_ALL.buildPoint * build);
  const left = Math.max(0, SQUARES_LEFT.base + SQUARES_LEFT.buildPoint * build);
  return Math.max(0, ALL_SQUARES - left - score) + chance * bonus;
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
 * choice depends only on the state and the random numbers. The points that its ratings of moves expect are those
 * at the end of the game.
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
