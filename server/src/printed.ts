/** Text from elsewhere that is printed. */

/** Longest text that is printed, in UTF-16 code units. */
const LONGEST = 300;

/** Make one line of a text, such as an answer of Redis: it drives no terminal, and is cut. */
export function printed(text: string): string {
  const escaped = text
    .slice(0, LONGEST + 1)
    .replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return escaped.length > LONGEST ? `${escaped.slice(0, LONGEST)}…` : escaped;
}
