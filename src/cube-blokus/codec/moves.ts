/** Moves as texts: reading them, and moves as their parts. */
import { isIterable, listOf, ownProperties } from '../../boundary/values.js';
import type { DecodedMove } from '../../engine/game/game.js';
import type { WrongPart } from '../../text/fields.js';
import { DecodeError } from '../../text/issue.js';
import { excerpt, shown, typeOf } from '../../text/message.js';
import { pieceCovering } from '../state/pieces.js';
import { SQUARES, squareName } from '../state/surface.js';
import {
  type Move,
  PIECES,
  type Piece,
  PLAYER_IDS,
  type PlayerId,
  type Square,
} from '../state/vocabulary.js';
import type { CubeBlokusIssue } from './issues.js';
import {
  isReading,
  type MoveFault,
  type MoveReading,
  playerName,
  readNotation,
  writeMove,
} from './notation.js';
import { rejectMove } from './wording.js';

/** Return a move, or the issue of its text. */
export function readMove(text: unknown): MoveReading | CubeBlokusIssue {
  if (typeof text !== 'string') {
    return rejectMove({ expected: 'text', type: typeOf(text) });
  }
  const result = readNotation(text);
  return isReading(result) ? result : explainFault(text, result);
}

function explainFault(text: string, fault: MoveFault): CubeBlokusIssue {
  const { index, expected } = fault;
  const parameters =
    expected === 'other-square'
      ? { expected, square: squareName(fault.square) }
      : { expected, text: excerpt(text.slice(index)) };
  return rejectMove(parameters, { index });
}

/** Return the issue of a move's notation, whatever the state; `undefined` if it is well-formed. */
export function checkMove(text: unknown): CubeBlokusIssue | undefined {
  const result = readMove(text);
  return 'code' in result ? result : undefined;
}

/** The parts of a move, as {@link decodeMove} returns them and {@link encodeMove} takes them. */
export interface MoveParts {
  /** The player who moves, `A` to `D`. */
  readonly player: PlayerId;
  /**
   * The squares that the piece covers, 1 to 5. {@link decodeMove} returns them in the order of {@link SQUARES};
   * {@link encodeMove} takes them in any order.
   */
  readonly squares: readonly Square[];
}

/**
 * Decode a move into its parts; an invalid one is returned as an issue, not thrown.
 *
 * @param text - the notation of a {@link Move}: the player, then 1 to 5 squares in any order; any other value
 *   is an issue
 * @returns `{ ok: true, move }` with the squares in the order of {@link SQUARES}, or `{ ok: false, issues }` with the
 *   issue `move.malformed`. {@link pieceOf} says whether the squares are those of a piece
 *
 * @example
 * ```ts
 * safeDecodeMove('AFb2b3'); // { ok: true, move: { player: 'A', squares: ['Fb2', 'Fb3'] } }
 * const wrong = safeDecodeMove('EUb8');
 * wrong.ok || wrong.issues[0]?.message; // 'Move: found "EUb8", expected a player from A to D.'
 * ```
 */
export function safeDecodeMove(text: unknown): DecodedMove<MoveParts, CubeBlokusIssue> {
  const result = readMove(text);
  if ('code' in result) return { ok: false, issues: [result] };
  const { player, squares } = result;
  return { ok: true, move: { player: playerName(player), squares: squares.map(squareName) } };
}

/**
 * Decode a move into its parts.
 *
 * @param text - the notation of a {@link Move}: the player, then 1 to 5 squares in any order. {@link safeDecodeMove}
 *   returns an issue for any other value instead of throwing
 * @returns the player and the squares, in the order of {@link SQUARES}. {@link pieceOf} says whether they are those of
 *   a piece
 * @throws {@link DecodeError} if the value is not a move (`move.malformed`)
 *
 * @example
 * ```ts
 * decodeMove('AFb2b3'); // { player: 'A', squares: ['Fb2', 'Fb3'] }
 * ```
 */
export function decodeMove(text: unknown): MoveParts {
  const result = safeDecodeMove(text);
  if (!result.ok) throw new DecodeError(result.issues);
  return result.move;
}

function wrongPart(
  name: WrongPart<'player' | 'squares' | 'square'>['name'],
  found: unknown,
): DecodeError {
  return new DecodeError([rejectMove({ expected: 'part', name, value: shown(found) })]);
}

/**
 * Encode a move from its parts.
 *
 * @param parts - `player` and `squares`, as {@link decodeMove} returns them; the squares can be in any order
 * @returns the notation, its squares in the order of {@link SQUARES}
 * @throws {@link DecodeError} if a part is missing or has a value that does not exist, or there are not 1 to 5
 *   different squares (`move.malformed`); TypeError if the parts are of another type, or the squares
 *   are an iterable other than an array
 *
 * @example
 * ```ts
 * encodeMove({ player: 'A', squares: ['Lg1', 'Ua7', 'Ub7', 'Ub8', 'Lg2'] }); // 'AUa7b7b8Lg1g2'
 * ```
 */
export function encodeMove(parts: MoveParts): Move {
  const { player, squares } = ownProperties('Move', parts);
  if (!PLAYER_IDS.includes(player)) throw wrongPart('player', player);
  if (!isIterable(squares)) throw wrongPart('squares', squares);
  const names = listOf('Squares', squares, 'a list of squares');
  for (const name of names) {
    if (!SQUARES.includes(name)) throw wrongPart('square', name);
  }
  const reading = readMove(player + names.join(''));
  if ('code' in reading) throw new DecodeError([reading]);
  return writeMove(reading.player, reading.squares);
}

/**
 * Return whether a value is the notation of a {@link Move}, whatever the state. {@link isLegalMove} says whether a
 * state accepts it. Its squares can be in any order, and need not be those of a piece.
 *
 * @param text - any value
 * @returns `true` if the value is written as a move; its type is then narrowed to `Move`
 *
 * @example
 * ```ts
 * isMove('AUb8'); // true
 * // Rows are 1 to 9.
 * isMove('AUb0'); // false
 * ```
 */
export function isMove(text: unknown): text is Move {
  return typeof text === 'string' && isReading(readNotation(text));
}

/**
 * Return the piece that a move places.
 *
 * @param move - the notation of a {@link Move}, its squares in any order
 * @returns the piece, such as `V3`; `undefined` for squares that no piece can cover, and for a value that is not a move
 *
 * @example
 * ```ts
 * pieceOf('AUa7b7b8Lg1g2'); // 'L5'
 * pieceOf('AUa7c7'); // undefined
 * ```
 */
export function pieceOf(move: Move): Piece | undefined {
  const result = readMove(move);
  return 'code' in result ? undefined : PIECES[pieceCovering(result.squares)];
}
