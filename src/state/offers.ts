/** The cells that are an index over others: what can be drafted where (offers), and which rows take it (accepts). */
import { cellsHolding, lineOf, rowBits } from './board.js';
import { at, type Cells, lookUp } from './cells.js';
import { Board, Cell, Lane, Place, Rule, StorageBits } from './layout.js';

/**
 * How the offers cells are laid out.
 *
 * A source's five bits are its slot. The low cell has six: factories 0 to 4 and then the centre,
 * which is all that two players have. The high cell has those of factories 5 to 8.
 */
export enum Offers {
  /** The bits of one slot. */
  Slot = 31,
  /** Slots of the low cell. */
  LowSlots = 6,
  /** Offers in the low cell, over all its slots. */
  Low = 30,
  /** The offers of factories 0 to 4. */
  Factories = 0x1ffffff,
  /** Where the centre's bits begin in the low cell. */
  Centre = 25,
  /** Bit 0 of each slot. */
  Ones = 0x2108421,
  /** The lowest bit of the sum of all slots, after a multiplication by Ones. */
  Sum = 25,
}

/** The source of each slot. */
export const SOURCE_OF_SLOT = Uint8Array.of(0, 1, 2, 3, 4, Place.Centre, 5, 6, 7, 8);

/** The slot of each source. */
export const SLOT_OF_SOURCE = Uint8Array.from(SOURCE_OF_SLOT, (_, source) =>
  SOURCE_OF_SLOT.indexOf(source),
);

/** The offers cell of each source. */
const CELLS = Uint8Array.from(SLOT_OF_SOURCE, (slot) =>
  slot < Offers.LowSlots ? Cell.OffersLow : Cell.OffersHigh,
);

/** Where the bits of each source begin in its cell. */
const SHIFTS = Uint8Array.from(SLOT_OF_SOURCE, (slot) => Rule.Colours * (slot % Offers.LowSlots));

/** Count the tiles of a colour at a source. @inline */
export function tilesAt(cells: Readonly<Cells>, source: number, colour: number): number {
  return (at(cells, Cell.Sources + source) >> (Lane.Width * colour)) & Lane.Mask;
}

/** Return the colours at a source: a bit for each. */
export function coloursAt(cells: Readonly<Cells>, source: number): number {
  return (at(cells, lookUp(CELLS, source)) >> lookUp(SHIFTS, source)) & Offers.Slot;
}

/** Whether any tile is left to draft. @inline */
export function isOffering(cells: Readonly<Cells>): boolean {
  return (at(cells, Cell.OffersLow) | at(cells, Cell.OffersHigh)) !== 0;
}

/** Return the colours among tiles, a lane of six bits for each colour: a bit for each. */
function coloursOf(tiles: number): number {
  const pairs = tiles | (tiles >> 1);
  const lanes = (pairs | (pairs >> 2) | (pairs >> 4)) & Lane.Ones;
  return (lanes | (lanes >> 5) | (lanes >> 10) | (lanes >> 15) | (lanes >> 20)) & Offers.Slot;
}

/** Put tiles on an empty source: a lane of six bits for each colour. */
export function fillSource(cells: Cells, source: number, tiles: number): void {
  cells[Cell.Sources + source] = tiles;
  const cell = lookUp(CELLS, source);
  cells[cell] = at(cells, cell) | (coloursOf(tiles) << lookUp(SHIFTS, source));
}

/** Take a source's tiles of one colour; its other tiles move to the centre, or stay there. */
export function takeTiles(cells: Cells, source: number, colour: number): number {
  const lane = Lane.Width * colour;
  const tiles = at(cells, Cell.Sources + source);
  const cell = lookUp(CELLS, source);
  const shift = lookUp(SHIFTS, source);
  const offers = at(cells, cell);
  const others = (offers >> shift) & Offers.Slot & ~(1 << colour);
  cells[Cell.Sources + source] = 0;
  cells[cell] = offers & ~(Offers.Slot << shift);

  const centre = Cell.Sources + Place.Centre;
  cells[centre] = at(cells, centre) + (tiles & ~(Lane.Mask << lane));
  cells[Cell.OffersLow] = at(cells, Cell.OffersLow) | (others << Offers.Centre);
  return (tiles >> lane) & Lane.Mask;
}

/** Take everything from every source. */
export function clearSources(cells: Cells): void {
  cells.fill(0, Cell.Sources, Cell.Sources + Place.Centre + 1);
  cells[Cell.OffersLow] = 0;
  cells[Cell.OffersHigh] = 0;
}

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
