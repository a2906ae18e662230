/**
 * What a board accepts: the colours that each storage row takes (rules: "A round", 2).
 *
 * @packageDocumentation
 */
import { at, Board, type Cells, Lane, Line, Place, Rule } from '../state/cells.js';
import { cellsHolding, rowBits } from '../state/mosaic.js';
import { lineOf } from '../state/storage.js';

/** Tell which colours a row accepts: a bit for each, at the row's place in the colour's lane. */
function acceptedBy(cells: Readonly<Cells>, board: number, row: number): number {
  const line = lineOf(cells, board, row);
  const number = line & Line.Number;
  if (number !== 0) {
    return number <= row ? 1 << (Lane.Width * (line >> Line.Colour) + row) : 0;
  }
  let accepted = 0;
  for (let colour = 0; colour < Rule.Colours; colour++) {
    const inRow = rowBits(cellsHolding(cells, board, colour), row);
    if (inRow === 0) accepted |= 1 << (Lane.Width * colour + row);
  }
  return accepted;
}

/** Bring up to date what a row accepts, after its line or its mosaic row has changed. */
export function refreshRow(cells: Cells, board: number, row: number): void {
  const others = at(cells, board + Board.Accepts) & ~(Lane.Ones << row);
  cells[board + Board.Accepts] = others | acceptedBy(cells, board, row);
}

/** Work out what a whole board accepts. The floor accepts everything. */
export function refreshBoard(cells: Cells, board: number): void {
  cells[board + Board.Accepts] = Lane.Ones << Place.Floor;
  for (let row = 0; row < Rule.Size; row++) refreshRow(cells, board, row);
}
