/** Moves as their notation, as their numbers and as their parts (format: "Grammar", `draft` and `tiling`). */
import { ownProperties } from '../boundary/values.js';
import {
  COLOURS,
  type Colour,
  type Column,
  type DraftMove,
  type Move,
  member,
  PLAYER_IDS,
  type PlayerId,
  ROWS,
  type Row,
  SOURCES,
  type Source,
  TARGETS,
  type Target,
  type TilingMove,
} from '../state/vocabulary.js';
import { DecodeError } from '../text/issue.js';
import { excerpt, shown, typeOf } from '../text/message.js';
import type { AzulIssue, MalformedParts } from './issues.js';
import { colourOrRow, isTiling, numberOf, playerOf, sourceOf, targetOrColumn } from './notation.js';
import { refuseNotation, refuseParts } from './play-wording.js';

/** The parts of a drafting move, as {@link decodeMove} returns them and {@link encodeMove} takes them. */
export interface DraftParts {
  /** The kind of the move: `draft`. */
  readonly kind: 'draft';
  /** The player who moves, `A` to `D`. */
  readonly player: PlayerId;
  /** Source of the tiles: a factory's number, from 0, or `'C'` for the centre. */
  readonly source: Source;
  /** Colour of the tiles, `a` to `e`. */
  readonly colour: Colour;
  /** Target of the tiles: a storage row, 0 to 4 from the top, or `'F'` for the floor. */
  readonly target: Target;
}

/** The parts of a tiling move, as {@link decodeMove} returns them and {@link encodeMove} takes them. */
export interface TilingParts {
  /** The kind of the move: `tiling`. */
  readonly kind: 'tiling';
  /** The player who moves, `A` to `D`. */
  readonly player: PlayerId;
  /** The full storage row, 0 to 4 from the top. */
  readonly row: Row;
  /** The column of the mosaic, 0 to 4 from the left, or `'F'` for the floor. */
  readonly column: Column | 'F';
}

/**
 * The parts of a drafting move or of a tiling move: `kind` says which. {@link decodeMove} returns them, and
 * {@link encodeMove} takes them.
 */
export type MoveParts = DraftParts | TilingParts;

/** The result of {@link safeDecodeMove}: the parts of a move, or the issues of a text that is not a move. */
type ReadMove =
  | {
      /** The text is a move. */
      readonly ok: true;
      /** Its parts. */
      readonly move: MoveParts;
    }
  | {
      /** The text is not a move. */
      readonly ok: false;
      /** The issues. */
      readonly issues: readonly AzulIssue[];
    };

/** What each character of a notation must be. */
const CHARACTERS = ['player', 'source', 'colour-or-column', 'target'] as const;

/** A notation as far as it goes. */
const BEGINNING = /^[A-D](?:[0-4][0-4F]|[0-8C](?:[a-e][0-4F]?)?)?/;

/** Return a move's number; -1 for anything that is none. */
export function moveNumber(text: unknown): number {
  return typeof text === 'string' ? numberOf(text) : -1;
}

/** Return a move's number, or the issue of its text. */
export function readMove(text: unknown): number | AzulIssue {
  const number = moveNumber(text);
  return number < 0 ? explainMalformed(text) : number;
}

/** Return the issue of a notation, whatever the state; `undefined` if it is well-formed. */
export function checkNotation(text: unknown): AzulIssue | undefined {
  return moveNumber(text) < 0 ? explainMalformed(text) : undefined;
}

function explainMalformed(text: unknown): AzulIssue {
  if (typeof text !== 'string') {
    return refuseNotation({ expected: 'text', type: typeOf(text) });
  }
  const rest = text.replace(BEGINNING, '');
  const index = text.length - rest.length;
  // A tiling move is complete with its third character, which is not a tile.
  const isComplete = index === 3 && text.charAt(2) < 'a';
  const expected = isComplete ? 'end' : (CHARACTERS[index] ?? 'end');
  return refuseNotation({ expected, text: excerpt(rest) }, { index });
}

/** Decode a move into its parts, by its number. */
function partsOf(number: number): MoveParts {
  const player = member(PLAYER_IDS, playerOf(number));
  const target = member(TARGETS, targetOrColumn(number));
  if (isTiling(number)) {
    return { kind: 'tiling', player, row: member(ROWS, colourOrRow(number)), column: target };
  }
  const source = member(SOURCES, sourceOf(number));
  return { kind: 'draft', player, source, colour: member(COLOURS, colourOrRow(number)), target };
}

/**
 * Decode a move into its parts; an invalid one is returned as an issue, not thrown.
 *
 * @param text - the notation of a {@link Move}, 4 characters for a drafting and 3 for a tiling move; any
 *   other value is an issue
 * @returns `{ ok: true, move }`, or `{ ok: false, issues }` with the issue `move.malformed`
 *
 * @example
 * ```ts
 * safeDecodeMove('A03'); // { ok: true, move: { kind: 'tiling', player: 'A', row: 0, column: 3 } }
 * const wrong = safeDecodeMove('E0a0');
 * wrong.ok || wrong.issues[0]?.message; // 'Move: found "E0a0", expected a player from A to D.'
 * ```
 */
export function safeDecodeMove(text: unknown): ReadMove {
  const number = readMove(text);
  if (typeof number !== 'number') return { ok: false, issues: [number] };
  return { ok: true, move: partsOf(number) };
}

/**
 * Decode a move into its parts.
 *
 * @param text - the notation of a {@link Move}, 4 characters for a drafting and 3 for a tiling move.
 *   {@link safeDecodeMove} returns an issue for any other value instead of throwing
 * @returns the parts, with the `kind` of move, `draft` or `tiling`
 * @throws {@link DecodeError} if the value is not a move (`move.malformed`)
 *
 * @example
 * ```ts
 * decodeMove('B1aF'); // { kind: 'draft', player: 'B', source: 1, colour: 'a', target: 'F' }
 * decodeMove('A03'); // { kind: 'tiling', player: 'A', row: 0, column: 3 }
 * ```
 */
export function decodeMove(text: unknown): MoveParts {
  const result = safeDecodeMove(text);
  if (!result.ok) throw new DecodeError(result.issues);
  return result.move;
}

/**
 * Encode a drafting move from its parts.
 *
 * @param parts - `kind`, `player`, `source`, `colour` and `target`, as {@link decodeMove} returns them
 * @returns the notation, 4 characters
 * @throws {@link DecodeError} if a part is missing or has a value that does not exist (`move.malformed`); TypeError if
 *   the parts are of another type
 */
export function encodeMove(parts: DraftParts): DraftMove;
/**
 * Encode a tiling move from its parts.
 *
 * @param parts - `kind`, `player`, `row` and `column`, as {@link decodeMove} returns them
 * @returns the notation, 3 characters
 * @throws {@link DecodeError} if a part is missing or has a value that does not exist (`move.malformed`); TypeError if
 *   the parts are of another type
 */
export function encodeMove(parts: TilingParts): TilingMove;
/**
 * Encode a move from its parts.
 *
 * @param parts - the parts of either kind, as {@link decodeMove} returns them
 * @returns the notation, 4 characters for a drafting and 3 for a tiling move
 * @throws {@link DecodeError} if a part is missing or has a value that does not exist (`move.malformed`); TypeError if
 *   the parts are of another type
 *
 * @example
 * ```ts
 * encodeMove({ kind: 'tiling', player: 'A', row: 0, column: 3 }); // 'A03'
 * ```
 */
export function encodeMove(parts: MoveParts): Move;
export function encodeMove(given: MoveParts): Move {
  const parts = ownProperties('Move', given);
  const { kind } = parts;
  if (kind !== 'draft' && kind !== 'tiling') {
    throw malformed({ expected: 'kind', value: shown(kind) });
  }
  // Other values than texts and numbers could do anything when they are written.
  requireParts(parts, (part) => typeof part === 'string' || typeof part === 'number');
  const move: Move =
    parts.kind === 'draft'
      ? `${parts.player}${parts.source}${parts.colour}${parts.target}`
      : `${parts.player}${parts.row}${parts.column}`;
  const decoded = decodeMove(move);
  // A part that is missing or holds another can make a move of the other kind.
  if (decoded.kind !== kind) throw malformed({ expected: 'parts', kind, move });
  // A part can hold characters of another.
  const read = valuesOf(decoded);
  requireParts(parts, (part, name) => part === read.get(name));
  return move;
}

/** The names of the parts of a move. */
const NAMES = {
  draft: ['player', 'source', 'colour', 'target'],
  tiling: ['player', 'row', 'column'],
} as const;

/** Look up the parts of a move by their names. */
function valuesOf(parts: MoveParts): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(parts));
}

/** Require something of each part of a move. */
function requireParts(parts: MoveParts, isRight: (part: unknown, name: string) => boolean): void {
  const { kind } = parts;
  const values = valuesOf(parts);
  const name = NAMES[kind].find((each) => !isRight(values.get(each), each));
  if (name === undefined) return;
  throw malformed({ expected: 'part', kind, name, value: shown(values.get(name)) });
}

function malformed(parameters: MalformedParts): DecodeError {
  return new DecodeError([refuseParts(parameters)]);
}

/**
 * Return whether a value is written as a {@link Move}, whatever the state. {@link isLegalMove} says whether a state
 * accepts it.
 *
 * @param text - any value
 * @returns `true` if the value is written as a move; its type is then narrowed to `Move`
 *
 * @example
 * ```ts
 * isMove('B1aF'); // true
 * // The floor is a capital F.
 * isMove('B1af'); // false
 * ```
 */
export function isMove(text: unknown): text is Move {
  return moveNumber(text) >= 0;
}
