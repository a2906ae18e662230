/**
 * Files that games, results and pictures are saved in. At any moment, a file has either its old or its new content, so
 * nothing is lost, whatever stops the process.
 */
import { closeSync, constants, fstatSync, ftruncateSync, type Stats, statSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { joinLines } from '../../../text/lines.js';
import { writeQuoted } from '../../../text/parsed.js';
import {
  attempt,
  bytesIn,
  FileError,
  hasOtherNames,
  isAt,
  LONGEST_FILE,
  openFile,
  refuseOtherKinds,
  TOO_LONG,
  targetOf,
} from './file-access.js';
import { type Lock, lockFile } from './file-lock.js';
import {
  flush,
  type Replacement,
  removeUnfinished,
  replacementOf,
  writeAll,
} from './replacement.js';

/** A file that this process alone writes. */
export interface SavedFile {
  /** The path to show to people. */
  readonly path: string;
  /** Return what is in the file: nothing where it is not there; {@link TOO_LONG} where it is too long. */
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

const { O_APPEND, O_NOFOLLOW = 0, O_RDWR, O_WRONLY } = constants;

/** Standard output and standard error. */
const STANDARD_STREAMS = [1, 2] as const;

/** Whether a file is the one that is open as a number. */
function isSameFile({ dev, ino }: Stats, open: number): boolean {
  try {
    const found = fstatSync(open);
    return found.dev === dev && found.ino === ino;
  } catch {
    // It is closed.
    return false;
  }
}

function beginsWith(bytes: Uint8Array | typeof TOO_LONG, text: string): boolean {
  if (bytes === TOO_LONG || bytes.length === 0) return false;
  return Buffer.from(bytes).indexOf(text) === 0;
}

/**
 * Lock the file that a path leads to, and remove what a process that was killed left next to it.
 *
 * @param check - refuses what is found there
 * @returns the path of the file, without symbolic links, and its lock
 * @throws FileError if it cannot be written, or another process writes it
 */
export function lockTarget(
  path: string,
  check: (found: Stats) => void = refuseOtherKinds,
): { readonly target: string; readonly lock: Lock } {
  return attempt(path, 'written', () => {
    const target = targetOf(path);
    const found = statSync(target, { throwIfNoEntry: false });
    if (found !== undefined) check(found);
    const lock = lockFile(target, path);
    try {
      removeUnfinished(dirname(target), basename(target));
    } catch (error) {
      lock.release();
      throw error;
    }
    return { target, lock };
  });
}

/**
 * Open a file to save a game in, or results, and lock it.
 *
 * @param longest - bytes of the longest file that is read; enough for any game by default
 * @throws FileError if it cannot be written or another process writes it; so does each method
 */
export function openSavedFile(path: string, longest = LONGEST_FILE): SavedFile {
  const on = <Value>(action: () => Value) => attempt(path, 'written', action);
  const { target, lock } = lockTarget(path, (found) => {
    refuseOtherKinds(found);
    if (STANDARD_STREAMS.some((stream) => isSameFile(found, stream))) {
      throw new Error('found standard output, expected a file of its own');
    }
  });
  let file: number | undefined;
  let prepared: Replacement | undefined;
  const use = (opened: number | undefined) => {
    const old = file;
    file = opened;
    if (old !== undefined) closeSync(old);
  };
  const content = () => bytesIn(target, longest) ?? new Uint8Array();

  /** Refuse to write what nobody would find, as another file took the place, or what another process writes. */
  const checkPlace = () => {
    if (file !== undefined && !isAt(file, target)) {
      throw new Error('it was removed or replaced meanwhile');
    }
    lock.check();
  };

  /** Cut the file off. Not by the one that is open: on Windows, one that is opened to append cannot be truncated. */
  const truncate = (length: number) => {
    const whole = openFile(target, O_RDWR | O_NOFOLLOW);
    try {
      ftruncateSync(whole, length);
    } finally {
      closeSync(whole);
    }
  };

  /** Write the text into a file next to this one, which then takes its place. */
  const prepareReplacement = (text: string) => {
    const replacement = replacementOf(target, Buffer.from(text));
    prepared = replacement;
    return () => {
      checkPlace();
      // Windows replaces no file that is open.
      use(undefined);
      replacement.commit();
      prepared = undefined;
      use(replacement.file);
    };
  };

  /** Append to the existing text, after truncating it to its beginning. */
  const prepareAppending = (text: string) => {
    const opened = openFile(target, O_WRONLY | O_APPEND | O_NOFOLLOW);
    if (hasOtherNames(opened)) {
      closeSync(opened);
      return prepareReplacement(text);
    }
    const length = Buffer.byteLength(text);
    return () => {
      checkPlace();
      truncate(length);
      flush(opened);
      use(opened);
    };
  };

  return {
    path,
    read: () => attempt(path, 'read', content),
    prepare: (text) => {
      const commit = on(() =>
        beginsWith(content(), text) ? prepareAppending(text) : prepareReplacement(text),
      );
      return () => on(commit);
    },
    append: (lines) =>
      on(() => {
        if (file === undefined || lines.length === 0) return;
        checkPlace();
        const { size } = fstatSync(file);
        try {
          writeAll(file, Buffer.from(joinLines(lines)));
        } catch (error) {
          truncate(size);
          throw error;
        }
      }),
    close: () => {
      try {
        on(() => {
          if (file === undefined) return;
          const written = file;
          try {
            flush(written);
            checkPlace();
          } finally {
            file = undefined;
            closeSync(written);
          }
        });
      } finally {
        // What was prepared and never used.
        prepared?.discard();
        prepared = undefined;
        lock.release();
      }
    },
  };
}

/**
 * Open a file for what is to replace nothing else.
 *
 * @param force - whether it may
 * @throws FileError if it cannot be written, or holds something that is not to be replaced
 */
export function openNewFile(path: string, force = false): SavedFile {
  const file = openSavedFile(path);
  try {
    if (force || file.read().length === 0) return file;
    throw new FileError(`${writeQuoted(path)} already exists. Option --force replaces it.`);
  } catch (error) {
    file.close();
    throw error;
  }
}
