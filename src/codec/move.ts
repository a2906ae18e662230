/**
 * Moves as their parts, and back.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../boundary/arguments.js';
import {
  COLOURS,
  type Colour,
  type Column,
  type DraftMove,
  type Move,
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
import { DecodeError } from '../text/errors.js';
import type { Said } from '../text/issue.js';
import { shown, writeShown } from '../text/message.js';
import type { AzulIssue } from './issue.js';
import type { MalformedMove } from './issue-parameters.js';
import { rejectMove } from './move-issue.js';
import { notationOf } from './notation.js';
import { moveNumber, readMove } from './read-move.js';

/** The parts of a drafting move. */
export interface DraftParts {
  /** Tells the kinds of move apart. */
  readonly kind: 'draft';
  /** The player who moves. */
  readonly player: PlayerId;
  /** Where the tiles come from: a factory's number, or `'C'` for the centre. */
  readonly source: Source;
  /** Which tiles. */
  readonly colour: Colour;
  /** Where they go: a storage row, or `'F'` for the floor. */
  readonly target: Target;
}

/** The parts of a tiling move. */
export interface TilingParts {
  /** Tells the kinds of move apart. */
  readonly kind: 'tiling';
  /** The player who moves. */
  readonly player: PlayerId;
  /** The full storage row. */
  readonly row: Row;
  /** The column of the mosaic, or `'F'` for the floor. */
  readonly column: Column | 'F';
}

/** The parts of a move. */
export type MoveParts = DraftParts | TilingParts;

/** The parts of a move, or why a text is none. */
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
      /** Why. */
      readonly issues: readonly AzulIssue[];
    };

/** Find the member of a list that is written with a character. */
function member<Value>(list: readonly Value[], text: string, index: number): Value {
  // The notation was read before, so every character names a member of its list.
  return list.find((value) => String(value) === text.charAt(index)) as Value;
}

/**
 * Take a move apart without throwing.
 *
 * @param text - the notation; anything that is none is an issue
 * @returns `{ ok: true, move }` or `{ ok: false, issues }`
 *
 * @example
 * ```ts
 * safeDecodeMove('E0a0').ok; // false
 * ```
 */
export function safeDecodeMove(text: unknown): ReadMove {
  const place = readMove(text);
  if (typeof place !== 'number') return { ok: false, issues: [place] };
  return { ok: true, move: partsOf(notationOf(place)) };
}

/** Take a notation apart. */
function partsOf(text: Move): MoveParts {
  const player = member(PLAYER_IDS, text, 0);
  if (text.length === 3) {
    const row = member(ROWS, text, 1);
    return { kind: 'tiling', player, row, column: member(TARGETS, text, 2) };
  }
  const source = member(SOURCES, text, 1);
  const colour = member(COLOURS, text, 2);
  return { kind: 'draft', player, source, colour, target: member(TARGETS, text, 3) };
}

/**
 * Take a move apart.
 *
 * @param text - the notation, 4 characters for a drafting and 3 for a tiling move; anything else is
 * an issue
 * @returns the parts, with `kind` telling which
 * @throws {@link DecodeError} if the text is not a move
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

/** The names of the parts of a move. */
const PARTS = /* @__PURE__ */ Object.freeze({
  draft: ['player', 'source', 'colour', 'target'],
  tiling: ['player', 'row', 'column'],
} as const);

/** Look up the parts of a move by their names. */
function valuesOf(parts: MoveParts): ReadonlyMap<string, unknown> {
  return new Map<string, unknown>(Object.entries(parts));
}

/** Require that the parts of a move are of a kind, and each a text or a number. */
function requireTexts(parts: MoveParts): void {
  const values = valuesOf(parts);
  const kind = values.get('kind');
  if (kind !== 'draft' && kind !== 'tiling') {
    const value = shown(kind);
    const said = [writeShown(value), 'the kind draft or tiling'] as const;
    throw malformed({ expected: 'kind', value }, said);
  }
  for (const name of PARTS[kind]) {
    const part = values.get(name);
    // Other values could do anything when they are written.
    if (typeof part === 'string' || typeof part === 'number') continue;
    throw wrongPart(kind, name, part);
  }
}

/** Require that parts are those of the notation that they make: a part can hold characters of another. */
function requireSame(parts: MoveParts, decoded: MoveParts): void {
  const { kind } = decoded;
  const given = valuesOf(parts);
  const read = valuesOf(decoded);
  const name = PARTS[kind].find((each) => given.get(each) !== read.get(each));
  if (name !== undefined) throw wrongPart(kind, name, given.get(name));
}

function wrongPart(kind: MoveParts['kind'], name: string, part: unknown): DecodeError {
  const value = shown(part);
  const said = [`${writeShown(value)} as ${name}`, `the parts of a ${kind} move`] as const;
  return malformed({ expected: 'part', kind, name, value }, said);
}

function malformed(parameters: MalformedMove, said: Said): DecodeError {
  return new DecodeError([rejectMove(parameters, said)]);
}

/** Encode a drafting move. */
export function encodeMove(parts: DraftParts): DraftMove;
/** Encode a tiling move. */
export function encodeMove(parts: TilingParts): TilingMove;
/**
 * Write a move.
 *
 * @param parts - the parts, as {@link decodeMove} returns them
 * @returns the notation
 * @throws {@link DecodeError} if a part has a value that does not exist; TypeError for no object
 *
 * @example
 * ```ts
 * encodeMove({ kind: 'tiling', player: 'A', row: 0, column: 3 }); // 'A03'
 * ```
 */
export function encodeMove(parts: MoveParts): Move;
export function encodeMove(given: MoveParts): Move {
  const parts = ownProperties('Move', given);
  requireTexts(parts);
  const move: Move =
    parts.kind === 'draft'
      ? `${parts.player}${parts.source}${parts.colour}${parts.target}`
      : `${parts.player}${parts.row}${parts.column}`;
  const decoded = safeDecodeMove(move);
  if (!decoded.ok) throw new DecodeError(decoded.issues);
  if (decoded.move.kind === parts.kind) {
    requireSame(parts, decoded.move);
    return move;
  }
  // A part that is missing or holds another can make a move of the other kind.
  const { kind } = parts;
  const found = `the ${decoded.move.kind} move ${move}`;
  throw malformed({ expected: 'parts', kind, move }, [found, `the parts of a ${kind} move`]);
}

/**
 * Whether a text is a move's notation.
 *
 * @param text - any value
 *
 * @example
 * ```ts
 * isMove('B1aF'); // true
 * isMove('B1af'); // false
 * ```
 */
export function isMove(text: unknown): text is Move {
  return moveNumber(text) >= 0;
}
