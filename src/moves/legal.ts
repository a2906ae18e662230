/**
 * Which moves are legal: their list, their number, and the check of one.
 *
 * @packageDocumentation
 */
import { Numbering, notationOf, notationsOf, tilingNumber } from '../codec/notation.js';
import {
  at,
  Board,
  boardOf,
  Cell,
  type Cells,
  Lane,
  lookUp,
  PhaseIndex,
  playerCount,
  Rule,
} from '../state/cells.js';
import { countBits, lowestBit } from '../state/mosaic.js';
import { Offers } from '../state/offers.js';
import { isAnyOrder } from '../state/rules.js';
import { firstRow, fullRows } from '../state/storage.js';
import type { Move } from '../state/vocabulary.js';
import { draft } from './draft.js';
import { tile, tilingTargets } from './tile.js';
import { findTiler } from './turn.js';

/** Tell who moves: in tiling the first, from the turn on, who has a full row; -1 for nobody. */
export function moverOf(cells: Readonly<Cells>): number {
  const turn = at(cells, Cell.Turn);
  // Only an unchecked text names a player who is not in the game.
  if (turn >= playerCount(cells)) return -1;
  // When a round or the game has ended, nobody has a full row.
  return at(cells, Cell.Phase) === PhaseIndex.Drafting ? turn : findTiler(cells, turn);
}

/** Tell which of a player's full rows may be tiled next: bit 3 of each one's lane. */
export function tileableRows(cells: Readonly<Cells>, board: number): number {
  const full = fullRows(cells, board);
  return isAnyOrder(at(cells, Cell.Settings)) ? full : full & -full;
}

/** List the legal moves, in the order of their notation. */
export function listMoves(cells: Readonly<Cells>): Move[] {
  const player = moverOf(cells);
  if (player < 0) return [];
  return at(cells, Cell.Phase) === PhaseIndex.Drafting
    ? listDrafts(cells, player)
    : listTilings(cells, player);
}

function listDrafts(cells: Readonly<Cells>, player: number): Move[] {
  // A list of the right length is not copied while it grows.
  const moves = new Array<Move>(countDrafts(cells, player));
  const accepts = at(cells, boardOf(player) + Board.Accepts);
  const texts = notationsOf(player);
  const middle = fillDrafts(moves, 0, texts, 0, at(cells, Cell.OffersLow), accepts);
  fillDrafts(moves, middle, texts, Offers.Low, at(cells, Cell.OffersHigh), accepts);
  return moves;
}

/** The lanes of every set of colours, all bits of each. */
const LANES = Int32Array.from({ length: Offers.Source + 1 }, (_, set) => {
  let lanes = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    lanes |= Lane.Mask << (Lane.Width * lowestBit(rest));
  }
  return lanes;
});

/**
 * Write the moves of one offers cell from a place of the list on; answer the place behind them.
 *
 * A source's moves are the bits of one mask: few long loops are guessed better than many short.
 */
function fillDrafts(
  moves: Move[],
  start: number,
  texts: readonly Move[],
  firstOffer: number,
  offers: number,
  accepts: number,
): number {
  let place = start;
  let first = firstOffer * Numbering.Targets;
  for (let rest = offers; rest !== 0; rest >>= Rule.Colours) {
    // There is an entry for every set of colours.
    const accepted = accepts & (LANES[rest & Offers.Source] as number);
    for (let bits = accepted; bits !== 0; bits &= bits - 1) {
      // Sources and targets are within the table.
      moves[place++] = texts[first + lowestBit(bits)] as Move;
    }
    first += Rule.Colours * Numbering.Targets;
  }
  return place;
}

function listTilings(cells: Readonly<Cells>, player: number): Move[] {
  const moves: Move[] = [];
  const board = boardOf(player);
  for (let rows = tileableRows(cells, board); rows !== 0; rows &= rows - 1) {
    const row = firstRow(rows);
    for (let targets = tilingTargets(cells, board, row); targets !== 0; targets &= targets - 1) {
      moves.push(notationOf(player, tilingNumber(row, lowestBit(targets))));
    }
  }
  return moves;
}

/** Tell whether a player's move, by its number, is legal. */
export function isLegal(cells: Readonly<Cells>, player: number, number: number): boolean {
  if (player !== moverOf(cells)) return false;
  return number < Numbering.FirstTiling
    ? isLegalDraft(cells, player, number)
    : isLegalTiling(cells, player, number);
}

function isLegalDraft(cells: Readonly<Cells>, player: number, number: number): boolean {
  const offer = (number / Numbering.Targets) | 0;
  const target = number % Numbering.Targets;
  const offers =
    offer < Offers.Low
      ? at(cells, Cell.OffersLow) >> offer
      : at(cells, Cell.OffersHigh) >> (offer - Offers.Low);
  const accepts =
    at(cells, boardOf(player) + Board.Accepts) >> (Lane.Width * (offer % Rule.Colours) + target);
  // Nothing is offered outside the drafting phase.
  return (offers & accepts & 1) === 1;
}

function isLegalTiling(cells: Readonly<Cells>, player: number, number: number): boolean {
  if (at(cells, Cell.Phase) !== PhaseIndex.Tiling) return false;
  const row = ((number - Numbering.FirstTiling) / Numbering.Targets) | 0;
  const board = boardOf(player);
  const isNext = (tileableRows(cells, board) >> (Lane.Width * row + 3)) & 1;
  return (
    isNext === 1 && ((tilingTargets(cells, board, row) >> (number % Numbering.Targets)) & 1) === 1
  );
}

/** Play a legal move by its number. */
export function play(cells: Cells, number: number): void {
  const target = number % Numbering.Targets;
  const from = (number / Numbering.Targets) | 0;
  if (number < Numbering.FirstTiling)
    draft(cells, (from / Rule.Colours) | 0, from % Rule.Colours, target);
  else tile(cells, from - Numbering.FirstTiling / Numbering.Targets, target);
}

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
    const sources = (Math.imul(lanes, Offers.Ones) >>> Offers.Sum) & Offers.Source;
    count += sources * lookUp(TARGET_COUNTS, (accepted >> (Lane.Width * colour)) & Lane.Mask);
  }
  return count;
}

/** Count the targets that accept what the player to move can take: an offer's colour. */
export function countTargets(cells: Readonly<Cells>, offer: number): number {
  const accepted = at(cells, boardOf(at(cells, Cell.Turn)) + Board.Accepts);
  return lookUp(TARGET_COUNTS, (accepted >> (Lane.Width * (offer % Rule.Colours))) & Lane.Mask);
}

/** Count the legal moves. */
export function countMoves(cells: Readonly<Cells>): number {
  const player = moverOf(cells);
  if (player >= 0 && at(cells, Cell.Phase) === PhaseIndex.Drafting) {
    return countDrafts(cells, player);
  }
  return listMoves(cells).length;
}
