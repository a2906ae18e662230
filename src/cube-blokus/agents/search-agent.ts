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
import { scoresOf } from '../api/standings.js';
import { squareCount } from '../codec/notation.js';
import { hasMove } from '../moves/legal.js';
import { ALL_SQUARES, buildSquares, HandBits, handOf, type Position } from '../state/position.js';
import type { Move } from '../state/vocabulary.js';

/** Search options, and the budget where the context has none. Plain data. */
export interface SearchOptions extends Budget {
  /** Exploration constant, above 0; 1 by default. */
  readonly exploration?: number | undefined;
}

/** How many points a build point is worth, and the lead in points that makes a win e times as likely. */
const BUILD_POINT = 0.5;
const TEMPERATURE = 8;

/** The value of a player who has no more moves and cannot win. */
const NO_CHANCE = Number.NEGATIVE_INFINITY;

/** How much the lead in points counts beside the win. */
const POINTS = { share: 0.1, scale: 30 } as const;

/**
 * What players can expect by the end: the chance of placing all pieces, and the squares of those that are left, each
 * as a base and what a build point adds. Fitted to all positions of 600 games among levels 1 to 3.
 */
const CHANCE_OF_ALL = { base: 0.02, buildPoint: 0.009 } as const;
const SQUARES_LEFT = { base: 8, buildPoint: -0.133 } as const;

/** Evaluate a position by points and build points. Players without moves keep their points. */
function evaluateGrowth(state: GameState): Evaluation {
  const position = positionOf(state);
  const players = scoresOf(position).map((score, player) => {
    return { score, build: buildPointsOf(position, player) };
  });
  // A player who has a move gets a point more at least.
  const most = Math.max(...players.map(({ score, build }) => (build > 0 ? score + 1 : score)));
  const values = players.map(({ score, build }) =>
    build > 0 || score >= most ? score + BUILD_POINT * build : NO_CHANCE,
  );
  const scores = players.map(({ score, build }, player) =>
    build > 0 ? score + expectedGain(position, player, score, build) : score,
  );
  return { returns: softmax(values, TEMPERATURE), scores };
}

/** Count the build points of a player who has a move; 0 for everybody else, who never has one again. */
function buildPointsOf(position: Position, player: number): number {
  return hasMove(position, player) ? buildSquares(position, player).length : 0;
}

/** Return the points that a player with a move can expect on top of the score. */
function expectedGain(position: Position, player: number, score: number, build: number): number {
  const { all, allSingleLast } = position.rules.bonus;
  const isSinglePlaced = (handOf(position, player) & HandBits.Single) === 0;
  const bonus = isSinglePlaced ? all : allSingleLast;
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
 * the points and the build points of each player; it tries large pieces first. It maximises its share of the win, and
 * a tenth as much its lead in points, so that it goes on collecting them in a game that is decided.
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
    points: POINTS,
    priors: priorsBySize,
  });
}
