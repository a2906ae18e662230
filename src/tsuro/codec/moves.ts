/** Moves and deals as texts: reading them, and moves as their parts. */
import { ownProperties } from '../../boundary/values.js';
import type { DecodedMove } from '../../engine/game/game.js';
import {
  type Field,
  type FieldFault,
  faultOf,
  numberField,
  textField,
  writeFields,
} from '../../text/fields.js';
import { DecodeError } from '../../text/issue.js';
import { shown, typeOf } from '../../text/message.js';
import { Board } from '../state/position.js';
import { Count } from '../state/tiles.js';
import {
  type Move,
  PLAYER_IDS,
  type PlayerId,
  PORTS,
  type Port,
  ROTATIONS,
  type Rotation,
  type Square,
} from '../state/vocabulary.js';
import type { MalformedMove, TsuroIssue } from './issues.js';
import {
  Length,
  numberOf,
  optionOf,
  placeOf,
  playerLetter,
  playerOf,
  portLetter,
  readDeal,
  rotationLetter,
  tileOf,
  writeSquare,
} from './notation.js';
import { refuse } from './wording.js';

/** What a move's notation consists of in a turn. */
const TURN_FIELDS = [
  textField('player', PLAYER_IDS),
  numberField('tile', 0, Count.Tiles - 1),
  textField('rotation', ROTATIONS),
] as const;

/** What it consists of in the set-up. */
const SETUP_FIELDS = [
  ...TURN_FIELDS,
  textField(
    'square',
    Array.from({ length: Board.Squares }, (_, square) => writeSquare(square)),
  ),
  textField('port', PORTS),
] as const;

type FieldName = (typeof SETUP_FIELDS)[number]['name'];

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | TsuroIssue {
  const number = numberOf(text);
  return number < 0 ? explainMalformed(text) : number;
}

/**
 * Return a move's number.
 *
 * @throws {@link DecodeError} if the text is not a move
 */
export function moveNumber(text: unknown): number {
  const number = readMove(text);
  if (typeof number !== 'number') throw new DecodeError([number]);
  return number;
}

/** Return the issue of a move's notation, whatever the state; `undefined` if it is well-formed. */
export function checkMove(text: unknown): TsuroIssue | undefined {
  return numberOf(text) < 0 ? explainMalformed(text) : undefined;
}

function explainMalformed(text: unknown): TsuroIssue {
  if (typeof text !== 'string') {
    return refuse('move.malformed', [], { expected: 'text', type: typeOf(text) });
  }
  const fields = text.length === Length.Turn ? TURN_FIELDS : SETUP_FIELDS;
  // A text that is as its fields say is a move.
  const { index, parameters } = faultOf<FieldName>(fields, text) as FieldFault<FieldName>;
  return refuse('move.malformed', [], parameters, { index });
}

/** Return the tiles of a deal, or the issue of its text. */
export function readTiles(text: unknown): number[] | TsuroIssue {
  return readDeal(text) ?? refuse('deal.malformed', [], { value: shown(text) });
}

/** Return the issue of a deal's notation, whatever the state; `undefined` if it is well-formed. */
export function checkDeal(text: unknown): TsuroIssue | undefined {
  const tiles = readTiles(text);
  return Array.isArray(tiles) ? undefined : tiles;
}

/** The parts of a move in a turn, as {@link decodeMove} returns them and {@link encodeMove} takes them. */
export interface TurnParts {
  /** The kind of the move: `turn`. */
  readonly kind: 'turn';
  /** The player who moves, `A` to `E`. */
  readonly player: PlayerId;
  /** The number of the tile, 0 to 34. */
  readonly tile: number;
  /** The direction in which the tile's north side points, `n`, `e`, `s` or `w`. */
  readonly rotation: Rotation;
}

/** The parts of a move in the set-up, as {@link decodeMove} returns them and {@link encodeMove} takes them. */
export interface SetupParts extends Omit<TurnParts, 'kind'> {
  /** The kind of the move: `setup`. */
  readonly kind: 'setup';
  /** The square of the tile in two digits: column, then row, such as `10`. */
  readonly square: Square;
  /** The port of the square on which the avatar stands, `a` to `h`. */
  readonly port: Port;
}

/**
 * The parts of a turn's move or of one in the set-up: `kind` says which. {@link decodeMove} returns them, and
 * {@link encodeMove} takes them.
 */
export type MoveParts = TurnParts | SetupParts;

function partsOf(number: number): MoveParts {
  const option = optionOf(number);
  const place = placeOf(number);
  const player = playerLetter(playerOf(number));
  const tile = tileOf(option);
  const rotation = rotationLetter(option);
  if (place < 0) return { kind: 'turn', player, tile, rotation };
  const [square, port] = [writeSquare(place >> 3), portLetter(place & 7)];
  return { kind: 'setup', player, tile, rotation, square, port };
}

/**
 * Decode a move into its parts; an invalid one is returned as an issue, not thrown.
 *
 * @param text - the notation of a {@link Move}, 4 characters for a turn and 7 for the set-up; any other value
 *   is an issue
 * @returns `{ ok: true, move }`, or `{ ok: false, issues }` with the issue `move.malformed`
 *
 * @example
 * ```ts
 * safeDecodeMove('B11n'); // { ok: true, move: { kind: 'turn', player: 'B', tile: 11, rotation: 'n' } }
 * const wrong = safeDecodeMove('F11n');
 * wrong.ok || wrong.issues[0]?.message; // 'Move: found "F11n", expected a player from A to E.'
 * ```
 */
export function safeDecodeMove(text: unknown): DecodedMove<MoveParts, TsuroIssue> {
  const number = readMove(text);
  if (typeof number !== 'number') return { ok: false, issues: [number] };
  return { ok: true, move: partsOf(number) };
}

/**
 * Decode a move into its parts.
 *
 * @param text - the notation of a {@link Move}, 4 characters for a turn and 7 for the set-up. {@link safeDecodeMove}
 *   returns an issue for any other value instead of throwing
 * @returns the parts, with the `kind` of move, `turn` or `setup`
 * @throws {@link DecodeError} if the value is not a move (`move.malformed`)
 *
 * @example
 * ```ts
 * decodeMove('B11n'); // { kind: 'turn', player: 'B', tile: 11, rotation: 'n' }
 * decodeMove('A02n10c').kind; // 'setup'
 * ```
 */
export function decodeMove(text: unknown): MoveParts {
  return partsOf(moveNumber(text));
}

/**
 * Encode a move from its parts.
 *
 * @param parts - `kind` (`turn` or `setup`), `player`, `tile` and `rotation`, in the set-up also `square` and `port`,
 *   as {@link decodeMove} returns them
 * @returns the notation, 4 characters for a turn and 7 for the set-up
 * @throws {@link DecodeError} if a part is missing or has a value that does not exist (`move.malformed`); TypeError if
 *   the parts are of another type
 *
 * @example
 * ```ts
 * encodeMove({ kind: 'turn', player: 'B', tile: 11, rotation: 'n' }); // 'B11n'
 * ```
 */
export function encodeMove(parts: MoveParts): Move {
  const own = ownProperties('Move', parts);
  switch (own.kind) {
    case 'turn':
      return writeMove(TURN_FIELDS, own);
    case 'setup':
      return writeMove(SETUP_FIELDS, own);
    default: {
      // The type allows no other kind.
      const { kind } = own as { readonly kind?: unknown };
      throw malformed({ expected: 'kind', value: shown(kind) });
    }
  }
}

function writeMove<Name extends FieldName>(
  fields: readonly Field<Name>[],
  values: Readonly<Record<Name, unknown>>,
): Move {
  const text = writeFields(fields, values);
  if (typeof text !== 'string') throw malformed(text);
  // Such fields are what a move consists of.
  return text as Move;
}

function malformed(parameters: MalformedMove): DecodeError {
  return new DecodeError([refuse('move.malformed', [], parameters)]);
}

/**
 * Return whether a value is the notation of a {@link Move}, whatever the state. {@link isLegalMove} says whether a
 * state accepts it.
 *
 * @param text - any value
 * @returns `true` if the value is written as a move; its type is then narrowed to `Move`
 *
 * @example
 * ```ts
 * isMove('A02n10c'); // true
 * // The last tile is 34.
 * isMove('A35n'); // false
 * ```
 */
export function isMove(text: unknown): text is Move {
  return numberOf(text) >= 0;
}
