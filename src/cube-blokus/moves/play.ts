/** What games begin with, and what placements and forfeits do. Positions are never changed: each has a new one. */
import { pieceOn, squaresOf } from '../state/placements.js';
import {
  HandBits,
  handOf,
  hasPlacedAll,
  NOBODY,
  PLAYERS,
  type Position,
  SquareBits,
} from '../state/position.js';
import { Cube, START_SQUARES, surface } from '../state/surface.js';
import { once } from '../state/tables.js';
import { PLAYER_IDS, type Rules } from '../state/vocabulary.js';
import { hasMove, legalPlacements } from './legal.js';

/** Give a square to a player, in squares that were just made. */
export function own(squares: Uint16Array, square: number, player: number): void {
  const { sides, diagonals } = surface();
  const beside = 1 << (SquareBits.Beside + player);
  const corner = 1 << (SquareBits.Corner + player);
  // Read without `at`: every move that is tried does this, and calls take a few per cent of a game.
  squares[square] = (squares[square] as number) | (1 << player);
  for (let side = 4 * square; side < 4 * square + 4; side++) {
    const neighbour = sides[side] as number;
    squares[neighbour] = (squares[neighbour] as number) | beside;
    // Where there is no other square, it is the square itself, which is taken.
    const diagonal = diagonals[side] as number;
    squares[diagonal] = (squares[diagonal] as number) | corner;
  }
}

/** Return the squares of the first position. */
const firstSquares: () => Uint16Array = once(makeFirstSquares);

function makeFirstSquares(): Uint16Array {
  const squares = new Uint16Array(Cube.Squares);
  for (const [player, owned] of START_SQUARES.entries()) {
    for (const square of owned) own(squares, square, player);
  }
  return squares;
}

/** Return the position before the first move. */
export function firstPosition(rules: Rules, carried: readonly number[]): Position {
  const hands = Array<number>(PLAYERS).fill(HandBits.Pieces);
  return { rules, turn: PLAYER_IDS.indexOf(rules.first), squares: firstSquares(), hands, carried };
}

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

/** Count the sequences of moves of a length. */
export function countSequences(position: Position, depth: number): number {
  if (depth === 0) return 1;
  const list = legalPlacements(position);
  // The last moves need not be played to be counted.
  if (depth === 1) return list.length;
  let count = 0;
  for (const id of list) count += countSequences(place(position, id), depth - 1);
  return count;
}
