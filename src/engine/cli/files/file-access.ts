/** Reading files, of which kind they are, which file a path leads to; and errors about files, in one sentence for people. */

import {
  closeSync,
  constants,
  createReadStream,
  fstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  type Stats,
  statSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { getSystemErrorMap } from 'node:util';
import { messageOf } from '../../../text/message.js';
import { writeQuoted } from '../../../text/parsed.js';

/** Error for a file that cannot be read or written, or a program that does not start, with one sentence for people. */
export class FileError extends Error {
  /** The kind of error. */
  override readonly name = 'FileError';
}

/** What people did, where the system's words are about its calls. */
const REASONS: Readonly<Record<string, string>> = {
  EISDIR: 'it is a folder',
  ENOTDIR: 'a file is where a folder should be',
};

/** Put the system's reason into words, without its name for the call and without the path. */
function reasonOf(error: unknown): string {
  const known = error instanceof Error && 'code' in error ? REASONS[String(error.code)] : undefined;
  if (known !== undefined) return known;
  const number = error instanceof Error && 'errno' in error ? error.errno : undefined;
  const [, words] = (typeof number === 'number' && getSystemErrorMap().get(number)) || [];
  return words ?? messageOf(error).replace(/\.$/, '');
}

/** Make the error of a file that the system refuses. */
export function fileError(path: string, verb: 'read' | 'written', error: unknown): FileError {
  if (error instanceof FileError) return error;
  return new FileError(`${writeQuoted(path)} cannot be ${verb}: ${reasonOf(error)}.`);
}

/**
 * Do something with a file.
 *
 * @throws FileError where the system refuses
 */
export function attempt<Value>(path: string, verb: 'read' | 'written', action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw fileError(path, verb, error);
  }
}

/** Whether an error is one of the system's with a code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}

/** The file name that means standard input or output. */
export const STANDARD_STREAM = '-';

/** Longest file that is read, in bytes: a game of ten thousand rounds is shorter. */
export const LONGEST_FILE = 2 ** 23;

/**
 * Read a file.
 *
 * @param path - of the file, `-` for standard input
 * @throws FileError if it cannot be read, or is longer than any game or list of names
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
        throw new Error(`found more than ${LONGEST_FILE} bytes, expected a shorter file`);
      }
    }
  } catch (error) {
    throw fileError(path, 'read', error);
  }
  return Buffer.concat(pieces);
}

/** Put the kind of what is at a path into words. */
export function kindOf(found: Stats): string {
  if (found.isFile()) return 'a file';
  if (found.isDirectory()) return 'a folder';
  if (found.isSymbolicLink()) return 'a link';
  if (found.isFIFO()) return 'a pipe';
  return found.isSocket() ? 'a socket' : 'a device';
}

/** Refuse a folder, a pipe, a device: what is neither replaced nor waited for. */
export function refuseOtherKinds(found: Stats): void {
  if (!found.isFile()) throw new Error(`found ${kindOf(found)}, expected a file`);
}

// Windows has no pipes among its files.
const { O_RDONLY, O_NONBLOCK = 0 } = constants;

/**
 * Open a file that is there. A pipe that has taken its place is not waited for.
 *
 * @throws Error for what is not a file; the system's error
 */
export function openFile(path: string, flags: number): number {
  const file = openSync(path, flags | O_NONBLOCK);
  try {
    refuseOtherKinds(fstatSync(file));
    return file;
  } catch (error) {
    closeSync(file);
    throw error;
  }
}

/** The content of a file that is longer than what is expected there can be. */
export const TOO_LONG = 'too-long';

/**
 * Return what is in a file; `undefined` if it is not there.
 *
 * @param longest - bytes of the longest file that is read
 * @throws Error for what is not a file; the system's error
 */
export function bytesIn(
  path: string,
  longest = Number.POSITIVE_INFINITY,
): Uint8Array | typeof TOO_LONG | undefined {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) return undefined;
  refuseOtherKinds(found);
  if (found.size > longest) return TOO_LONG;
  const file = openFile(path, O_RDONLY);
  try {
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

/** Most symbolic links that are followed, as many as systems follow. */
const MOST_LINKS = 40;

/** Refuse a path that is empty, as of a variable that is not set: Node takes it for that of the current folder. */
export function refuseEmpty(path: string): void {
  if (path === '') throw new Error('found an empty path');
}

/** Return the path of the file that is written under a path, whether it is there or not. */
export function targetOf(path: string, links = MOST_LINKS): string {
  refuseEmpty(path);
  try {
    return realpathSync(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || links === 0) throw error;
  }
  const folder = realpathSync(dirname(resolve(path)));
  const target = join(folder, basename(path));
  let next: string;
  try {
    next = readlinkSync(target);
  } catch {
    return target;
  }
  // A link to a file that is not there: writing creates that one.
  return targetOf(resolve(folder, next), links - 1);
}

/** Whether two paths without symbolic links lead to one file. */
export function areSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [one, other].map((path) =>
    statSync(path, { bigint: true, throwIfNoEntry: false }),
  );
  return (
    first !== undefined &&
    second !== undefined &&
    first.dev === second.dev &&
    first.ino === second.ino
  );
}

/** Whether an open file is the one that is at a path without symbolic links. */
export function isAt(file: number, path: string): boolean {
  const mine = fstatSync(file, { bigint: true });
  const there = statSync(path, { bigint: true, throwIfNoEntry: false });
  return there?.ino === mine.ino && there.dev === mine.dev;
}

/**
 * Whether an open file has other names, which are hard links. Under each of them it has another lock, so that another
 * process may write it: it is replaced by one that has a single name.
 */
export function hasOtherNames(file: number): boolean {
  return fstatSync(file).nlink > 1;
}
