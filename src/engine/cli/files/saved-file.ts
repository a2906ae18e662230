/**
 * Files that games are saved in. At any moment, a file has either its old or its new content, so no game is lost, whatever
 * stops the process.
 *
 * @packageDocumentation
 */
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  truncateSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { textOf } from '../output.js';
import { attempt, LONGEST_FILE, targetOf } from './file-access.js';
import { lockFile } from './file-lock.js';

/** The content of a file that is longer than what is saved there can be. */
export const TOO_LONG = 'too-long';

/** A file that this process alone writes. */
export interface SavedFile {
  /** The path to show to people. */
  readonly path: string;
  /**
   * Return what is in the file: nothing where it is not there, is empty, or is a device; {@link TOO_LONG}
   * where it is too long.
   */
  read(): Uint8Array | typeof TOO_LONG;
  /**
   * Prepare to replace the content of the file. Everything that may fail is done, but the file is not
   * changed yet.
   *
   * @returns a function that replaces the content
   */
  prepare(text: string): () => void;
  /** Append lines to a text that was prepared. */
  append(lines: readonly string[]): void;
  /** Stop writing. */
  close(): void;
}

const { O_APPEND, O_CREAT, O_TRUNC, O_WRONLY } = constants;

/** Write all of a text. */
function writeAll(file: number, text: string): void {
  const bytes = Buffer.from(text);
  for (let written = 0; written < bytes.length; ) {
    written += writeSync(file, bytes, written);
  }
}

/** Flush the names in a folder to the disk, if the system can do so. */
function syncFolder(path: string): void {
  let folder: number | undefined;
  try {
    folder = openSync(dirname(path), 'r');
    fsyncSync(folder);
  } catch {
    // Windows opens no folders; there is nothing else to do.
  } finally {
    if (folder !== undefined) closeSync(folder);
  }
}

/** Give a file the owner and the permissions of the one that it replaces. */
function adopt(file: number, target: string): void {
  const old = statSync(target, { throwIfNoEntry: false });
  if (old === undefined) return;
  const { uid, gid } = fstatSync(file);
  try {
    if (uid !== old.uid || gid !== old.gid) fchownSync(file, old.uid, old.gid);
  } catch {
    // Only who may give files away can keep another's: it can still be read.
  }
  fchmodSync(file, old.mode & 0o777);
}

/** Remove a file that may not be there. */
function removeQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It is not there.
  }
}

/** Return what is in a file that may not be there. */
function bytesIn(target: string, longest: number): Uint8Array | typeof TOO_LONG {
  const found = statSync(target, { throwIfNoEntry: false });
  if (found === undefined || !found.isFile()) return new Uint8Array();
  return found.size > longest ? TOO_LONG : readFileSync(target);
}

function beginsWith(bytes: Uint8Array | typeof TOO_LONG, text: string): boolean {
  if (bytes === TOO_LONG || bytes.length === 0) return false;
  return Buffer.from(bytes).indexOf(text) === 0;
}

/** Open a device, a pipe or a terminal: nothing in it can be kept or lost. */
function openDevice(path: string): SavedFile {
  const on = <Value>(action: () => Value) => attempt(path, 'written', action);
  const file = on(() => openSync(path, 'a'));
  return {
    path,
    read: () => new Uint8Array(),
    prepare: (text) => () => on(() => writeAll(file, text)),
    append: (lines) => on(() => writeAll(file, textOf(lines))),
    close: () => on(() => closeSync(file)),
  };
}

/**
 * Open a file to save a game in, or results, and lock it.
 *
 * @param longest - bytes of the longest file that is read; enough for any game by default
 * @throws FileError if it cannot be written or another process writes it; so does each method
 */
export function openSavedFile(path: string, longest = LONGEST_FILE): SavedFile {
  const on = <Value>(action: () => Value) => attempt(path, 'written', action);
  const target = on(() => targetOf(path));
  const found = on(() => statSync(target, { throwIfNoEntry: false }));
  if (found?.isFile() === false) return openDevice(path);
  const release = on(() => lockFile(target, path));
  const replacement = `${target}.azulejo-new`;
  let file: number | undefined;
  const use = (opened: number | undefined) => {
    const old = file;
    file = opened;
    if (old !== undefined) closeSync(old);
  };

  /** Append to the existing text, after truncating it to a length. */
  const prepareAppending = (length: number) => {
    const opened = openSync(target, 'a');
    return () => {
      // Not by the file that is open: on Windows, one that is opened to append cannot be truncated.
      truncateSync(target, length);
      fsyncSync(opened);
      use(opened);
    };
  };

  /** Write the text into a file beside this one, which then takes its place. */
  const prepareReplacement = (text: string) => {
    const opened = openSync(replacement, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o666);
    try {
      adopt(opened, target);
      writeAll(opened, text);
      fsyncSync(opened);
    } catch (error) {
      closeSync(opened);
      removeQuietly(replacement);
      throw error;
    }
    return () => {
      // Windows replaces no file that is open.
      use(undefined);
      renameSync(replacement, target);
      syncFolder(target);
      use(opened);
    };
  };

  return {
    path,
    read: () => attempt(path, 'read', () => bytesIn(target, longest)),
    prepare: (text) => {
      const commit = on(() =>
        beginsWith(bytesIn(target, longest), text)
          ? prepareAppending(Buffer.byteLength(text))
          : prepareReplacement(text),
      );
      return () => on(commit);
    },
    append: (lines) =>
      on(() => {
        if (file !== undefined && lines.length > 0) writeAll(file, textOf(lines));
      }),
    close: () => {
      try {
        on(() => {
          if (file === undefined) return;
          fsyncSync(file);
          closeSync(file);
          file = undefined;
        });
      } finally {
        // What was prepared and never used.
        removeQuietly(replacement);
        release();
      }
    },
  };
}

/**
 * Write a file beside its place, and rename it once it is complete.
 *
 * @throws FileError if it cannot be written; what was there before then is still there
 */
export function writeWhole(path: string, content: Uint8Array): void {
  const unfinished = `${path}.azulejo-new`;
  attempt(path, 'written', () => {
    try {
      const file = openSync(unfinished, 'w');
      try {
        for (let written = 0; written < content.length; ) {
          written += writeSync(file, content, written);
        }
        fsyncSync(file);
      } finally {
        closeSync(file);
      }
      renameSync(unfinished, path);
    } catch (error) {
      removeQuietly(unfinished);
      throw error;
    }
    syncFolder(path);
  });
}
