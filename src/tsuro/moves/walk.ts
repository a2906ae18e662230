/**
 * How avatars walk along the wires.
 *
 * @packageDocumentation
 */
import { across, EDGE, facedSquare } from '../state/board.js';
import { isOnBoard, type Position } from '../state/position.js';
import { exitOfOption } from '../state/tiles.js';

/** Where a walk ends that does not end on a place: at the edge of the board, or nowhere. */
export enum End {
  Leaves = -2,
  Loops = -3,
}

/** A tile that is put down: the board is that of before. */
export interface Placement {
  /** The square. */
  readonly square: number;
  /** The tile and its rotation. */
  readonly option: number;
}

/**
 * Return the place where an avatar is after one wire more. It is the same place where the avatar faces an
 * empty square, and {@link End.Leaves} where it faces the edge of the board.
 */
function step(board: readonly number[], { square, option }: Placement, place: number): number {
  const entry = across(place);
  if (entry === EDGE) return End.Leaves;
  const entered = entry >> 3;
  const content = entered === square ? option : (board[entered] ?? 0) - 1;
  return content < 0 ? place : (entered << 3) | exitOfOption(content, entry & 7);
}

/**
 * Return where an avatar ends that walks from a place: a place, or an {@link End}.
 *
 * No two walks reach a place from different ones. So a line that closes on itself does so where the walk
 * began, and one that does not has an end.
 */
export function walk(board: readonly number[], placement: Placement, from: number): number {
  let place = from;
  for (;;) {
    const next = step(board, placement, place);
    if (next === place || next === End.Leaves) return next;
    if (next === from) return End.Loops;
    place = next;
  }
}

/** List every place of a walk, from where the avatar stands to where it ends. */
export function pathOf(board: readonly number[], placement: Placement, from: number): number[] {
  const path = [from];
  for (let place = from; ; ) {
    const next = step(board, placement, place);
    if (next === place || next === End.Leaves) return path;
    path.push(next);
    if (next === from) return path;
    place = next;
  }
}

/** Whether a status is an avatar that walks when a tile is put down on a square. */
export function isMoved(status: number, square: number): boolean {
  return isOnBoard(status) && facedSquare(status) === square;
}

/** Return the status of each player after a placement, or an {@link End} for an avatar that has one. */
export function moved({ board, players }: Position, placement: Placement): number[] {
  const after = players.slice();
  for (let player = 0; player < after.length; player++) {
    const status = after[player] ?? 0;
    if (isMoved(status, placement.square)) after[player] = walk(board, placement, status);
  }
  return after;
}
