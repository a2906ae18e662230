/** The list of legal moves. */
import { draftNumber, notationsOf, tilingNumber } from '../codec/notation.js';
import { countBits, firstRow, lowestBit } from '../state/board.js';
import { at, boardOf, type Cells, lookUp } from '../state/cells.js';
import { Board, Cell, Lane, PhaseIndex, Place, Rule } from '../state/layout.js';
import { Offers, SOURCE_OF_SLOT } from '../state/offers.js';
import { type Move, ROWS } from '../state/vocabulary.js';
import { playerToMove, tileableRows } from './legal.js';
import { tilingTargets } from './play.js';

/**
 * The numbers of a list that is being made, two bytes each. No call reads what another left.
 *
 * Numbers are written for all targets that there can be, two at a time, and those that are too
 * many are written over: a loop over the targets would cost more, as its end is unpredictable.
 */
const NUMBERS = new DataView(new ArrayBuffer(1024));

/** The layout of numbers in pairs. */
enum Pair {
  /** Pairs for each set of targets. */
  Number = 3,
  Bytes = 4,
  /** One in both numbers of a pair. */
  Ones = 0x10001,
  /** The bits of the first number. */
  First = 0xffff,
  /** How far up the second number is. */
  Second = 16,
}

/** The members of every set of targets in order, in pairs. */
const TARGET_PAIRS = Int32Array.from({ length: (Lane.Mask + 1) * Pair.Number }, (_, index) => {
  let set = Math.trunc(index / Pair.Number);
  for (let dropped = 2 * (index % Pair.Number); dropped > 0; dropped--) set &= set - 1;
  const second = set & (set - 1);
  return Math.max(0, lowestBit(set)) + (Math.max(0, lowestBit(second)) << Pair.Second);
});

/** How many bytes the numbers of every set of targets take. */
const BYTES = Uint8Array.from({ length: Lane.Mask + 1 }, (_, set) => 2 * countBits(set));

/** All offers: a colour at each source. */
const OFFERS = (Place.Centre + 1) * Rule.Colours;

/** The lane of each offer's colour. Offers are counted by slot, and by colour in each. */
const LANES = Uint8Array.from(
  { length: OFFERS },
  (_, offer) => Lane.Width * (offer % Rule.Colours),
);

/** The first player's first number of each offer, twice. */
const OFFER_NUMBERS = Int32Array.from({ length: OFFERS }, (_, offer) => {
  const source = lookUp(SOURCE_OF_SLOT, (offer / Rule.Colours) | 0);
  return draftNumber(0, source, offer % Rule.Colours, 0) * Pair.Ones;
});

/** The first player's first number of each row, twice. */
const ROW_NUMBERS = Int32Array.from(ROWS, (row) => tilingNumber(0, row, 0) * Pair.Ones);

/** Write the numbers of a set of targets from a byte on, and other numbers after them. */
function writeTargets(place: number, first: number, set: number): void {
  const pair = Pair.Number * set;
  // There is an entry for every set of targets.
  NUMBERS.setInt32(place, first + (TARGET_PAIRS[pair] as number), true);
  NUMBERS.setInt32(place + Pair.Bytes, first + (TARGET_PAIRS[pair + 1] as number), true);
  NUMBERS.setInt32(place + 2 * Pair.Bytes, first + (TARGET_PAIRS[pair + 2] as number), true);
}

/** Write the numbers of one offers cell's moves from a byte on; return the byte after them. */
function writeOffers(start: number, first: number, offers: number, accepts: number): number {
  let place = start;
  for (let rest = offers; rest !== 0; rest &= rest - 1) {
    const offer = first + lowestBit(rest);
    const set = (accepts >> lookUp(LANES, offer)) & Lane.Mask;
    // There is an entry for every offer.
    writeTargets(place, OFFER_NUMBERS[offer] as number, set);
    place += lookUp(BYTES, set);
  }
  return place;
}

/** Write the numbers of all drafting moves in order: the centre's are the last. */
function writeDrafts(cells: Readonly<Cells>, board: number): number {
  const accepts = at(cells, board + Board.Accepts);
  const low = at(cells, Cell.OffersLow);
  const high = at(cells, Cell.OffersHigh);
  if (high === 0) return writeOffers(0, 0, low, accepts);
  const middle = writeOffers(0, 0, low & Offers.Factories, accepts);
  const end = writeOffers(middle, Offers.Low, high, accepts);
  return writeOffers(end, 0, low & ~Offers.Factories, accepts);
}

/** Write the numbers of all tiling moves in order. */
function writeTilings(cells: Readonly<Cells>, board: number): number {
  let place = 0;
  for (let rows = tileableRows(cells, board); rows !== 0; rows &= rows - 1) {
    const row = firstRow(rows);
    const set = tilingTargets(cells, board, row);
    // There is an entry for every row.
    writeTargets(place, ROW_NUMBERS[row] as number, set);
    place += lookUp(BYTES, set);
  }
  return place;
}

/** List the legal moves, in the order of their notation. */
export function listMoves(cells: Readonly<Cells>): Move[] {
  const player = playerToMove(cells);
  if (player < 0) return [];
  const isDrafting = at(cells, Cell.Phase) === PhaseIndex.Drafting;
  const board = boardOf(player);
  const end = isDrafting ? writeDrafts(cells, board) : writeTilings(cells, board);
  // A list of the right length is not copied while it grows.
  const length = end >> 1;
  const moves = new Array<Move>(length);
  const texts = notationsOf(player);
  // Every number that was written is in the table.
  for (let place = 1; place < length; place += 2) {
    const pair = NUMBERS.getInt32(2 * place - 2, true);
    moves[place - 1] = texts[pair & Pair.First] as Move;
    moves[place] = texts[pair >> Pair.Second] as Move;
  }
  // The player to move has a move. A pair's last is written again, to avoid an unpredictable branch.
  moves[length - 1] = texts[NUMBERS.getInt16(end - 2, true)] as Move;
  return moves;
}
