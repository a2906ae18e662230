/**
 * The number of legal moves, without their list.
 *
 * @packageDocumentation
 */
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  Lane,
  lookUp,
  PhaseIndex,
  Rule,
} from '../state/cells.js';
import { countBits } from '../state/mosaic.js';
import { Offers } from '../state/offers.js';
import { playerToMove } from './legal.js';
import { listMoves } from './list.js';

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
export function countTargets(cells: Readonly<Cells>, colour: number): number {
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
