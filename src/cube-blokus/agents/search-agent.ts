/** Monte Carlo tree search. */
import {
  type Evaluation,
  type ExplainedEvaluation,
  softmax,
} from '../../engine/agents/evaluation.js';
import {
  type PlainSearchOptions,
  plainSearchOptions,
  type SearchAgent,
  searchAgent as searchWith,
} from '../../engine/agents/search-agent.js';
import { cubeBlokusRules } from '../api/cube-blokus.js';
import { type GameState, positionOf } from '../api/game-state.js';
import { squareCount } from '../codec/notation.js';
import { hasMove } from '../moves/legal.js';
import {
  ALL_SQUARES,
  buildSquares,
  HandBits,
  handOf,
  type Position,
  scoresOf,
} from '../state/position.js';
import type { Move } from '../state/vocabulary.js';

/** How many points a build point is worth, and the lead in points that makes a win e times as likely. */
const BUILD_POINT = 0.5;
const TEMPERATURE = 8;

/** The parts of the points that a player can expect. */
const PARTS = ['score', 'growth', 'bonus'] as const;

/** The value of a player who has no more moves and cannot win. */
const NO_CHANCE = Number.NEGATIVE_INFINITY;

/** How much the lead in points counts next to the win. */
const POINTS = { share: 0.1, scale: 30 } as const;

/**
 * What players can expect by the end: the chance of placing all pieces, and the squares of those that are left, each
 * as a base and what a build point adds. Fitted to all positions of 600 games among levels 1 to 3.
 */
const CHANCE_OF_ALL = { base: 0.02, buildPoint: 0.009 } as const;
const SQUARES_LEFT = { base: 8, buildPoint: -0.133 } as const;

/** What a player has, and can expect. */
interface Expectation {
  /** Points so far. */
  readonly score: number;
  /** Number of build points; 0 for a player without a move. */
  readonly build: number;
  /** Squares of the pieces still to be placed. */
  readonly growth: number;
  /** Points of the bonus, by the chance of it. */
  readonly bonus: number;
}

/** Return what each player has and can expect. Players without moves keep their points. */
function expectationsIn(position: Position): Expectation[] {
  return scoresOf(position).map((score, player) => {
    // A player without a move never has one again.
    const build = hasMove(position, player) ? buildSquares(position, player).length : 0;
    return build > 0
      ? { score, build, ...expectedGain(position, player, score, build) }
      : { score, build, growth: 0, bonus: 0 };
  });
}

/** Evaluate a position by points and build points. */
function evaluationOf(players: readonly Expectation[]): Evaluation {
  // A player who has a move gets a point more at least.
  const most = Math.max(...players.map(({ score, build }) => (build > 0 ? score + 1 : score)));
  const values = players.map(({ score, build }) =>
    build > 0 || score >= most ? score + BUILD_POINT * build : NO_CHANCE,
  );
  const scores = players.map(({ score, growth, bonus }) => score + (growth + bonus));
  return { returns: softmax(values, TEMPERATURE), scores };
}

/** Evaluate the last state of a path, and take the points apart. */
function explainPoints(path: readonly GameState[]): ExplainedEvaluation {
  // A path has the state that is searched at least.
  const state = path.at(-1) as GameState;
  const players = expectationsIn(positionOf(state));
  const evaluation = cubeBlokusRules.isOver(state)
    ? { returns: cubeBlokusRules.returns(state), scores: players.map(({ score }) => score) }
    : evaluationOf(players);
  const parts = PARTS.map((part) => [part, players.map((expectation) => expectation[part])]);
  return { ...evaluation, parts: Object.fromEntries(parts) };
}

/** Return what a player with a move can expect on top of the score. */
function expectedGain(
  position: Position,
  player: number,
  score: number,
  build: number,
): Pick<Expectation, 'growth' | 'bonus'> {
  const { all, allSingleLast } = position.rules.bonus;
  const isSinglePlaced = (handOf(position, player) & HandBits.Single) === 0;
  const bonusOfAll = isSinglePlaced ? all : allSingleLast;
  const chance = Math.min(1, CHANCE_OF_ALL.base + CHANCE_OF_ALL.buildPoint * build);
  const left = Math.max(0, SQUARES_LEFT.base + SQUARES_LEFT.buildPoint * build);
  return { growth: Math.max(0, ALL_SQUARES - left - score), bonus: chance * bonusOfAll };
}

/**
 * Make an agent that searches a tree of positions, whose leaves it evaluates by the points and the build
 * points.
 */
export function searchAgent(options?: PlainSearchOptions): SearchAgent<GameState, Move> {
  const own = plainSearchOptions(options);
  return searchWith(cubeBlokusRules, {
    ...own,
    evaluate: (state) => evaluationOf(expectationsIn(positionOf(state))),
    explain: explainPoints,
    points: POINTS,
    // Moves with more squares are preferred.
    priors: (_, moves) => softmax(moves.map(squareCount), 1),
  });
}
