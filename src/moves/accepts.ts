/**
 * What a board accepts: the colours that each storage row takes (rules: "Drafting").
 *
 * @packageDocumentation
 */
import { at, Board, type Cells, Lane, Place, Rule, StorageBits } from '../state/cells.js';
import { cellsHolding, rowBits } from '../state/mosaic.js';
import { lineOf } from '../state/storage.js';

/**
 * Write which colours a row accepts: a bit for each, at the row's place in the colour's lane.
 *
 * @inline
 */
export function setAccepted(cells: Cells, board: number, row: number, accepted: number): void {
  cells[board + Board.Accepts] =
    (at(cells, board + Board.Accepts) & ~(Lane.Ones << row)) | accepted;
}

/** Return what a row accepts that holds tiles: more of their colour, if it has room. @inline */
export function acceptedWith(row: number, colour: number, number: number): number {
  return number <= row ? 1 << (Lane.Width * colour + row) : 0;
}

/** Return what an empty row accepts: colours that its mosaic row does not have. */
export function acceptedEmpty(cells: Readonly<Cells>, board: number, row: number): number {
  let accepted = 0;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    // One less than no tile is negative, and its sign the bit: no unpredictable branch.
    const isMissing = (rowBits(cellsHolding(cells, board, colour), row) - 1) >>> 31;
    accepted |= isMissing << (Lane.Width * colour + row);
  }
  return accepted;
}

/** Work out what a whole board accepts. The floor accepts everything. */
export function refreshBoard(cells: Cells, board: number): void {
  cells[board + Board.Accepts] = Lane.Ones << Place.Floor;
  for (let row = 0; row < Rule.Size; row++) {
    const line = lineOf(cells, board, row);
    const colour = line >> StorageBits.ColourShift;
    const number = line & StorageBits.CountMask;
    const accepted =
      number === 0 ? acceptedEmpty(cells, board, row) : acceptedWith(row, colour, number);
    setAccepted(cells, board, row, accepted);
  }
}
