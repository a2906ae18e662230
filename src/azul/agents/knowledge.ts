/**
 * Knowledge of Azul for searches: evaluation of a position, priors of its moves.
 *
 * @packageDocumentation
 */
import { numberOf } from '../../codec/notation.js';
import type { Evaluate } from '../../engine/search/evaluation.js';
import type { SearchOptions } from '../../engine/search/options.js';
import { softmax } from '../../engine/search/softmax.js';
import { play, playerToMove } from '../../moves/legal.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { scoresOf, winShares } from '../api/score.js';
import { valueOfBoard } from './evaluate-board.js';
import { roundExplainer } from './explain-round.js';
import { playRound } from './round-play.js';
import { evaluateBoards, type WeightTable } from './trained-evaluation.js';

/** Gain in points that makes a move e times as likely to be the best. */
const GAIN_TEMPERATURE = 4;

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

/** Return priors of moves by the evaluation of the player's own board after each. */
function priorsByGain(state: GameState, moves: readonly Move[]): number[] {
  const cells = cellsOf(state);
  const player = playerToMove(cells);
  const values = moves.map((move) => {
    const after = cells.slice();
    play(after, numberOf(move));
    return valueOfBoard(after, player);
  });
  return softmax(values, GAIN_TEMPERATURE);
}

/** What a search by the round knows of Azul: boards are evaluated by these weights. */
export function knowledgeBy(table: WeightTable): SearchOptions<GameState, Move> {
  return {
    evaluate: roundEvaluator(table),
    explain: roundExplainer(table),
    priors: priorsByGain,
    points: POINTS,
  };
}
