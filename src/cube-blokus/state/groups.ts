/**
 * The pieces on the cube, found by their squares: pieces of one player never touch along a side.
 *
 * @packageDocumentation
 */
import { ownerOf, type Position } from './position.js';
import { pieceCovering } from './shape.js';
import { Cube, startOwner, surface } from './surface.js';

/** Squares of one player that lie side by side, without start squares. */
export interface Group {
  readonly player: number;
  /** The squares, ascending. */
  readonly squares: readonly number[];
  /** The piece that covers them; -1 if none does. */
  readonly piece: number;
}

/** List the neighbours of a square that share a side with it. */
export function besides(square: number): number[] {
  return [...surface().sides.subarray(4 * square, 4 * square + 4)];
}

/** List the neighbours of a square that share nothing but a corner with it. */
export function diagonals(square: number): number[] {
  const around = surface().diagonals.subarray(4 * square, 4 * square + 4);
  return [...around].filter((other) => other !== square);
}

/** List the groups of all players, by their first squares. */
export function groupsIn(position: Pick<Position, 'squares'>): Group[] {
  const groups: Group[] = [];
  const seen = new Set<number>();
  const isOf = (square: number, player: number) =>
    !seen.has(square) && ownerOf(position, square) === player && startOwner(square) < 0;
  for (let first = 0; first < Cube.Squares; first++) {
    const player = ownerOf(position, first);
    if (player < 0 || !isOf(first, player)) continue;
    const squares = [first];
    seen.add(first);
    // The list grows while it is gone through.
    for (const square of squares) {
      for (const other of besides(square)) {
        if (!isOf(other, player)) continue;
        seen.add(other);
        squares.push(other);
      }
    }
    squares.sort((one, other) => one - other);
    groups.push({ player, squares, piece: pieceCovering(squares) });
  }
  return groups;
}
