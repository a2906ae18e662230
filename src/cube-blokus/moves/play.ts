/**
 * What placements and forfeits do. Positions are never changed: each has a new one.
 *
 * @packageDocumentation
 */
import { pieceOn, squaresOf } from '../state/placements.js';
import {
  HandBits,
  handOf,
  hasPlacedAll,
  NOBODY,
  PLAYERS,
  type Position,
} from '../state/position.js';
import { hasMove } from './legal.js';
import { own } from './start.js';

/** Return the next player who has a move; `NOBODY` if none has. */
function nextToMove(position: Position, from: number): number {
  for (let step = 1; step <= PLAYERS; step++) {
    const player = (from + step) % PLAYERS;
    if (hasMove(position, player)) return player;
  }
  return NOBODY;
}

/** Return a position with the turn of the next player who has a move, if there is one. */
function passTurn(position: Position, from: number): Position {
  const { rules, squares, hands, carried } = position;
  // Property by property: a spread takes longer.
  return { rules, turn: nextToMove(position, from), squares, hands, carried };
}

/** Replace what a player has. */
function withHand({ hands }: Position, player: number, hand: number): number[] {
  return hands.map((other, index) => (index === player ? hand : other));
}

/** Return the position after a legal placement, by its number. */
export function place(position: Position, id: number): Position {
  const { rules, turn, carried } = position;
  const squares = position.squares.slice();
  for (const square of squaresOf(id)) own(squares, square, turn);
  const placed = 1 << pieceOn(id);
  const left = handOf(position, turn) & ~placed;
  const isSingleLast = placed === HandBits.Single && hasPlacedAll(left);
  const hands = withHand(position, turn, isSingleLast ? left | HandBits.SingleLast : left);
  return passTurn({ rules, turn, squares, hands, carried }, turn);
}

/** Return the position after a player dropped out, who is in the game. */
export function dropOut(position: Position, player: number): Position {
  const hands = withHand(position, player, handOf(position, player) | HandBits.Out);
  const next = { ...position, hands };
  return position.turn === player ? passTurn(next, player) : next;
}
