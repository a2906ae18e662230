/** Search in Azul, and what it knows of the game: evaluation of positions, priors of moves, solved endgames. */

import { integerInRange, knownOptions } from '../../boundary/values.js';
import type { Evaluate } from '../../engine/agents/evaluation.js';
import {
  type PlainSearchOptions,
  type SearchAgent,
  type SearchAgentOptions,
  searchAgent as searchWith,
} from '../../engine/agents/search-agent.js';
import type {
  SearchOptions as OptionsFor,
  Priors,
  Solve,
  SolvedMove,
} from '../../engine/agents/search-options.js';
import type { Move } from '../../state/vocabulary.js';
import { listChoices, showValue } from '../../text/message.js';
import { azulRules } from '../api/azul.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { applyMove } from '../api/play.js';
import { applyChance } from '../api/rounds.js';
import { pointsOf, winShares } from '../api/score.js';
import { MOST_POSITIONS, solveLines } from './endgame.js';
import { playRound } from './evaluate-board.js';
import { explainEnd, roundExplainer } from './explain-round.js';
import { priorsByGain, priorsByPolicy } from './policy.js';
import { POLICY_WEIGHTS } from './policy-weights.js';
import { evaluateBoards, type WeightTable } from './trained-evaluation.js';
import { TRAINED_WEIGHTS } from './trained-weights.js';

/** A tenth of the value is the lead in points: it separates moves that all win, or all lose. */
export const POINTS = { share: 0.1, scale: 50 } as const;

/** Evaluate positions: play to the end of the round, and evaluate the boards. */
function roundEvaluator(table: WeightTable): Evaluate<GameState> {
  return (state, rng) => {
    const cells = cellsOf(state).slice();
    if (!playRound(cells, rng)) return evaluateBoards(cells, table);
    return { scores: pointsOf(cells), returns: winShares(cells) };
  };
}

/** What a search knows of the game. */
type Knowledge = OptionsFor<GameState, Move>;

/** What a search by the round knows of Azul: boards are evaluated by these weights, moves have these priors. */
export function knowledgeBy(
  table: WeightTable,
  priors: Priors<GameState, Move> = priorsByGain,
): Knowledge {
  return {
    evaluate: roundEvaluator(table),
    explain: roundExplainer(table),
    priors,
    points: POINTS,
  };
}

/** The event that ends a game: no tile is dealt. */
const NO_DEAL = 'F';

/** Return what a line to the end of the game comes to. */
function solvedMove(state: GameState, line: readonly Move[]): SolvedMove<Move> {
  const path = [state];
  let last = state;
  for (const move of line) {
    last = applyMove(last, move);
    path.push(last);
  }
  path.push(applyChance(last, NO_DEAL));
  // A line begins with the move that it is of.
  return { move: line[0] as Move, line, ...explainEnd(path) };
}

/**
 * Make what solves endgames.
 *
 * @param positions - most positions to look at, from 1
 */
function endgameSolver(positions: number): Solve<GameState, Move> {
  return (state, isInTime) =>
    solveLines(state, positions, isInTime)?.map((line) => solvedMove(state, line));
}

/**
 * The way in which a search evaluates a new position: `round` plays to the end of the round and evaluates the
 * boards, `random` plays at random to the end of the game. The option `rollout` of `AGENTS.search` takes it.
 */
export type RolloutName = 'round' | 'random';

/** Options of `AGENTS.search`. */
export interface AzulSearchOptions
  extends PlainSearchOptions,
    Pick<SearchAgentOptions<GameState, Move>, 'reuse'> {
  /**
   * The way in which a new position is evaluated. `round`, the default: by a playout to the end of the round and an
   * evaluation of the boards, with prior probabilities for the moves. `random`: by a random playout to the end of the
   * game.
   */
  readonly rollout?: RolloutName | undefined;
  /**
   * Maximum number of positions to look at before a search, to solve the last round of two players: from 0, which
   * solves nothing, to 10,000,000. 10,000 by default, which takes less than a tenth of a second. Finding the line after
   * each move can take several times as many positions as {@link solveEndgame}. With a budget in milliseconds, solving
   * is given up after half of it.
   */
  readonly endgamePositions?: number | undefined;
}

/** The names of these options. */
const OPTIONS = [
  'iterations',
  'milliseconds',
  'rollout',
  'exploration',
  'reuse',
  'endgamePositions',
] as const;

/** Positions of an endgame by default. */
const ENDGAME_POSITIONS = 10_000;

/** The knowledge that each kind of search has. */
const KNOWLEDGE: Readonly<Record<RolloutName, Knowledge>> = {
  round: knowledgeBy(TRAINED_WEIGHTS, priorsByPolicy(POLICY_WEIGHTS)),
  random: { points: POINTS },
};

/** Make an agent that searches a tree of positions (Monte Carlo tree search). */
export function searchAgent(options?: AzulSearchOptions): SearchAgent<GameState, Move> {
  const own = knownOptions('Options', options, OPTIONS);
  const { rollout = 'round', ...others } = own;
  if (rollout !== 'round' && rollout !== 'random') {
    const names = listChoices(Object.keys(KNOWLEDGE));
    throw new RangeError(`Rollout: found ${showValue(rollout)}, expected ${names}.`);
  }
  return searchAgentWith(KNOWLEDGE[rollout], others);
}

/** Make an agent that searches by the round with priors by gain, as the policy learned from: the levels do. */
export function gainSearchAgent(
  options: Omit<AzulSearchOptions, 'rollout'>,
): SearchAgent<GameState, Move> {
  return searchAgentWith(knowledgeBy(TRAINED_WEIGHTS), options);
}

function searchAgentWith(
  knowledge: Knowledge,
  { endgamePositions = ENDGAME_POSITIONS, ...others }: Omit<AzulSearchOptions, 'rollout'>,
): SearchAgent<GameState, Move> {
  integerInRange('Endgame positions', endgamePositions, 0, MOST_POSITIONS);
  const solve = endgamePositions === 0 ? undefined : endgameSolver(endgamePositions);
  return searchWith(azulRules, { ...knowledge, ...others, solve });
}
