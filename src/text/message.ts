/**
 * Parts of messages: quoted input, values, choices, counts.
 *
 * @packageDocumentation
 */
import { escapeToAscii } from './escape.js';

/** Longest piece of an input that a message repeats, in UTF-16 code units. */
const LONGEST_QUOTE = 40;

/** Quote a piece of an input, escaped and cut, so that it is safe to print. */
export function quote(text: string): string {
  const escaped = escapeToAscii(text.slice(0, LONGEST_QUOTE)).replaceAll('"', '\\u0022');
  return `"${escaped}${text.length > LONGEST_QUOTE ? '…' : ''}"`;
}

/** Show a value that was found where another was expected. */
export function showValue(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : kindOf(value);
}

/** Describe the kind of a value that was found where text was expected. */
export function kindOf(value: unknown): string {
  // Nothing else is asked of the value: a proxy could throw.
  return value === null ? 'null' : `a value of type ${typeof value}`;
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
