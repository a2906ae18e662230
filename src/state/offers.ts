/**
 * What lies where to be drafted: the offers cells, an index over the tiles of the ten sources.
 *
 * @packageDocumentation
 */
import { at, Cell, type Cells, factoryCount, Lane, Place, Rule } from './cells.js';

/** How the offers cells are laid out. */
export enum Offers {
  /** The bits of one source. */
  Source = 31,
  /** Sources whose offers lie in the low cell; those of the others lie in the high cell. */
  LowSources = 6,
  /** Offers in the low cell, over all its sources. */
  Low = 30,
  /** Where the centre's bits begin in the high cell. */
  Centre = 15,
  /** Bit 0 of each source. */
  Ones = 0x2108421,
  /** How far up the sum of all sources' lanes stands after a multiplication with Ones. */
  Sum = 25,
}

function offersCell(source: number): number {
  return source < Offers.LowSources ? Cell.OffersLow : Cell.OffersHigh;
}

function offersShift(source: number): number {
  return Rule.Colours * (source < Offers.LowSources ? source : source - Offers.LowSources);
}

/** Count the tiles of a colour at a source. */
export function tilesAt(cells: Readonly<Cells>, source: number, colour: number): number {
  return (at(cells, Cell.Sources + source) >> (Lane.Width * colour)) & Lane.Mask;
}

/** Tell which colours lie at a source: a bit for each. */
export function coloursAt(cells: Readonly<Cells>, source: number): number {
  return (at(cells, offersCell(source)) >> offersShift(source)) & Offers.Source;
}

/** Tell whether any tile is left to draft. */
export function isOffering(cells: Readonly<Cells>): boolean {
  return (at(cells, Cell.OffersLow) | at(cells, Cell.OffersHigh)) !== 0;
}

/** Tell which colours are among tiles, a lane of six bits for each colour: a bit for each. */
function coloursOf(tiles: number): number {
  const pairs = tiles | (tiles >> 1);
  const lanes = (pairs | (pairs >> 2) | (pairs >> 4)) & Lane.Ones;
  return (lanes | (lanes >> 5) | (lanes >> 10) | (lanes >> 15) | (lanes >> 20)) & Offers.Source;
}

/** Put tiles on an empty source: a lane of six bits for each colour. */
export function fillSource(cells: Cells, source: number, tiles: number): void {
  cells[Cell.Sources + source] = tiles;
  const cell = offersCell(source);
  cells[cell] = at(cells, cell) | (coloursOf(tiles) << offersShift(source));
}

/** Bring the offers up to date after tiles were put on factories that had been empty. */
export function indexFactories(cells: Cells): void {
  for (let factory = factoryCount(cells) - 1; factory >= 0; factory--) {
    const cell = offersCell(factory);
    const colours = coloursOf(at(cells, Cell.Sources + factory));
    cells[cell] = at(cells, cell) | (colours << offersShift(factory));
  }
}

/** Take a factory's tiles of one colour, and move its other tiles to the centre. */
export function takeFromFactory(cells: Cells, factory: number, colour: number): number {
  const lane = Lane.Width * colour;
  const tiles = at(cells, Cell.Sources + factory);
  const centre = Cell.Sources + Place.Centre;
  cells[Cell.Sources + factory] = 0;
  cells[centre] = at(cells, centre) + (tiles & ~(Lane.Mask << lane));

  const cell = offersCell(factory);
  const shift = offersShift(factory);
  const offers = at(cells, cell);
  const others = (offers >> shift) & Offers.Source & ~(1 << colour);
  cells[cell] = offers & ~(Offers.Source << shift);
  cells[Cell.OffersHigh] = at(cells, Cell.OffersHigh) | (others << Offers.Centre);
  return (tiles >> lane) & Lane.Mask;
}

/** Take the centre's tiles of one colour. */
export function takeFromCentre(cells: Cells, colour: number): number {
  const lane = Lane.Width * colour;
  const centre = Cell.Sources + Place.Centre;
  const tiles = at(cells, centre);
  cells[centre] = tiles & ~(Lane.Mask << lane);
  cells[Cell.OffersHigh] = at(cells, Cell.OffersHigh) & ~(1 << (Offers.Centre + colour));
  return (tiles >> lane) & Lane.Mask;
}

/** Take everything from every source. */
export function clearSources(cells: Cells): void {
  cells.fill(0, Cell.Sources, Cell.Sources + Place.Centre + 1);
  cells[Cell.OffersLow] = 0;
  cells[Cell.OffersHigh] = 0;
}
