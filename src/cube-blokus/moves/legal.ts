/**
 * Which placements are legal.
 *
 * Every legal placement covers a build point, and each of its squares is free and next to none of the player's squares. So
 * the tree of placements over each build point holds them all, and is left where a square is blocked.
 */
import { SIZES } from '../state/pieces.js';
import { Node, type Placements, pieceOn, placements, squaresOf } from '../state/placements.js';
import {
  blockedBits,
  buildSquares,
  cornerBit,
  HandBits,
  handOf,
  isInGame,
  NOBODY,
  type Position,
} from '../state/position.js';
import { Cube } from '../state/surface.js';
import { at, once } from '../state/tables.js';

/** What a list of moves is made in: used for one list after the other, each finished before the next. */
class Workspace {
  /** The squares, of which the build points that were dealt with count as taken. */
  readonly squares = new Uint16Array(Cube.Squares);
  /** The placements that were found, a bit for each. */
  readonly found: Int32Array;

  constructor({ piece }: Placements) {
    this.found = new Int32Array((piece.length >> 5) + 1);
  }
}

const workspace: () => Workspace = once(() => new Workspace(placements()));

/** List the legal placements of the player to move, ascending. */
export function legalPlacements(position: Position): number[] {
  const { turn } = position;
  if (turn === NOBODY) return [];
  const table = placements();
  const space = workspace();
  findFree(position, table, space);
  return takeFound(table, space.found, handOf(position, turn));
}

/** Mark every placement that is legal, or would be if the player still had its piece. */
function findFree(
  position: Position,
  { nodes, ids, trees }: Placements,
  { squares, found }: Workspace,
): void {
  const { turn } = position;
  const blocked = blockedBits(turn);
  squares.set(position.squares);
  for (const square of buildSquares(position, turn)) {
    const end = trees[square + 1] as number;
    for (let index = trees[square] as number; index < end; ) {
      const node = nodes[index] as number;
      if (((squares[node & Node.Square] as number) & blocked) !== 0) {
        index += node >>> Node.Size;
      } else {
        const id = ids[index++] as number;
        found[id >> 5] = (found[id >> 5] as number) | (1 << (id & 31));
      }
    }
    // Placements that also cover this one have been found.
    squares[square] = blocked;
  }
}

/** List what was found of the pieces in a hand, and forget all that was found. */
function takeFound({ piece, firsts }: Placements, found: Int32Array, hand: number): number[] {
  const list: number[] = [];
  for (let pieces = hand & HandBits.Pieces; pieces !== 0; pieces &= pieces - 1) {
    const next = lowestBit(pieces);
    const first = at(firsts, next);
    const end = firsts[next + 1] ?? piece.length;
    for (let word = first >> 5; word << 5 < end; word++) {
      for (let bits = found[word] as number; bits !== 0; bits &= bits - 1) {
        const id = (word << 5) | lowestBit(bits);
        // The first and the last word have placements of other pieces as well.
        if (id >= first && id < end) list.push(id);
      }
    }
  }
  found.fill(0);
  return list;
}

/** Return which bit is the lowest that is set. */
function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Whether a player has a move, no matter who is to move. */
export function hasMove(position: Position, player: number): boolean {
  const hand = handOf(position, player);
  if (!isInGame(hand)) return false;
  const { nodes, ids, trees, piece } = placements();
  const { squares } = position;
  const blocked = blockedBits(player);
  for (const square of buildSquares(position, player)) {
    if ((hand & HandBits.Single) !== 0) return true;
    const end = trees[square + 1] as number;
    for (let index = trees[square] as number; index < end; ) {
      const node = nodes[index] as number;
      if (((squares[node & Node.Square] as number) & blocked) !== 0) index += node >>> Node.Size;
      else if ((hand >> (piece[ids[index++] as number] as number)) & 1) return true;
    }
  }
  return false;
}

/**
 * Find the placement that covers squares.
 *
 * @param covered - 1 to 5 different squares, ascending
 * @returns its number; -1 if no piece covers these squares, or one of them is a start square
 */
export function placementOn(covered: readonly number[]): number {
  const [first = 0] = covered;
  const { nodes, ids, trees, piece } = placements();
  const size = covered.length;
  const end = trees[first + 1] as number;
  for (let index = trees[first] as number; index < end; ) {
    const node = nodes[index] as number;
    if (!covered.includes(node & Node.Square)) {
      index += node >>> Node.Size;
      continue;
    }
    const id = ids[index++] as number;
    if (SIZES[piece[id] as number] === size) return id;
  }
  return -1;
}

/** Whether a placement, by its number, is legal for the player to move. */
export function isLegalPlacement(position: Position, id: number): boolean {
  const { turn, squares } = position;
  if (((handOf(position, turn) >> pieceOn(id)) & 1) === 0) return false;
  let together = 0;
  for (const square of squaresOf(id)) together |= squares[square] as number;
  return (together & blockedBits(turn)) === 0 && (together & cornerBit(turn)) !== 0;
}
