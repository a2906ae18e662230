/** What may be printed. */

/** Characters that could drive a terminal, or turn the direction of what is printed. */
const DRIVING = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Tell whether a line can be printed without harm. */
export function isPrintable(line: string): boolean {
  return !DRIVING.test(line);
}
