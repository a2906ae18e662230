/**
 * Records and logs as bytes.
 *
 * @packageDocumentation
 */
import { makeRecordIssue, type RecordIssue } from './record-issue.js';

const LINE_FEED = 10;

/** Longest piece of wrong bytes that is shown. */
const LONGEST_PIECE = 4;

/** The text of bytes, as far as they can be decoded, and the issue if they cannot. */
export interface DecodedBytes {
  /** The text, up to the first line that is not UTF-8. */
  readonly text: string;
  /** The issue; absent if everything is UTF-8. */
  readonly issue?: RecordIssue;
}

/** Replacement for a character that was cut off. */
const CUT_CHARACTER = '\ufffd';

/** Make a decoder that throws, and keeps a byte order mark, which is reported later. */
function strictDecoder() {
  return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
}

/**
 * Decode UTF-8; `undefined` for anything else. A text may end within a character, in a line that
 * was being written when the process ended: that line is not read.
 */
function decode(bytes: Uint8Array): string | undefined {
  const decoder = strictDecoder();
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    return undefined;
  }
  try {
    return text + decoder.decode();
  } catch {
    return text + CUT_CHARACTER;
  }
}

/** Return the index of the first byte of a line that belongs to no character. */
function firstWrong(line: Uint8Array): number {
  const decoder = strictDecoder();
  let start = 0;
  try {
    for (let index = 0; index < line.length; index++) {
      const text = decoder.decode(line.subarray(index, index + 1), { stream: true });
      if (text !== '') start = index + 1;
    }
  } catch {
    // The bytes from `start` on are not a character.
  }
  return start;
}

/** Decode the bytes of a record or a log, line by line where there are others than UTF-8. */
export function decodeBytes(bytes: Uint8Array): DecodedBytes {
  const text = decode(bytes);
  if (text !== undefined) return { text };
  let line = 1;
  let start = 0;
  let end = bytes.indexOf(LINE_FEED);
  // With its line feed, no line ends within a character.
  while (end >= 0 && decode(bytes.subarray(start, end + 1)) !== undefined) {
    line++;
    start = end + 1;
    end = bytes.indexOf(LINE_FEED, start);
  }
  const bad = bytes.subarray(start, end < 0 ? bytes.length : end);
  const wrong = firstWrong(bad);
  const piece = [...bad.subarray(wrong, wrong + LONGEST_PIECE)];
  const found = `the bytes ${piece.map((byte) => byte.toString(16).padStart(2, '0')).join(' ')}`;
  const fault = { found, expected: 'a text in UTF-8' };
  const issue = makeRecordIssue({ code: 'record.not-utf8', line }, fault);
  return { text: decode(bytes.subarray(0, start)) ?? '', issue };
}
