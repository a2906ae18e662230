/**
 * Escaping text from outside, so that printing it is safe.
 *
 * @packageDocumentation
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

/** Escape every UTF-16 code unit of a text as JSON does: `\u001b`. */
export function escapeUnits(text: string): string {
  let escaped = '';
  for (let index = 0; index < text.length; index++) {
    escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}

/** Escape what is unsafe to print. Everything else, in any script, stays as it is. */
export function escapeUnsafe(text: string): string {
  if (SAFE.test(text)) return text;
  return [...text]
    .map((character) => (isUnsafe(character) ? escapeUnits(character) : character))
    .join('');
}

/** Escape everything but printable ASCII, and the backslash, so that each character has one column. */
export function escapeToAscii(text: string): string {
  return text.replace(/[^ -[\]-~]/g, escapeUnits);
}
