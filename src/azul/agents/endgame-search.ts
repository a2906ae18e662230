/**
 * Solved endgames for searches: what every move leads to, with the points of both players.
 *
 * @packageDocumentation
 */
import type { Solve, SolvedMove } from '../../engine/search/solution.js';
import type { Move } from '../../state/vocabulary.js';
import type { GameState } from '../api/game-state.js';
import { applyMove } from '../api/play.js';
import { applyChance } from '../api/rounds.js';
import { solveLines } from './endgame.js';
import { explainEnd } from './explain-round.js';

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
export function endgameSolver(positions: number): Solve<GameState, Move> {
  return (state, isInTime) =>
    solveLines(state, positions, isInTime)?.map((line) => solvedMove(state, line));
}
