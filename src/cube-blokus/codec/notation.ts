/** The notation of moves. */
import { textOf } from '../../boundary/values.js';
import { MOST_CELLS } from '../state/pieces.js';
import { placements, squaresOf } from '../state/placements.js';
import { Cube, squareName } from '../state/surface.js';
import { once } from '../state/tables.js';
import {
  type Face,
  type Move,
  PIECES,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
} from '../state/vocabulary.js';

/** Name a player. */
export function playerName(player: number): PlayerId {
  // There is a letter for each player.
  return PLAYER_IDS[player] as PlayerId;
}

/** Name a piece. */
export function pieceName(piece: number): Piece {
  // Only the numbers of pieces are asked for.
  return PIECES[piece] as Piece;
}

/** Write a move by its squares, ascending. */
export function writeMove(player: number, squares: readonly number[]): Move {
  let text = '';
  let face: string | undefined;
  for (const square of squares) {
    const name = squareName(square);
    text += name.charAt(0) === face ? name.slice(1) : name;
    face = name.charAt(0);
  }
  // A move has squares, the first of which is written with its face.
  return `${playerName(player)}${text as `${Face}${string}`}`;
}

/** The notations that were asked for so far, by player and placement. */
const written: () => (Move | undefined)[][] = once(() =>
  PLAYER_IDS.map(() => new Array<Move | undefined>(placements().piece.length)),
);

/** Write the moves of a player, by the placements. */
export function notationsOf(player: number, list: readonly number[]): Move[] {
  // There is a list for each player.
  const known = written()[player] as (Move | undefined)[];
  return list.map((placement) => {
    known[placement] ??= writeMove(player, squaresOf(placement));
    return known[placement];
  });
}

/** Write the move of a player who chooses a placement. */
export function notationOf(player: number, placement: number): Move {
  // A move for each placement.
  return notationsOf(player, [placement])[0] as Move;
}

/** The codes of characters. */
enum Code {
  One = 49,
  A = 65,
  SmallA = 97,
}

/**
 * The longest text that is read as a move. One that names the face of each square has 16 characters; only needless
 * faces can make it longer.
 */
const LONGEST_MOVE = 64;

/** The faces as a text. */
export const FACE_LETTERS = 'ULFRBD';

/** A move that was read: the player, and the squares, ascending. */
export interface MoveReading {
  readonly player: number;
  readonly squares: readonly number[];
}

/** Where a text stops being a move, and what must be there. */
export type MoveFault =
  | {
      readonly index: number;
      readonly expected: 'player' | 'face' | 'column' | 'row' | 'end';
    }
  | {
      readonly index: number;
      readonly expected: 'other-square';
      /** The square that comes again. */
      readonly square: number;
    };

function fault(index: number, expected: Exclude<MoveFault['expected'], 'other-square'>): MoveFault {
  return { index, expected };
}

/**
 * Read a move.
 *
 * The squares can be in any order, and a face can be written more often than it changes, in a text of up to
 * {@link LONGEST_MOVE} characters.
 */
export function readNotation(text: string): MoveReading | MoveFault {
  const player = text.charCodeAt(0) - Code.A;
  if (!(player >= 0 && player < PLAYER_IDS.length)) return fault(0, 'player');
  const squares: number[] = [];
  let face = -1;
  const end = Math.min(text.length, LONGEST_MOVE);
  for (let index = 1; index < end; ) {
    const letter = FACE_LETTERS.indexOf(text.charAt(index));
    if (letter >= 0) {
      face = letter;
      index++;
      continue;
    }
    if (face < 0) return fault(index, 'face');
    if (squares.length === MOST_CELLS) return fault(index, 'end');
    const column = text.charCodeAt(index) - Code.SmallA;
    if (!(column >= 0 && column < Cube.Size)) return fault(index, 'column');
    const row = text.charCodeAt(index + 1) - Code.One;
    if (!(row >= 0 && row < Cube.Size)) return fault(index + 1, 'row');
    const square = face * Cube.Face + row * Cube.Size + column;
    if (!insert(squares, square)) return { index, expected: 'other-square', square };
    index += 2;
  }
  if (end < text.length) return fault(end, 'end');
  if (squares.length === 0) return fault(text.length, face < 0 ? 'face' : 'column');
  return { player, squares };
}

/** Return the canonical text of a move; any other text as it is. */
export function canonicalMove(move: Move): Move {
  const reading = readNotation(textOf('Move', move));
  return isReading(reading) ? writeMove(reading.player, reading.squares) : move;
}

/** Return the number of squares of a valid move: as many as it has digits, which are its rows. */
export function squareCount(move: Move): number {
  let count = 0;
  for (let index = 1; index < move.length; index++) {
    // Digits come before all letters.
    if (move.charCodeAt(index) < Code.A) count++;
  }
  return count;
}

/** Put a square into a list in ascending order; return whether it was not in it before. */
function insert(squares: number[], square: number): boolean {
  // The usual case: canonical moves list their squares in this order.
  if (square > (squares.at(-1) ?? -1)) {
    squares.push(square);
    return true;
  }
  const place = squares.findIndex((other) => other >= square);
  if (squares[place] === square) return false;
  squares.splice(place, 0, square);
  return true;
}

/** Whether a text was read. */
export function isReading(result: MoveReading | MoveFault): result is MoveReading {
  return 'player' in result;
}
