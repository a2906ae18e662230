/**
 * Parameters that the issues of every game have, and what such issues say in English.
 *
 * @packageDocumentation
 */
import type { Said } from './issue.js';
import { type ShownValue, type ValueType, writeShown, writeType } from './message.js';
import type { NotTwoStrings } from './two-strings.js';

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

/** A number that is written with zeros before it. */
export interface LeadingZero {
  /** The digits that were found, cut where there are many. */
  readonly digits: string;
  /** The number that they mean. */
  readonly number: number;
}

/** The issues of the two strings as a whole, in every game. */
export interface StringIssues {
  /** Not an array of two values; says what it is instead. */
  'state.not-two-strings': NotTwoStrings;
  /** The first of the two is not a string. */
  'shared.not-a-string': TypeParameters;
  /** Longer than any shared string that fits the grammar; it is not read. */
  'shared.too-long': LengthParameters;
  /** The second is not a string. */
  'players.not-a-string': TypeParameters;
  /** Longer than any players string that fits the grammar; it is not read. */
  'players.too-long': LengthParameters;
}

/** A setting that has a value which does not exist. */
export interface UnknownValue<Rules> {
  /** The setting. */
  readonly setting: keyof Rules;
  /** The value that was found. */
  readonly value: ShownValue;
  /** The values that exist; empty where there are too many for a list. */
  readonly allowed: readonly Rules[keyof Rules][];
  /** The values that exist, in words. */
  readonly expected: string;
}

/** Say that a setting has a value which does not exist. */
export function sayUnknownValue({
  value,
  expected,
}: Pick<UnknownValue<never>, 'value' | 'expected'>): Said {
  return [writeShown(value), expected];
}

/** Say that a value is not a string. */
export function sayType({ type }: TypeParameters): Said {
  return [writeType(type), 'a string'];
}

/** Say that a text is too long. */
export function sayLength({ length, most }: LengthParameters): Said {
  return [`${length} characters`, `at most ${most}`];
}
