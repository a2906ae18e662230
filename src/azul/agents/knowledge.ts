/**
 * What a search knows of Azul.
 *
 * @packageDocumentation
 */

import { numberOf } from '../../codec/notation.js';
import type { Prospect } from '../../engine/search/estimate.js';
import { equalShares, sharesByWorth } from '../../engine/search/shares.js';
import { moverOf, play } from '../../moves/legal.js';
import type { Rng } from '../../random/rng.js';
import { at, Board, boardOf, playerCount } from '../../state/cells.js';
import type { Move } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from '../api/game-state.js';
import { boardWorth } from './board-worth.js';
import { playRound } from './round-play.js';

/** The lead in points at the end of a round that makes a win e times as likely as a defeat. */
const LEAD = 6;

/** The gain in points that makes a move e times as likely to be the best. */
const GAIN = 2;

/** Estimate how a game ends: play to the end of the round, and look at what the boards are worth. */
export function estimateRound(state: GameState, rng: Rng): Prospect {
  const cells = cellsOf(state).slice();
  const isOver = playRound(cells, rng);
  const scores: number[] = [];
  for (let player = 0; player < playerCount(cells); player++) {
    scores.push(isOver ? at(cells, boardOf(player) + Board.Score) : boardWorth(cells, player));
  }
  return { scores, returns: isOver ? equalShares(scores) : sharesByWorth(scores, LEAD) };
}

/** Tell how likely moves are to be the best by what the mover's board is worth after each. */
export function priorsByGain(state: GameState, moves: readonly Move[]): number[] {
  const cells = cellsOf(state);
  const player = moverOf(cells);
  const worths = moves.map((move) => {
    const after = cells.slice();
    play(after, numberOf(move));
    return boardWorth(after, player);
  });
  return sharesByWorth(worths, GAIN);
}
