/**
 * Random play on cells, in place: the fast path of every simulation.
 *
 * It only chooses, each legal move being as likely as any other, without making a list of moves.
 * What a move does, and how rounds end and begin, are the same functions as everywhere.
 */
import { draftNumber, tilingNumber } from '../codec/notation.js';
import { pick, type Rng } from '../random/rng.js';
import { countBits, firstRow } from '../state/board.js';
import { at, boardOf, type Cells, lookUp } from '../state/cells.js';
import { Board, Cell, Lane, PhaseIndex, Place } from '../state/layout.js';
import { Offers, SLOT_OF_SOURCE } from '../state/offers.js';
import { playDraft, playerToMove, playTiling, tileableRows } from './legal.js';
import { tilingTargets } from './play.js';
import { dealRandom, endRound } from './round.js';

// Constants of the module: functions to inline read no other names.
const { imul } = Math;

/** How long a game was played. */
export interface Length {
  readonly moves: number;
  /** Number of rounds ended, with what is before the first deal. */
  readonly rounds: number;
}

/** Play at random to the end of the game, or until a number of moves has been played. */
export function playOut(cells: Cells, rng: Rng, limit: number): Length {
  let moves = 0;
  let rounds = 0;
  while (playerToMove(cells) >= 0 || at(cells, Cell.Phase) === PhaseIndex.RoundEnd) {
    for (; moves < limit && at(cells, Cell.Phase) === PhaseIndex.Drafting; moves++)
      playDraft(cells, anyDraft(cells, rng));
    for (; moves < limit && at(cells, Cell.Phase) === PhaseIndex.Tiling; moves++)
      playTiling(cells, anyTiling(cells, rng));
    if (at(cells, Cell.Phase) !== PhaseIndex.RoundEnd) break;
    rounds++;
    if (endRound(cells)) break;
    dealRandom(cells, rng);
  }
  return { moves, rounds };
}

/** Sets of sources or of targets: a bit for each member. */
enum Sets {
  Bits = 10,
  Number = 1024,
}

/** The number of members of every set. */
const COUNTS = Uint8Array.from({ length: Sets.Number }, (_, set) => countBits(set));

/** List the members of every set in order, with as many places for each set as there can be. */
function membersOfSets(bits: Uint8Array): Uint8Array {
  const members = new Uint8Array(Sets.Number * Sets.Bits);
  for (let set = 0; set < Sets.Number; set++) {
    let place = set * Sets.Bits;
    bits.forEach((bit, member) => {
      if ((set >> bit) & 1) members[place++] = member;
    });
  }
  return members;
}

/** The sources in every set of slots. */
const SOURCES_OF_SETS = membersOfSets(SLOT_OF_SOURCE);

/** The targets, or the columns, in every set of them. */
const TARGETS_OF_SETS = membersOfSets(Uint8Array.of(0, 1, 2, 3, 4, Place.Floor));

/** Take the member of a set that so many others come before. @inline */
function memberOf(members: Uint8Array, set: number, rank: number): number {
  return lookUp(members, set * Sets.Bits + rank);
}

/** The number of fraction bits of the inverses. */
const INVERSE_BITS = 15;

/** The inverse of each number of members, rounded up; nothing is divided by 0. */
const INVERSES = Uint16Array.from({ length: Sets.Bits + 1 }, (_, divisor) =>
  Math.ceil(2 ** INVERSE_BITS / divisor),
);

/** Divide a number of moves by a number of members; a division would take longer. @inline */
function quotient(moves: number, members: number): number {
  // There are far too few moves for the inverse's last bit to matter.
  return imul(moves, INVERSES[members] as number) >> INVERSE_BITS;
}

/** Count the bits of each lane, next to each other in all lanes. */
function countLanes(lanes: number): number {
  const pairs = (lanes & Bits.Even) + ((lanes >> 1) & Bits.Even);
  return (pairs & Bits.Pair) + ((pairs >> 2) & Bits.Pair) + ((pairs >> 4) & Bits.Pair);
}

/** Gather the sources of a colour from one offers cell: a bit for each, side by side. */
function gatherSources(offers: number, colour: number): number {
  const apart = (offers >> colour) & Offers.Ones;
  const pairs = (apart | (apart >> 4)) & Bits.Gathered;
  return (pairs | (pairs >> 8) | (pairs >> 16)) & Lane.Mask;
}

/** Masks for working on all lanes, or all sources, at once. */
enum Bits {
  /** Bits 0, 2 and 4 of each lane. */
  Even = 0x15555555,
  /** Bits 0 and 1 of each lane. */
  Pair = 0x30c30c3,
  /** Where the bits of sources 0, 2 and 4 are, and those of 1, 3 and 5 once moved next to them. */
  Gathered = 0x300c03,
}

/**
 * Return -1 if a number is below another, else 0, without an unpredictable branch.
 *
 * @inline
 */
function below(number: number, limit: number): number {
  return (number - limit) >> 31;
}

/** Count the sources that have a colour. @inline */
function sourcesWith(low: number, high: number, colour: number): number {
  // A multiplication adds up all sources in the highest five bits.
  return (
    imul(((low >> colour) & Offers.Ones) + ((high >> colour) & Offers.Ones), Offers.Ones << 2) >>>
    (Offers.Sum + 2)
  );
}

/** Count the moves with a colour: its sources times the targets that accept it. @inline */
function movesWith(low: number, high: number, targets: number, colour: number): number {
  return sourcesWith(low, high, colour) * ((targets >> (Lane.Width * colour)) & Lane.Mask);
}

/** Choose a drafting move by its number. */
export function anyDraft(cells: Readonly<Cells>, rng: Rng): number {
  const low = at(cells, Cell.OffersLow);
  const high = at(cells, Cell.OffersHigh);
  const player = at(cells, Cell.Turn);
  const accepts = at(cells, boardOf(player) + Board.Accepts);
  const counts = countLanes(accepts);
  // How many moves there are up to each colour's last.
  const a = movesWith(low, high, counts, 0);
  const b = a + movesWith(low, high, counts, 1);
  const c = b + movesWith(low, high, counts, 2);
  const d = c + movesWith(low, high, counts, 3);
  const any = pick(rng, d + movesWith(low, high, counts, 4));
  const colour = 4 + below(any, a) + below(any, b) + below(any, c) + below(any, d);

  // A colour's moves have consecutive numbers, whose remainders are each pair of ranks once.
  const lane = Lane.Width * colour;
  const targets = (counts >> lane) & Lane.Mask;
  const rest = quotient(any, targets);
  const target = memberOf(TARGETS_OF_SETS, (accepts >> lane) & Lane.Mask, any - targets * rest);
  const set = gatherSources(low, colour) | (gatherSources(high, colour) << Offers.LowSlots);
  const sources = lookUp(COUNTS, set);
  const source = memberOf(SOURCES_OF_SETS, set, rest - sources * quotient(rest, sources));
  return draftNumber(player, source, colour, target);
}

/** Choose a tiling move by its number: each row gets the choice as often as it has to. */
function anyTiling(cells: Readonly<Cells>, rng: Rng): number {
  const player = playerToMove(cells);
  const board = boardOf(player);
  let choice = 0;
  let total = 0;
  for (let rows = tileableRows(cells, board); rows !== 0; rows &= rows - 1) {
    const row = firstRow(rows);
    const columns = tilingTargets(cells, board, row);
    const count = lookUp(COUNTS, columns);
    total += count;
    const place = total > 1 ? pick(rng, total) : 0;
    if (place < count)
      choice = tilingNumber(player, row, memberOf(TARGETS_OF_SETS, columns, place));
  }
  return choice;
}
