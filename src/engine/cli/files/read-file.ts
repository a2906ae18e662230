/**
 * Reading files, and writing those that hold no game.
 *
 * @packageDocumentation
 */
import { createReadStream, writeFileSync } from 'node:fs';
import { attempt, fileError } from './file-error.js';

/** The file name that means standard input or output. */
export const STANDARD_STREAM = '-';

/** Longest file that is read, in bytes: a game of ten thousand rounds is shorter. */
export const LONGEST_FILE = 2 ** 23;

/**
 * Read a file.
 *
 * @param path - of the file, `-` for standard input
 * @throws FileError if it cannot be read, or is longer than any game
 */
export async function readFile(path: string): Promise<Uint8Array> {
  // Streams wait for a pipe or a terminal; reading those synchronously fails while they are empty.
  const stream: AsyncIterable<Buffer> =
    path === STANDARD_STREAM ? process.stdin : createReadStream(path);
  const pieces: Buffer[] = [];
  let length = 0;
  try {
    for await (const piece of stream) {
      pieces.push(piece);
      length += piece.length;
      if (length > LONGEST_FILE) {
        throw new Error(`found more than ${LONGEST_FILE} bytes, expected one game`);
      }
    }
  } catch (error) {
    throw fileError(path, 'read', error);
  }
  return Buffer.concat(pieces);
}

/**
 * Write a text to a file.
 *
 * @throws FileError if it cannot be written
 */
export function writeText(path: string, text: string): void {
  attempt(path, 'written', () => writeFileSync(path, text));
}
