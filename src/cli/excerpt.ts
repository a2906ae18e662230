/**
 * Pieces of a text from outside, fit for printing.
 *
 * @packageDocumentation
 */

/** Columns that an excerpt may take. */
const WIDTH = 68;
const CUT = '…';

/** Escape a code unit that is not printable ASCII, so that every column shows one character. */
function escapeUnit(unit: string): string {
  return /[ -[\]-~]/.test(unit) ? unit : `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/**
 * Show the part of a text around a place.
 *
 * @param text - any text
 * @param index - the place, in UTF-16 code units from 0 to the length of the text
 * @returns the excerpt with unprintable characters escaped, and a line with a caret below the place
 */
export function excerpt(text: string, index: number): [excerpt: string, caret: string] {
  let before = '';
  let after = '';
  let start = index;
  let end = index;
  for (let isGrowing = true; isGrowing; ) {
    const left = start > 0 ? escapeUnit(text.charAt(start - 1)) : '';
    const right = end < text.length ? escapeUnit(text.charAt(end)) : '';
    const free = WIDTH - before.length - after.length;
    const takesRight = right !== '' && right.length <= free;
    const takesLeft = left !== '' && left.length + (takesRight ? right.length : 0) <= free;
    if (takesRight) {
      after += right;
      end++;
    }
    if (takesLeft) {
      before = left + before;
      start--;
    }
    isGrowing = takesRight || takesLeft;
  }
  const head = start > 0 ? CUT + before : before;
  const tail = end < text.length ? after + CUT : after;
  return [head + tail, `${' '.repeat(head.length)}^`];
}

/** Make a message harmless that repeats input: controls escaped, and cut if it is very long. */
export function legible(text: string, longest: number): string {
  const short = text.length > longest ? `${text.slice(0, longest)}${CUT}` : text;
  const safe = short.replace(/[^ -~\n…]/g, escapeUnit);
  return `${safe}\n`;
}
