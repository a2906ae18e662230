/** The player to move, whether a move is legal, and what it does. */
import {
  colourOrRow,
  isTiling,
  Numbering,
  playerOf,
  sourceOf,
  targetOrColumn,
} from '../codec/notation.js';
import { fullRows } from '../state/board.js';
import { at, boardOf, type Cells, playerCount } from '../state/cells.js';
import { Board, Cell, Lane, PhaseIndex } from '../state/layout.js';
import { tilesAt } from '../state/offers.js';
import { isAnyOrder } from '../state/rules.js';
import { draft, findTiler, tile, tilingTargets } from './play.js';

/** Return the player to move: in tiling the first, from the turn on, with a full row; -1 for none. */
export function playerToMove(cells: Readonly<Cells>): number {
  const turn = at(cells, Cell.Turn);
  // Only an unchecked text names a player who is not in the game.
  if (turn >= playerCount(cells)) return -1;
  // When a round or the game has ended, no player has a full row.
  return at(cells, Cell.Phase) === PhaseIndex.Drafting ? turn : findTiler(cells, turn);
}

/** Return the full rows of a player that may be tiled next: bit 3 of each one's lane. */
export function tileableRows(cells: Readonly<Cells>, board: number): number {
  const full = fullRows(cells, board);
  return isAnyOrder(at(cells, Cell.Settings)) ? full : full & -full;
}

/** Whether a move, by its number, is legal. */
export function isLegal(cells: Readonly<Cells>, number: number): boolean {
  return isTiling(number) ? isLegalTiling(cells, number) : isLegalDraft(cells, number);
}

function isLegalDraft(cells: Readonly<Cells>, number: number): boolean {
  const player = playerOf(number);
  if (player !== at(cells, Cell.Turn) || player >= playerCount(cells)) return false;
  // Nothing lies at any source outside the drafting phase.
  const tiles = tilesAt(cells, sourceOf(number), colourOrRow(number));
  const accepts = at(cells, boardOf(player) + Board.Accepts);
  return tiles !== 0 && ((accepts >> (number & Numbering.Choice)) & 1) === 1;
}

function isLegalTiling(cells: Readonly<Cells>, number: number): boolean {
  const player = playerOf(number);
  if (at(cells, Cell.Phase) !== PhaseIndex.Tiling || player !== playerToMove(cells)) return false;
  const row = colourOrRow(number);
  const board = boardOf(player);
  const isNext = (tileableRows(cells, board) >> (Lane.Width * row + 3)) & 1;
  return isNext === 1 && ((tilingTargets(cells, board, row) >> targetOrColumn(number)) & 1) === 1;
}

/** Play a legal drafting move by its number. */
export function playDraft(cells: Cells, number: number): void {
  draft(cells, sourceOf(number), colourOrRow(number), targetOrColumn(number));
}

/** Play a legal tiling move by its number. */
export function playTiling(cells: Cells, number: number): void {
  tile(cells, playerOf(number), colourOrRow(number), targetOrColumn(number));
}

/** Play a legal move by its number. */
export function play(cells: Cells, number: number): void {
  if (isTiling(number)) playTiling(cells, number);
  else playDraft(cells, number);
}

/** Play a move by its number on a copy; give nothing if it is illegal. */
export function playOnCopy(cells: Readonly<Cells>, number: number): Cells | undefined {
  if (isTiling(number)) {
    if (!isLegalTiling(cells, number)) return undefined;
    const next = cells.slice();
    playTiling(next, number);
    return next;
  }
  if (!isLegalDraft(cells, number)) return undefined;
  const next = cells.slice();
  playDraft(next, number);
  return next;
}
