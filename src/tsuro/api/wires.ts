/** Wires: where those of a tile lead, and how avatars walk along them. */
import { indexIn, integerInRange } from '../../boundary/values.js';
import { moveNumber } from '../codec/moves.js';
import {
  optionOf,
  placeOf,
  playerLetter,
  playerOf,
  portLetter,
  rotationLetter,
  writePlace,
} from '../codec/notation.js';
import { End, isMoved, pathOf, targetOf, walk } from '../moves/legal.js';
import { optionAt } from '../state/position.js';
import { Count, canonicalOption, exitOfOption } from '../state/tiles.js';
import {
  type Place,
  type PlayerId,
  PORTS,
  type Port,
  ROTATIONS,
  type Rotation,
} from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';

/** Return the number of a tile and a rotation; throw for those that do not exist. */
export function optionFor(tile: number, rotation: Rotation): number {
  integerInRange('Tile', tile, 0, Count.Tiles - 1);
  return Count.Rotations * tile + indexIn('Rotation', ROTATIONS, rotation);
}

/**
 * Return the port that a port of a rotated tile is connected to.
 *
 * @param tile - the number of the tile, an integer from 0 to 34
 * @param rotation - the direction in which the tile's north side points, `n`, `e`, `s` or `w`
 * @param port - a port of the square on which the tile lies, `a` to `h`
 * @returns the port of the square at the other end of the wire
 * @throws RangeError if there is no such tile, rotation or port
 *
 * @example
 * ```ts
 * exitOf(5, 'n', 'a'); // 'e'
 * exitOf(5, 'e', 'a'); // 'h'
 * ```
 */
export function exitOf(tile: number, rotation: Rotation, port: Port): Port {
  const option = optionFor(tile, rotation);
  return portLetter(exitOfOption(option, indexIn('Port', PORTS, port)));
}

/**
 * Return the canonical form of a rotation: of the rotations in which the tile looks the same, the one with the fewest
 * quarter turns clockwise.
 *
 * @param tile - the number of the tile, an integer from 0 to 34
 * @param rotation - the direction in which the tile's north side points, `n`, `e`, `s` or `w`
 * @returns the canonical rotation, which states and lists of moves contain
 * @throws RangeError if there is no such tile or rotation
 *
 * @example
 * ```ts
 * canonicalRotation(0, 's'); // 'n'
 * canonicalRotation(6, 's'); // 's'
 * ```
 */
export function canonicalRotation(tile: number, rotation: Rotation): Rotation {
  return rotationLetter(canonicalOption(optionFor(tile, rotation)));
}

/**
 * The ways in which the walk of an avatar ends.
 *
 * - `stays`: the avatar stops before an empty square, and stays in the game
 * - `leaves`: the avatar reaches the edge of the board, and its player is out
 * - `loops`: the avatar comes back to where it began, and its player is out
 */
export const WALK_ENDS = /* @__PURE__ */ Object.freeze(['stays', 'leaves', 'loops'] as const);

/** The way in which the walk of an avatar ends: {@link WALK_ENDS} says what each means. */
export type WalkEnd = (typeof WALK_ENDS)[number];

/** The walk of one avatar along the wires of tiles, as {@link walks} returns it. */
export interface Walk {
  /** The player of the avatar, `A` to `E`. */
  readonly player: PlayerId;
  /**
   * The squares and ports, such as `10c`, from the place where the avatar stands to the one where it ends: of each tile
   * on the way, the port by which it leaves. A walk that loops ends where it began.
   */
  readonly path: readonly Place[];
  /** The way in which the walk ends: `stays`, `leaves` or `loops`. */
  readonly end: WalkEnd;
}

/** Put the status of an avatar that has walked into words. */
function endOf(status: number): WalkEnd {
  if (status === End.Leaves) return 'leaves';
  return status === End.Loops ? 'loops' : 'stays';
}

/**
 * List the walks of the avatars that a move sets in motion, whether or not the move is legal.
 *
 * @param state - any state
 * @param move - the notation of a {@link Move}; its tile need not be on offer, nor need it be the player's turn
 * @returns the walks in turn order of the players; none where the move's player has no avatar that faces an empty
 *   square, or, in the set-up, the move's square has a tile
 * @throws {@link DecodeError} if the text is not a move (`move.malformed`); TypeError if `state` is not a
 *   {@link GameState}
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
  const number = moveNumber(move);
  const option = optionOf(number);
  const place = placeOf(number);
  const square = place < 0 ? targetOf({ ...position, turn: playerOf(number) }) : place >> 3;
  if (square < 0 || optionAt(position, square) >= 0) return [];
  return position.players.flatMap((status, player): Walk[] => {
    if (!isMoved(status, square)) return [];
    const path = pathOf(position.board, { square, option }, status);
    const end = endOf(walk(position.board, { square, option }, status));
    return [{ player: playerLetter(player), path: path.map(writePlace), end }];
  });
}
