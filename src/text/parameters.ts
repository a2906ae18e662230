/**
 * Parameters that the issues of every game have, and what such issues say in English.
 *
 * @packageDocumentation
 */
import type { Said } from './issue.js';
import { type ValueType, writeType } from './message.js';

/** Issues without parameters: the place says everything. */
export type NoParameters = Readonly<Record<never, never>>;

/** A piece of the input. */
export interface PieceParameters {
  /** The piece, escaped and cut, so that it is safe to print; empty where the text ends. */
  readonly text: string;
}

/** The type of a value. */
export interface TypeParameters {
  /** The type, as `typeof` names it, or `null`. */
  readonly type: ValueType;
}

/** The length of a text. */
export interface LengthParameters {
  /** Its length, in UTF-16 code units. */
  readonly length: number;
  /** The longest that can be. */
  readonly most: number;
}

/** Say that a value is not a string. */
export function sayType({ type }: TypeParameters): Said {
  return [writeType(type), 'a string'];
}

/** Say that a text is too long. */
export function sayLength({ length, most }: LengthParameters): Said {
  return [`${length} characters`, `at most ${most}`];
}
