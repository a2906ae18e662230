/** Text from outside as the page shows it: what is typed, and what links, records and the browser bring. */

/** Longest name that can be typed. */
export const LONGEST_NAME = 30;

/** Longest name that is shown: a record has names of any length. */
const LONGEST_SHOWN = 2 * LONGEST_NAME;

/** Longest text that is shown. */
const LONGEST_TEXT = 5000;

/** Cut a text that may be very long. */
export function shorten(text: string, longest = LONGEST_TEXT): string {
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Clean a name that is read, and cut it if it is too long: remove control characters and those that turn the text around. */
export function shownName(name: string): string {
  const clean = name.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu, '');
  return shorten(clean, LONGEST_SHOWN);
}

/** Clean a name that is typed, and cut it. */
export function tidyName(name: string): string {
  return shownName(name).slice(0, LONGEST_NAME);
}
