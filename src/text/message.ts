/**
 * Parts of messages: quoted input, values, choices, counts, percentages. Text from outside is escaped, so that
 * printing it is safe.
 */

/**
 * Code points that break lines, drive terminals, change the direction of writing or cannot be seen,
 * and lone surrogates: first and last of each range, ascending. A list, since Unicode's categories
 * grow with its versions and runtimes differ in theirs. The two joiners (U+200C, U+200D), which many
 * scripts and emoji need, are not in it.
 */
const UNSAFE: readonly (readonly [first: number, last: number])[] = [
  [0x0000, 0x001f],
  [0x007f, 0x009f],
  [0x00ad, 0x00ad],
  [0x034f, 0x034f],
  [0x061c, 0x061c],
  [0x115f, 0x1160],
  [0x17b4, 0x17b5],
  [0x180b, 0x180f],
  [0x200b, 0x200b],
  [0x200e, 0x200f],
  [0x2028, 0x202e],
  [0x2060, 0x206f],
  [0x2800, 0x2800],
  [0x3164, 0x3164],
  [0xd800, 0xdfff],
  [0xfeff, 0xfeff],
  [0xffa0, 0xffa0],
  [0xfff0, 0xfffb],
  [0xfffe, 0xffff],
  [0x1bca0, 0x1bca3],
  [0x1d173, 0x1d17a],
  [0xe0000, 0xe0fff],
];

/** Characters that are safe anywhere, of which most texts consist. */
const SAFE = /^[ -~]*$/;

function isUnsafe(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return UNSAFE.some(([first, last]) => first <= code && code <= last);
}

/** Escape a UTF-16 code unit as JSON does: `\u001b`. */
function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Escape what is unsafe to print. Everything else, in any script, stays as it is. */
export function escapeUnsafe(text: string): string {
  if (SAFE.test(text)) return text;
  return [...text]
    .map((character) =>
      isUnsafe(character) ? character.replace(/[\s\S]/g, escapeUnit) : character,
    )
    .join('');
}

/** Escape everything but printable ASCII, and the backslash, so that each character has one column. */
export function escapeToAscii(text: string): string {
  return text.replace(/[^ -[\]-~]/g, escapeUnit);
}

/** Longest piece of an input that a message repeats, in UTF-16 code units. */
const LONGEST_QUOTE = 40;

/** Escape a piece of an input, and cut it, so that it is safe to print between quotation marks. */
export function excerpt(text: string): string {
  const escaped = text.slice(0, LONGEST_QUOTE).replace(/[^ !#-[\]-~]/g, escapeUnit);
  return text.length > LONGEST_QUOTE ? `${escaped}…` : escaped;
}

/** Cut a text that is longer than it may be, in UTF-16 code units. */
export function cut(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Cut a text that may be very long, and make one line of it that can be printed. */
export function shorten(text: string, longest: number): string {
  return escapeUnsafe(cut(text, longest));
}

/** Quote a piece of an input, escaped and cut, so that it is safe to print. */
export function quote(text: string): string {
  return `"${excerpt(text)}"`;
}

/** Write a piece of an input that is escaped and cut already; it is empty where the input ends. */
export function writePiece({ text }: { readonly text: string }): string {
  return text === '' ? 'nothing' : `"${text}"`;
}

/** The type of a value, as `typeof` names it, or `null`, in the `parameters` of issues. */
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

/** A value that was found where another was expected, as plain data, in the `parameters` of issues. */
export interface ShownValue {
  /** The type of the value. */
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
  return type === 'null' || type === 'undefined' ? type : `a value of type ${type}`;
}

/** Show a value that was found where another was expected. */
export function showValue(value: unknown): string {
  return writeShown(shown(value));
}

/** Describe the kind of a value that was found where text was expected. */
export function kindOf(value: unknown): string {
  return writeType(typeOf(value));
}

/** Longest message of somebody else's error or game that is repeated, in UTF-16 code units. */
export const LONGEST_MESSAGE = 1000;

/**
 * Return the message of an error, cut if it is very long, and any other value as messages show it. Anything can be thrown,
 * and can throw when it is read.
 */
export function messageOf(thrown: unknown): string {
  try {
    if (typeof thrown === 'string') return cut(thrown, LONGEST_MESSAGE);
    return thrown instanceof Error ? cut(`${thrown.message}`, LONGEST_MESSAGE) : showValue(thrown);
  } catch {
    return kindOf(thrown);
  }
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

/** Write a share as a percentage with one decimal. */
export function percent(share: number): string {
  // Without the sign of a zero.
  return `${(100 * share).toFixed(1).replace(/^-(0\.0)$/, '$1')}%`;
}

/** Write a share as a percentage with its sign. */
export function signedPercent(share: number): string {
  const text = percent(share);
  return text.startsWith('-') || text.startsWith('0.0') ? text : `+${text}`;
}
