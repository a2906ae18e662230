/**
 * Moves as their parts, and back.
 *
 * @packageDocumentation
 */

import { ownProperties } from '../../boundary/arguments.js';
import type { DecodedMove } from '../../engine/game/game.js';
import { DecodeError } from '../../text/errors.js';
import { shown } from '../../text/message.js';
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
import type { TsuroIssue } from './issue.js';
import type { MalformedMove } from './issue-parameters.js';
import { refuse } from './move-issue.js';
import {
  notationOf,
  numberOf,
  optionOf,
  placeOf,
  playerLetter,
  playerOf,
  portLetter,
  readSquare,
  rotationLetter,
  setupNumber,
  tileOf,
  turnNumber,
  writeSquare,
} from './notation.js';
import { readMove } from './read-move.js';

/** The parts of a move in a turn. */
export interface TurnParts {
  /** Tells the kinds of move apart. */
  readonly kind: 'turn';
  /** The player who moves. */
  readonly player: PlayerId;
  /** The tile, 0 to 34. */
  readonly tile: number;
  /** Where the tile's north side points. */
  readonly rotation: Rotation;
}

/** The parts of a move in the set-up. */
export interface SetupParts extends Omit<TurnParts, 'kind'> {
  /** Tells the kinds of move apart. */
  readonly kind: 'setup';
  /** The square: column and row. */
  readonly square: Square;
  /** The port on which the avatar stands. */
  readonly port: Port;
}

/** The parts of a move. */
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
 * Take a move apart without throwing.
 *
 * @param text - the notation; anything that is none is an issue
 * @returns `{ ok: true, move }` or `{ ok: false, issues }`
 *
 * @example
 * ```ts
 * safeDecodeMove('F11n').ok; // false
 * ```
 */
export function safeDecodeMove(text: unknown): DecodedMove<MoveParts, TsuroIssue> {
  const number = readMove(text);
  if (typeof number !== 'number') return { ok: false, issues: [number] };
  return { ok: true, move: partsOf(number) };
}

/**
 * Take a move apart.
 *
 * @param text - the notation, 4 characters for a turn and 7 for the set-up; anything else is an issue
 * @returns the parts, with `kind` telling which
 * @throws {@link DecodeError} if the text is not a move
 *
 * @example
 * ```ts
 * decodeMove('B11n'); // { kind: 'turn', player: 'B', tile: 11, rotation: 'n' }
 * decodeMove('A02n10c').kind; // 'setup'
 * ```
 */
export function decodeMove(text: unknown): MoveParts {
  const result = safeDecodeMove(text);
  if (!result.ok) throw new DecodeError(result.issues);
  return result.move;
}

function malformed(parameters: MalformedMove): DecodeError {
  return new DecodeError([refuse('move.malformed', [], parameters)]);
}

/** Return the index of a part in the list of its values. */
function indexIn(
  list: readonly string[],
  name: 'player' | 'rotation' | 'port',
  value: string,
): number {
  const index = list.indexOf(value);
  if (index >= 0) return index;
  throw malformed({ expected: 'part', name, value: shown(value) });
}

/**
 * Write a move.
 *
 * @param parts - the parts, as {@link decodeMove} returns them
 * @returns the notation
 * @throws {@link DecodeError} if a part has a value that does not exist; TypeError for no object
 *
 * @example
 * ```ts
 * encodeMove({ kind: 'turn', player: 'B', tile: 11, rotation: 'n' }); // 'B11n'
 * ```
 */
export function encodeMove(parts: MoveParts): Move {
  const own = ownProperties('Move', parts);
  if (own.kind !== 'turn' && own.kind !== 'setup') {
    // The type allows no other kind.
    const { kind } = own as { readonly kind?: unknown };
    throw malformed({ expected: 'kind', value: shown(kind) });
  }
  const player = indexIn(PLAYER_IDS, 'player', own.player);
  const isTile = Number.isInteger(own.tile) && own.tile >= 0 && own.tile < Count.Tiles;
  if (!isTile) throw malformed({ expected: 'part', name: 'tile', value: shown(own.tile) });
  const rotation = indexIn(ROTATIONS, 'rotation', own.rotation);
  const option = Count.Rotations * own.tile + rotation;
  if (own.kind === 'turn') return notationOf(turnNumber(player, option));
  const { square: text } = own;
  const square = typeof text === 'string' && text.length === 2 ? readSquare(text, 0) : -1;
  if (square < 0) throw malformed({ expected: 'part', name: 'square', value: shown(text) });
  const port = indexIn(PORTS, 'port', own.port);
  return notationOf(setupNumber(player, option, 8 * square + port));
}

/**
 * Whether a text is a move's notation.
 *
 * @param text - any value
 *
 * @example
 * ```ts
 * isMove('A02n10c'); // true
 * isMove('A35n'); // false
 * ```
 */
export function isMove(text: unknown): text is Move {
  return numberOf(text) >= 0;
}
