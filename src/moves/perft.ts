/**
 * Counting move sequences, the usual check of a move generator.
 *
 * @packageDocumentation
 */
import { numberOf } from '../codec/notation.js';
import {
  at,
  Cell,
  type Cells,
  lookUp,
  PhaseIndex,
  Place,
  playerCount,
  Rule,
} from '../state/cells.js';
import { lowestBit } from '../state/mosaic.js';
import { Offers, SOURCE_OF_SLOT } from '../state/offers.js';
import { countMoves, countTargets } from './count.js';
import { draft } from './draft.js';
import { play } from './legal.js';
import { listMoves } from './list.js';

/** Count the sequences of legal moves of a length. The last moves are counted, not played. */
export function countSequences(cells: Readonly<Cells>, depth: number): number {
  if (depth <= 1) return depth === 1 ? countMoves(cells) : 1;
  if (depth === 2 && isDrafting(cells) && playerCount(cells) > 1) return countPairs(cells);
  let count = 0;
  for (const move of listMoves(cells)) {
    const next = cells.slice();
    play(next, numberOf(move));
    if (at(next, Cell.Phase) === at(cells, Cell.Phase)) count += countSequences(next, depth - 1);
  }
  return count;
}

/** @inline */
function isDrafting(cells: Readonly<Cells>): boolean {
  return at(cells, Cell.Phase) === PhaseIndex.Drafting;
}

/**
 * Count the pairs of a drafting move and the next player's answer to it.
 *
 * Where the tiles go is the mover's own matter: the answers are the same for every target, so that
 * what is taken is played once, to the floor, which always accepts it.
 */
function countPairs(cells: Readonly<Cells>): number {
  return (
    countPairsOf(cells, at(cells, Cell.OffersLow), 0) +
    countPairsOf(cells, at(cells, Cell.OffersHigh), Offers.LowSlots)
  );
}

/** Count the pairs whose first move takes from the slots of one offers cell. */
function countPairsOf(cells: Readonly<Cells>, offers: number, first: number): number {
  let count = 0;
  for (let rest = offers; rest !== 0; rest &= rest - 1) {
    const offer = lowestBit(rest);
    const colour = offer % Rule.Colours;
    const source = lookUp(SOURCE_OF_SLOT, first + ((offer / Rule.Colours) | 0));
    const next = cells.slice();
    draft(next, source, colour, Place.Floor);
    if (isDrafting(next)) count += countTargets(cells, colour) * countMoves(next);
  }
  return count;
}
