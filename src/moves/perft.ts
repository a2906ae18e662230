/**
 * Counting move sequences, the usual check of a move generator.
 *
 * @packageDocumentation
 */
import { numberOf } from '../codec/notation.js';
import { at, Cell, type Cells } from '../state/cells.js';
import { countMoves, listMoves, play } from './legal.js';

/** Count the sequences of legal moves of a length. The last move is counted, not played. */
export function countSequences(cells: Readonly<Cells>, depth: number): number {
  if (depth <= 1) return depth === 1 ? countMoves(cells) : 1;
  let count = 0;
  for (const move of listMoves(cells)) {
    const next = cells.slice();
    play(next, numberOf(move));
    if (at(next, Cell.Phase) === at(cells, Cell.Phase)) count += countSequences(next, depth - 1);
  }
  return count;
}
