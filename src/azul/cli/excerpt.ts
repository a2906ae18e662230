/**
 * Excerpts of a text from outside that are safe to print.
 *
 * @packageDocumentation
 */

import { escapeToAscii, escapeUnsafe } from '../../text/escape.js';

/** Columns that an excerpt may take. */
const WIDTH = 68;
const CUT = '…';

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
    const left = start > 0 ? escapeToAscii(text.charAt(start - 1)) : '';
    const right = end < text.length ? escapeToAscii(text.charAt(end)) : '';
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

/** Cut a message that may be very long, and escape what is unsafe in it. */
export function legible(text: string, longest: number): string {
  const short = text.length > longest ? `${text.slice(0, longest)}${CUT}` : text;
  return `${short.split('\n').map(escapeUnsafe).join('\n')}\n`;
}
