/**
 * Knowledge of Azul for searches: evaluation of a position, with priors of its moves.
 *
 * @packageDocumentation
 */
import type { Evaluate } from '../../engine/search/evaluation.js';
import type { Priors, SearchOptions } from '../../engine/search/options.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { scoresOf, winShares } from '../api/score.js';
import { roundExplainer } from './explain-round.js';
import { priorsByGain } from './policy.js';
import { playRound } from './round-play.js';
import { evaluateBoards, type WeightTable } from './trained-evaluation.js';

/** A tenth of the value is the lead in points: it separates moves that all win, or all lose. */
export const POINTS = { share: 0.1, scale: 50 } as const;

/** Evaluate positions: play to the end of the round, and evaluate the boards. */
function roundEvaluator(table: WeightTable): Evaluate<GameState> {
  return (state, rng) => {
    const cells = cellsOf(state).slice();
    if (!playRound(cells, rng)) return evaluateBoards(cells, table);
    return { scores: scoresOf(cells), returns: winShares(cells) };
  };
}

/** What a search by the round knows of Azul: boards are evaluated by these weights, moves have these priors. */
export function knowledgeBy(
  table: WeightTable,
  priors: Priors<GameState, Move> = priorsByGain,
): SearchOptions<GameState, Move> {
  return {
    evaluate: roundEvaluator(table),
    explain: roundExplainer(table),
    priors,
    points: POINTS,
  };
}
