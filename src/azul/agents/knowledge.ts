/**
 * Knowledge of Azul for searches: evaluation of a position, priors of its moves.
 *
 * @packageDocumentation
 */
import { numberOf } from '../../codec/notation.js';
import type { Evaluation } from '../../engine/search/evaluation.js';
import { softmax } from '../../engine/search/softmax.js';
import { play, playerToMove } from '../../moves/legal.js';
import type { Rng } from '../../random/rng.js';
import { at, Board, boardOf, playerCount } from '../../state/cells.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { winShares } from '../api/score.js';
import { valueOfBoard } from './evaluate-board.js';
import { playRound } from './round-play.js';

/** Lead in points at the end of a round that makes a win e times as likely. */
const LEAD_TEMPERATURE = 6;

/** Gain in points that makes a move e times as likely to be the best. */
const GAIN_TEMPERATURE = 2;

/** Evaluate a position: play to the end of the round, and evaluate the boards. */
export function evaluateRound(state: GameState, rng: Rng): Evaluation {
  const cells = cellsOf(state).slice();
  const isOver = playRound(cells, rng);
  const scores: number[] = [];
  for (let player = 0; player < playerCount(cells); player++) {
    scores.push(isOver ? at(cells, boardOf(player) + Board.Score) : valueOfBoard(cells, player));
  }
  return { scores, returns: isOver ? winShares(cells) : softmax(scores, LEAD_TEMPERATURE) };
}

/** Return priors of moves by the evaluation of the player's own board after each. */
export function priorsByGain(state: GameState, moves: readonly Move[]): number[] {
  const cells = cellsOf(state);
  const player = playerToMove(cells);
  const values = moves.map((move) => {
    const after = cells.slice();
    play(after, numberOf(move));
    return valueOfBoard(after, player);
  });
  return softmax(values, GAIN_TEMPERATURE);
}
