/** Text that is safe to print. */

/** Characters that can control a terminal, or change the direction of text. */
const CONTROLLING = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a line is safe to print. */
export function isPrintable(line: string): boolean {
  return !CONTROLLING.test(line);
}
