/**
 * Files: reading a text, writing one, appending to one.
 *
 * @packageDocumentation
 */
import {
  appendFileSync,
  closeSync,
  createReadStream,
  ftruncateSync,
  openSync,
  writeFileSync,
} from 'node:fs';
import { getSystemErrorMap } from 'node:util';
import { writeQuoted } from '../../text/quoted-text.js';
import { textOf } from './output.js';

/** A file that cannot be read or written, in one sentence. */
export class FileError extends Error {
  /** The kind of error. */
  override readonly name = 'FileError';
}

/** Put the system's reason into words, without its name for the call and without the path. */
function reasonOf(error: unknown): string {
  const number = error instanceof Error && 'errno' in error ? error.errno : undefined;
  const [, words] = (typeof number === 'number' && getSystemErrorMap().get(number)) || [];
  return words ?? (error instanceof Error ? error.message : String(error));
}

function fileError(path: string, verb: 'read' | 'written', error: unknown): FileError {
  return new FileError(`${writeQuoted(path)} cannot be ${verb}: ${reasonOf(error)}.`);
}

/** Longest text that is read, in characters: a game of ten thousand rounds is shorter. */
const LONGEST_TEXT = 2 ** 23;

/**
 * Read a text.
 *
 * @param path - of the file, `-` for standard input
 * @throws FileError if it cannot be read, or is longer than any game
 */
export async function readText(path: string): Promise<string> {
  // Streams wait for a pipe or a terminal; reading those synchronously fails while they are empty.
  const stream = path === '-' ? process.stdin : createReadStream(path);
  stream.setEncoding('utf8');
  let text = '';
  try {
    for await (const piece of stream) {
      text += piece;
      if (text.length > LONGEST_TEXT) {
        throw new Error(`found more than ${LONGEST_TEXT} characters, expected one game`);
      }
    }
  } catch (error) {
    throw fileError(path, 'read', error);
  }
  return text;
}

function writing<Value>(path: string, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw fileError(path, 'written', error);
  }
}

/**
 * Write a text to a file.
 *
 * @throws FileError if it cannot be written
 */
export function writeText(path: string, text: string): void {
  writing(path, () => writeFileSync(path, text));
}

/** A file and the text that is in it. */
export interface FileText {
  readonly path: string;
  readonly text: string;
}

/** A file that lines are appended to, each at once: whatever stops the process, they are there. */
export interface LineFile {
  append(lines: readonly string[]): void;
  close(): void;
}

/**
 * Open a file for a text that grows line by line.
 *
 * @param text - what the file is to begin with
 * @param before - what is in a file already. If it is the same file and begins with the text, only
 * the rest is cut off: at no time is less than the text there
 * @throws FileError if it cannot be written; so does each method
 */
export function openLines(path: string, text: string, before: FileText | undefined): LineFile {
  const file = writing(path, () => {
    const isSame = before?.path === path && before.text.startsWith(text);
    const opened = openSync(path, isSame ? 'a' : 'w');
    if (isSame) ftruncateSync(opened, Buffer.byteLength(text));
    else appendFileSync(opened, text);
    return opened;
  });
  return {
    append: (lines) =>
      writing(path, () => {
        if (lines.length > 0) appendFileSync(file, textOf(lines));
      }),
    close: () => writing(path, () => closeSync(file)),
  };
}
