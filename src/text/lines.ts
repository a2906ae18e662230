/**
 * Lines of texts as people's tools write them: with carriage returns, behind a byte order mark, without a last line feed.
 */

/** What some tools write before a text. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The byte that ends a line. */
export const LINE_FEED = 10;

/** Leave out the byte order mark at the beginning of a text. */
function withoutMark(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}

/** Leave out the carriage return before the end of a line. */
export function withoutReturn(line: string): string {
  return line.endsWith('\r') ? line.slice(0, -1) : line;
}

/** Return a text with line feeds alone at the ends of its lines. */
export function plainText(text: string): string {
  return withoutMark(text).replace(/\r(?=\n|$)/g, '');
}

/** Cuts a text that comes in pieces into lines. */
export interface TextSplitter {
  /** Add a piece; return the lines that end in it, without their ends. */
  add(piece: string): string[];
  /** Return what follows the last line feed: a line without an end, which is empty in most texts. */
  rest(): string;
}

/**
 * Make a splitter.
 *
 * @param longest - characters of the longest line; of a longer one, what follows one character too many is left out where
 * it has not arrived yet
 */
export function textSplitter(longest: number): TextSplitter {
  let rest = '';
  let isFirst = true;
  return {
    add: (piece) => {
      const text = rest + piece;
      const lines = (isFirst ? withoutMark(text) : text).split('\n');
      rest = (lines.pop() ?? '').slice(0, longest + 1);
      isFirst &&= text === '';
      return lines.map(withoutReturn);
    },
    rest: () => withoutReturn(rest),
  };
}

/** Join lines, each with its end. */
export function joinLines(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}
