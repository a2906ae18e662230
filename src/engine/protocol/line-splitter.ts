/**
 * Cutting what arrives into lines, however it is cut into pieces on its way.
 *
 * @packageDocumentation
 */

/** Cuts pieces of UTF-8 into lines. */
export interface LineSplitter {
  /**
   * Add a piece.
   *
   * @returns the lines that end in it, without their ends; `undefined` for a line that becomes too long
   * by it, which is dropped up to its end
   */
  add(piece: Uint8Array): readonly (string | undefined)[];
}

const LINE_FEED = 10;

/** Join pieces of bytes. */
function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}

/**
 * Make a splitter. It never holds more than one line.
 *
 * @param longest - longest line in bytes, without its end
 */
export function lineSplitter(longest: number): LineSplitter {
  const decoder = new TextDecoder();
  let pieces: Uint8Array[] = [];
  let length = 0;
  let isTooLong = false;

  /** Keep a piece of a line; return whether the line becomes too long by it. */
  const keep = (piece: Uint8Array): boolean => {
    if (isTooLong) return false;
    isTooLong = length + piece.length > longest;
    if (isTooLong) pieces = [];
    // The caller may use its buffer again.
    else if (piece.length > 0) pieces.push(piece.slice());
    length += piece.length;
    return isTooLong;
  };
  const take = (): string => {
    const line = decoder.decode(joined(pieces, length));
    pieces = [];
    length = 0;
    return line;
  };
  return {
    add: (piece) => {
      const lines: (string | undefined)[] = [];
      const add = (part: Uint8Array) => {
        if (keep(part)) lines.push(undefined);
      };
      let start = 0;
      for (let end = piece.indexOf(LINE_FEED); end >= 0; end = piece.indexOf(LINE_FEED, start)) {
        add(piece.subarray(start, end));
        if (isTooLong) {
          isTooLong = false;
          length = 0;
        } else lines.push(take());
        start = end + 1;
      }
      add(piece.subarray(start));
      return lines;
    },
  };
}
