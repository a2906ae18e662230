/** A position as the rules work on it, which is never changed, and the pieces that lie on its squares. */
import { pieceCovering, SIZES } from './pieces.js';
import { besides, Cube, startOwner } from './surface.js';
import { PIECES, PLAYER_IDS, type Rules } from './vocabulary.js';

/** The turn when the game is over. */
export const NOBODY = 4;

/** The number of players. */
export const PLAYERS = 4;

/** The most points that a player can bring from earlier games. */
export const HIGHEST_TOTAL = 99_999;

/** The bits of a square: four of each kind, one for each player. */
export enum SquareBits {
  /** Whose piece or start square it is. */
  Owners = 15,
  /** How far up the bits are of the players who own a side neighbour. */
  Beside = 4,
  /** How far up the bits are of the players who own a corner neighbour. */
  Corner = 8,
}

/** The bits of what a player has: one for each piece that is left, and these. */
export enum HandBits {
  /** All pieces. */
  Pieces = 0x1fffff,
  /** I1, with which a player who has it can cover any build point. */
  Single = 1,
  /** All pieces are placed, I1 last. */
  SingleLast = 0x200000,
  /** The player ran out of time, or resigned. */
  Out = 0x400000,
}

/**
 * A position.
 *
 * @internal
 */
export interface Position {
  readonly rules: Rules;
  /** The number of the player to move, or {@link NOBODY}. */
  readonly turn: number;
  /** The squares, each as {@link SquareBits} has it. */
  readonly squares: Uint16Array;
  /** What each player has, as {@link HandBits} has it. */
  readonly hands: readonly number[];
  /** The points that each player brought from earlier games. */
  readonly carried: readonly number[];
}

/** Return what a player has. */
export function handOf(position: Position, player: number): number {
  // There is a hand for each player.
  return position.hands[player] as number;
}

/** Return the bits of a square that a player cannot cover: taken, or next to one of the player's squares. */
export function blockedBits(player: number): number {
  return SquareBits.Owners | (1 << (SquareBits.Beside + player));
}

/** Return the bit of a square that touches one of the player's at a corner. */
export function cornerBit(player: number): number {
  return 1 << (SquareBits.Corner + player);
}

/** Whether all of a player's pieces are placed. */
export function hasPlacedAll(hand: number): boolean {
  return (hand & HandBits.Pieces) === 0;
}

/** Whether a player can still be asked for a move: not out, and with pieces left. */
export function isInGame(hand: number): boolean {
  return (hand & HandBits.Out) === 0 && !hasPlacedAll(hand);
}

/** List the pieces that are left, ascending. */
export function piecesIn(hand: number): number[] {
  return [...PIECES.keys()].filter((piece) => ((hand >> piece) & 1) === 1);
}

/** The squares that all pieces of a player cover. */
export const ALL_SQUARES = 89;

/** Return a player's points: the squares that the pieces cover, and the bonus. */
export function scoreOf({ rules: { bonus }, hands }: Position, player: number): number {
  const hand = hands[player] ?? 0;
  if (hasPlacedAll(hand)) {
    const earned = (hand & HandBits.SingleLast) === 0 ? bonus.all : bonus.allSingleLast;
    return ALL_SQUARES + earned;
  }
  let score = ALL_SQUARES;
  for (const [piece, size] of SIZES.entries()) if ((hand >> piece) & 1) score -= size;
  return score;
}

/** List each player's points of this game. */
export function scoresOf(position: Position): number[] {
  return PLAYER_IDS.map((_, player) => scoreOf(position, player));
}

/** List the squares that a player can build from: those that touch the player's squares at a corner and along no side, and are free. */
export function buildSquares({ squares }: Position, player: number): number[] {
  const corner = cornerBit(player);
  const mask = blockedBits(player) | corner;
  const found: number[] = [];
  for (let square = 0; square < Cube.Squares; square++) {
    if (((squares[square] as number) & mask) === corner) found.push(square);
  }
  return found;
}

/** Return the player who owns a square; -1 if nobody does. */
export function ownerOf({ squares }: Pick<Position, 'squares'>, square: number): number {
  // Of no bits all 32 are leading zeros.
  return 31 - Math.clz32((squares[square] ?? 0) & SquareBits.Owners);
}

/** Squares of one player that lie side by side, without start squares. */
export interface Group {
  readonly player: number;
  /** The squares, ascending. */
  readonly squares: readonly number[];
  /** The piece that covers them; -1 if none does. */
  readonly piece: number;
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
