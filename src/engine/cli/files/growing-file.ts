/** Files that grow piece by piece, with bytes that are large: after a crash, the whole pieces are still there. */

import {
  closeSync,
  constants,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  readSync,
  statSync,
  writeSync,
} from 'node:fs';
import { attempt, hasOtherNames, isAt, openFile, refuseOtherKinds } from './file-access.js';
import { replaceFile } from './replacement.js';
import { lockTarget } from './saved-file.js';

const { O_NOFOLLOW = 0, O_RDONLY, O_RDWR } = constants;

/** A file that is open to be read in any order. */
export interface OpenFile {
  /** Number of bytes. */
  readonly length: number;
  /** Return the bytes from a position to another, which is not included. */
  read(start: number, end: number): Uint8Array;
}

/** A file that this process alone writes. */
export interface GrowingFile {
  /** What is in the file; `undefined` where it is not there, or empty. */
  open(): OpenFile | undefined;
  /** Replace the file by one with these bytes. */
  begin(bytes: Uint8Array): void;
  /** Keep the first bytes alone, so that more can be appended. */
  resume(length: number): void;
  append(bytes: Uint8Array): void;
  /** Stop writing. */
  close(): void;
}

function readAll(file: number, start: number, end: number): Uint8Array {
  const bytes = new Uint8Array(end - start);
  for (let read = 0; read < bytes.length; ) {
    const more = readSync(file, bytes, read, bytes.length - read, start + read);
    if (more === 0) throw new Error('it ends too early');
    read += more;
  }
  return bytes;
}

/**
 * Open a file to read parts of it. It stays open until the process ends.
 *
 * @throws FileError if it cannot be read; so does reading
 */
export function openToRead(path: string): OpenFile {
  return attempt(path, 'read', () => {
    refuseOtherKinds(statSync(path));
    const file = openFile(path, O_RDONLY);
    return {
      length: fstatSync(file).size,
      read: (start, end) => attempt(path, 'read', () => readAll(file, start, end)),
    };
  });
}

/**
 * Open a file that grows, and lock it.
 *
 * @throws FileError if it cannot be written, or another process writes it; so does each method
 */
export function openGrowingFile(path: string): GrowingFile {
  const on = <Value>(action: () => Value) => attempt(path, 'written', action);
  const { target, lock } = lockTarget(path);
  let file: number | undefined;
  const opened = (): number => {
    file ??= openFile(target, O_RDWR | O_NOFOLLOW);
    if (!isAt(file, target)) throw new Error('it was removed or replaced meanwhile');
    lock.check();
    return file;
  };
  const begin = (bytes: Uint8Array) => {
    if (file !== undefined) closeSync(file);
    file = undefined;
    on(lock.check);
    replaceFile(target, bytes);
  };
  return {
    open: () =>
      on(() => {
        const length = statSync(target, { throwIfNoEntry: false })?.size ?? 0;
        if (length === 0) return undefined;
        const read = (start: number, end: number) => readAll(opened(), start, end);
        return { length, read: (start, end) => attempt(path, 'read', () => read(start, end)) };
      }),
    begin,
    resume: (length) =>
      on(() => {
        const found = opened();
        if (hasOtherNames(found)) begin(readAll(found, 0, length));
        else ftruncateSync(found, length);
      }),
    append: (bytes) =>
      on(() => {
        const end = opened();
        const { size } = fstatSync(end);
        for (let written = 0; written < bytes.length; ) {
          written += writeSync(end, bytes, written, bytes.length - written, size + written);
        }
        fsyncSync(end);
      }),
    close: () => {
      try {
        if (file !== undefined) closeSync(file);
      } finally {
        file = undefined;
        lock.release();
      }
    },
  };
}
