/**
 * How avatars walk when a tile is put down.
 *
 * @packageDocumentation
 */
import { DecodeError } from '../../text/errors.js';
import { readMove } from '../codec/moves.js';
import { optionOf, placeOf, playerLetter, playerOf, writePlace } from '../codec/notation.js';
import { targetOf } from '../moves/legal.js';
import { End, isMoved, moved, pathOf } from '../moves/walk.js';
import { optionAt } from '../state/position.js';
import type { Place, PlayerId } from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';

/** How a walk ends: before an empty square, at the edge of the board, or where it began. */
export const WALK_ENDS = /* @__PURE__ */ Object.freeze(['stays', 'leaves', 'loops'] as const);

/** How a walk ends. */
export type WalkEnd = (typeof WALK_ENDS)[number];

/** The walk of one avatar. */
export interface Walk {
  /** Whose avatar. */
  readonly player: PlayerId;
  /**
   * The squares and ports from where the avatar stands to where it ends: the port by which it leaves each
   * tile. A walk that loops ends where it began.
   */
  readonly path: readonly Place[];
  /** How it ends. */
  readonly end: WalkEnd;
}

/** Put the status of an avatar that has walked into words. */
function endOf(status: number | undefined): WalkEnd {
  if (status === End.Leaves) return 'leaves';
  return status === End.Loops ? 'loops' : 'stays';
}

/**
 * List the walks of the avatars that a move sets in motion, whether or not the move is legal.
 *
 * @param state - any state
 * @param move - a move; its tile need not be on offer, nor need it be the player's turn
 * @returns the walks in the order of the players; none where the move's player has no avatar that faces an
 * empty square, or its square has a tile
 * @throws {@link DecodeError} if the text is not a move
 *
 * @example
 * ```ts
 * const state = decodeState(['A1H0407T0134n1034nB', 'A01cB10eCX0']);
 * const [first, second] = walks(state, 'A04n');
 * first; // { player: 'A', path: ['01c', '11a', '10e', '11c'], end: 'stays' }
 * second; // { player: 'B', path: ['10e', '11c'], end: 'stays' }
 * ```
 */
export function walks(state: GameState, move: string): Walk[] {
  const position = positionOf(state);
  const number = readMove(move);
  if (typeof number !== 'number') throw new DecodeError([number]);
  const option = optionOf(number);
  const place = placeOf(number);
  const square = place < 0 ? targetOf({ ...position, turn: playerOf(number) }) : place >> 3;
  if (square < 0 || optionAt(position, square) >= 0) return [];
  const placement = { square, option };
  const after = moved(position, placement);
  return position.players.flatMap((status, player): Walk[] => {
    if (!isMoved(status, square)) return [];
    const path = pathOf(position.board, placement, status).map(writePlace);
    return [{ player: playerLetter(player), path, end: endOf(after[player]) }];
  });
}
