/** Which full row a player tiles next, and where: by the evaluation of the board once all rows are tiled. */
import { numberOf } from '../../../codec/notation.js';
import { playerToMove, playTiling } from '../../../moves/legal.js';
import { penaltyOf } from '../../../scoring/points.js';
import { countBits, fullRows, occupied, rowBits } from '../../../state/board.js';
import { at, boardOf, type Cells, playerCount } from '../../../state/cells.js';
import { Board, FloorBits, Lane, Rule } from '../../../state/layout.js';
import type { Move } from '../../../state/vocabulary.js';
import { BoardValues } from './board-values.js';
import { bareBoard, fullLanes, laneOf, type TiledBoard, tileRow } from './full-rows.js';
import type { BoardEvaluation } from './outlook-weights.js';

/** Boards that are kept after each row. */
const KEPT = { most: 12, within: Number.POSITIVE_INFINITY };

/** Return how many rounds are to come at least after the one that is tiled. */
function roundsToCome(cells: Readonly<Cells>): number {
  let most = 0;
  for (let player = 0; player < playerCount(cells); player++) {
    const board = boardOf(player);
    const mask = occupied(cells, board);
    const full = fullRows(cells, board);
    for (let row = 0; row < Rule.Size; row++) {
      const more = (full >> (Lane.Width * row + 3)) & 1;
      most = Math.max(most, countBits(rowBits(mask, row)) + more);
    }
  }
  return Rule.Size - most;
}

/**
 * Choose a tiling move.
 *
 * @param moves - all legal moves
 */
export function chooseTiling(
  cells: Readonly<Cells>,
  moves: readonly Move[],
  evaluation: BoardEvaluation,
): Move | undefined {
  const values = new BoardValues(evaluation, cells);
  const player = playerToMove(cells);
  const rounds = roundsToCome(cells);
  let best: Move | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of moves) {
    const after = cells.slice();
    playTiling(after, numberOf(move));
    const value = standingAfter(values, after, player, rounds);
    if (value <= most) continue;
    best = move;
    most = value;
  }
  return best;
}

/** Return the highest value of a player's board once its other full rows are tiled. */
function standingAfter(
  values: BoardValues,
  cells: Readonly<Cells>,
  player: number,
  rounds: number,
): number {
  const board = boardOf(player);
  const score = at(cells, board + Board.Score);
  const floor = at(cells, board + Board.Floor) >> FloorBits.PiecesShift;
  const storage = at(cells, board + Board.Storage);
  const full = fullLanes(storage);
  let boards: readonly TiledBoard[] = [bareBoard(values, cells, player)];
  for (let row = 0; row < Rule.Size; row++) {
    const lane = laneOf(full, row);
    if (lane !== 0) boards = tileRow(values, boards, player, (storage & ~full) | lane, KEPT);
  }
  let most = Number.NEGATIVE_INFINITY;
  for (const { values: mosaic, points, dropped } of boards) {
    const end = Math.max(0, score + points - penaltyOf(floor + dropped));
    most = Math.max(most, end + mosaic.of(storage & ~full, rounds));
  }
  return most;
}
