/** Counting moves without their list, and sequences of moves, the usual check of a move generator. */
import { numberOf } from '../codec/notation.js';
import { countBits, lowestBit } from '../state/board.js';
import { at, boardOf, type Cells, lookUp, playerCount } from '../state/cells.js';
import { Board, Cell, Lane, PhaseIndex, Place, Rule } from '../state/layout.js';
import { Offers, SOURCE_OF_SLOT } from '../state/offers.js';
import { play, playerToMove } from './legal.js';
import { listMoves } from './list.js';
import { draft } from './play.js';

/** The number of bits of every set of targets. */
const TARGET_COUNTS = Uint8Array.from({ length: Lane.Mask + 1 }, (_, set) => countBits(set));

/** Count the sources of each colour times the targets that accept it. */
function countDrafts(cells: Readonly<Cells>, player: number): number {
  const accepted = at(cells, boardOf(player) + Board.Accepts);
  const low = at(cells, Cell.OffersLow);
  const high = at(cells, Cell.OffersHigh);
  let count = 0;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    const lanes = ((low >> colour) & Offers.Ones) + ((high >> colour) & Offers.Ones);
    // A multiplication adds up all lanes in the highest.
    const sources = (Math.imul(lanes, Offers.Ones) >>> Offers.Sum) & Offers.Slot;
    count += sources * lookUp(TARGET_COUNTS, (accepted >> (Lane.Width * colour)) & Lane.Mask);
  }
  return count;
}

/** Count the targets of the player to move that accept a colour. */
function countTargets(cells: Readonly<Cells>, colour: number): number {
  const accepted = at(cells, boardOf(at(cells, Cell.Turn)) + Board.Accepts);
  return lookUp(TARGET_COUNTS, (accepted >> (Lane.Width * colour)) & Lane.Mask);
}

/** Count the legal moves. */
export function countMoves(cells: Readonly<Cells>): number {
  const player = playerToMove(cells);
  if (player >= 0 && at(cells, Cell.Phase) === PhaseIndex.Drafting) {
    return countDrafts(cells, player);
  }
  return listMoves(cells).length;
}

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
 * Where the tiles go concerns only the player to move: the replies are the same for every target, so that
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
