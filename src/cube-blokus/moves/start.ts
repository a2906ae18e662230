/**
 * The first position of a game, and squares that get owners.
 *
 * @packageDocumentation
 */
import { once } from '../state/once.js';
import { HandBits, PLAYERS, type Position, SquareBits } from '../state/position.js';
import { Cube, START_SQUARES, surface } from '../state/surface.js';
import { PLAYER_IDS, type Rules } from '../state/vocabulary.js';

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
