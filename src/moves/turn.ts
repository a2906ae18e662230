/**
 * Whose turn it is, and in which phase (rules: "A round", "Reading the phase from a text").
 *
 * @packageDocumentation
 */
import { completeRows } from '../scoring/bonus.js';
import { at, Board, boardOf, Cell, type Cells, PhaseIndex, playerCount } from '../state/cells.js';
import { isOffering } from '../state/offers.js';
import { fullRows } from '../state/storage.js';

/** Return the next player clockwise. @inline */
function nextPlayer(cells: Readonly<Cells>, player: number): number {
  return player + 1 < playerCount(cells) ? player + 1 : 0;
}

/** Find the first player, clockwise from a given one, with a full storage row; -1 if there is none. */
export function findTiler(cells: Readonly<Cells>, from: number): number {
  let player = from;
  for (let seat = playerCount(cells); seat > 0; seat--) {
    if (fullRows(cells, boardOf(player)) !== 0) return player;
    player = nextPlayer(cells, player);
  }
  return -1;
}

/** End a player's drafting move: the next drafts while there are tiles, then tiling begins. */
export function passDraft(cells: Cells, player: number): void {
  if (isOffering(cells)) cells[Cell.Turn] = nextPlayer(cells, player);
  else passTiling(cells, player);
}

/** Let the first player with a full row tile, from one on clockwise; else the round ends. */
export function passTiling(cells: Cells, player: number): void {
  const tiler = findTiler(cells, player);
  cells[Cell.Phase] = tiler < 0 ? PhaseIndex.RoundEnd : PhaseIndex.Tiling;
  cells[Cell.Turn] = tiler < 0 ? nextPlayer(cells, player) : tiler;
}

/** Return the phase of a state that was read from a text, which does not state it. */
export function phaseAsRead(cells: Readonly<Cells>): number {
  if (isOffering(cells)) return PhaseIndex.Drafting;
  if (findTiler(cells, 0) >= 0) return PhaseIndex.Tiling;
  return at(cells, Cell.Token) === 1 && isSettled(cells)
    ? PhaseIndex.GameOver
    : PhaseIndex.RoundEnd;
}

/** Whether some mosaic row is complete while every floor is clear (rules: "Reading the phase from a text"). */
function isSettled(cells: Readonly<Cells>): boolean {
  let rows = 0;
  for (let player = playerCount(cells) - 1; player >= 0; player--) {
    const board = boardOf(player);
    if (at(cells, board + Board.Floor) !== 0) return false;
    rows += completeRows(cells, board);
  }
  return rows > 0;
}
