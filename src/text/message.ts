/**
 * Parts of messages: quoted input, values, choices, counts.
 *
 * @packageDocumentation
 */
import { escapeToAscii } from './escape.js';

/** Longest piece of an input that a message repeats, in UTF-16 code units. */
const LONGEST_QUOTE = 40;

/** Escape a piece of an input, and cut it, so that it is safe to print between quotation marks. */
export function excerpt(text: string): string {
  const escaped = escapeToAscii(text.slice(0, LONGEST_QUOTE)).replaceAll('"', '\\u0022');
  return text.length > LONGEST_QUOTE ? `${escaped}…` : escaped;
}

/** Quote a piece of an input, escaped and cut, so that it is safe to print. */
export function quote(text: string): string {
  return `"${excerpt(text)}"`;
}

/** Write a piece of an input that is escaped and cut already; it is empty where the input ends. */
export function writePiece({ text }: { readonly text: string }): string {
  return text === '' ? 'nothing' : `"${text}"`;
}

/** The type of a value, as `typeof` names it, or `null`. */
export type ValueType =
  | 'null'
  | 'undefined'
  | 'string'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'symbol'
  | 'object'
  | 'function';

/** A value that was found where another was expected, as plain data. */
export interface ShownValue {
  /** Its type. */
  readonly type: ValueType;
  /** A text, escaped and cut; a number or a boolean as it is written; empty for anything else. */
  readonly text: string;
}

/** Return the type of a value. */
export function typeOf(value: unknown): ValueType {
  // Nothing else is asked of the value: a proxy could throw.
  return value === null ? 'null' : typeof value;
}

/** Turn a value that was found where another was expected into plain data. */
export function shown(value: unknown): ShownValue {
  const type = typeOf(value);
  if (typeof value === 'string') return { type, text: excerpt(value) };
  const isPlain = typeof value === 'number' || typeof value === 'boolean';
  return { type, text: isPlain ? String(value) : '' };
}

/** Write a value that was found where another was expected. */
export function writeShown({ type, text }: ShownValue): string {
  if (type === 'string') return `"${text}"`;
  return text === '' ? writeType(type) : text;
}

/** Describe the type of a value that was found where text was expected. */
export function writeType(type: string): string {
  return type === 'null' ? 'null' : `a value of type ${type}`;
}

/** Show a value that was found where another was expected. */
export function showValue(value: unknown): string {
  return writeShown(shown(value));
}

/** Describe the kind of a value that was found where text was expected. */
export function kindOf(value: unknown): string {
  return writeType(typeOf(value));
}

/** List choices: `2, 3 or 4`. */
export function listChoices(choices: readonly (string | number)[]): string {
  const last = choices.slice(-1).join('');
  return choices.length > 1 ? `${choices.slice(0, -1).join(', ')} or ${last}` : last;
}

/** Count things: `1 tile`, `2 tiles`. */
export function countOf(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
