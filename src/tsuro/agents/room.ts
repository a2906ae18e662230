/** Room: how much of the board a player can still use. */
import { type GameState, positionOf } from '../api/game-state.js';
import { End, type Placement, walk } from '../moves/legal.js';
import {
  across,
  Board,
  EDGE,
  facedSquare,
  isOnBoard,
  neighboursOf,
  type Position,
  playerIndex,
  statusOf,
} from '../state/position.js';
import { Count, countBits } from '../state/tiles.js';
import type { PlayerId } from '../state/vocabulary.js';

/** What each way on counts besides a square. */
const WAY_POINTS = 3;

/** What a player has who is not on the board. */
const NONE = -1;

const NEIGHBOURS: readonly (readonly number[])[] = /* @__PURE__ */ Array.from(
  { length: Board.Squares },
  (_, square) => neighboursOf(square),
);

/** Distances of squares: none yet. */
const UNSEEN = 255;

/**
 * Count the empty squares to which no avatar is nearer than a player's, going from empty square to empty
 * square. One that several are equally near to is shared among them.
 */
function countSquares({ board, players }: Position, player: number): number {
  const distances = new Uint8Array(Board.Squares).fill(UNSEEN);
  // The players who are nearest to each square, one bit for each.
  const nearest = new Uint8Array(Board.Squares);
  const queue: number[] = [];
  const reach = (square: number, distance: number, who: number) => {
    if (board[square] !== 0) return;
    const known = distances[square] ?? 0;
    if (known === UNSEEN) {
      distances[square] = distance;
      queue.push(square);
    }
    if (known >= distance) nearest[square] = (nearest[square] ?? 0) | who;
  };
  players.forEach((status, index) => {
    if (isOnBoard(status)) reach(facedSquare(status), 0, 1 << index);
  });
  let count = 0;
  // The queue grows while it is gone through, in the order of distances.
  for (const square of queue) {
    const who = nearest[square] ?? 0;
    if ((who >> player) & 1) count += 1 / countBits(who);
    const distance = (distances[square] ?? 0) + 1;
    for (const neighbour of NEIGHBOURS[square] ?? []) reach(neighbour, distance, who);
  }
  return count;
}

/** No tile is put down. */
const NO_TILE: Placement = { square: EDGE, option: EDGE };

/** Count the ways on: other ports of the faced square from which a walk does not leave the board. */
function countWays({ board }: Position, place: number): number {
  const entry = across(place);
  let count = 0;
  for (let port = 0; port < Count.Ports; port++) {
    const from = entry - (entry % Count.Ports) + port;
    if (from !== entry && walk(board, NO_TILE, from) !== End.Leaves) count++;
  }
  return count;
}

/** Return how much room a player has. */
export function roomOf(position: Position, player: number): number {
  const status = statusOf(position, player);
  if (!isOnBoard(status)) return NONE;
  return countSquares(position, player) + WAY_POINTS * countWays(position, status);
}

/**
 * Evaluate how much room a player's avatar has on the board: the more, the better.
 *
 * An empty square counts 1 if no other avatar is nearer to it, going from empty square to empty
 * square; one to which several are equally near is shared. Each port of the square that the avatar
 * faces counts 3, except the one where it comes in and those from which the way leads off the board.
 *
 * @param state - any state
 * @param player - the player whose room is evaluated, `A` to `E`
 * @returns a number from 0 to 121; -1 for a player who is not on the board
 * @throws RangeError if the player is not in the game; TypeError if `state` is not a {@link GameState}
 *
 * @example
 * ```ts
 * import { applyAll } from 'azulejo/game';
 * import { evaluateRoom, newGame, tsuro } from 'azulejo/tsuro';
 *
 * const state = applyAll(tsuro, newGame(), ['D000102', 'A02n10c']);
 * evaluateRoom(state, 'A'); // 114
 * evaluateRoom(state, 'B'); // -1
 * ```
 */
export function evaluateRoom(state: GameState, player: PlayerId): number {
  const position = positionOf(state);
  return roomOf(position, playerIndex(position, player));
}
