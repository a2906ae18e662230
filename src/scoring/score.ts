/**
 * The one place where a score changes.
 *
 * @packageDocumentation
 */
import { at, Board, type Cells, Rule } from '../state/cells.js';

// Taken out by name: the build knows that they change nothing, and writes their callers in place.
const { max, min } = Math;

/** Change a score, which never falls below 0 nor outgrows the format's three digits. */
export function addPoints(cells: Cells, board: number, points: number): void {
  const score = at(cells, board + Board.Score) + points;
  cells[board + Board.Score] = max(0, min(score, Rule.HighestScore));
}
