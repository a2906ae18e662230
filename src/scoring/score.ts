/**
 * The one place where a score changes.
 *
 * @packageDocumentation
 */
import { at, Board, type Cells, Rule } from '../state/cells.js';

const { max, min } = Math;

/** Change a score, which never falls below 0 nor outgrows the format's three digits. */
export function addPoints(cells: Cells, board: number, points: number): void {
  const score = at(cells, board + Board.Score) + points;
  cells[board + Board.Score] = max(0, min(score, Rule.HighestScore));
}
