/** Replacing a file by another, which is complete before it takes the place: nothing is lost, whatever stops the process. */

import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  fstatSync,
  fsyncSync,
  openSync,
  readdirSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { attempt, hasCode, refuseOtherKinds } from './file-access.js';

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW = 0, O_WRONLY } = constants;

export function writeAll(file: number, bytes: Uint8Array): void {
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

/** Whether Node does not do something under its permission model: flush a file, or change one that is open. */
function isDenied(error: unknown): boolean {
  return hasCode(error, 'ERR_ACCESS_DENIED');
}

/** Flush a file to the disk, where that is allowed. */
export function flush(file: number): void {
  try {
    fsyncSync(file);
  } catch (error) {
    if (!isDenied(error)) throw error;
  }
}

/** Give a file the owner and the permissions of the one that it replaces. */
function adopt(file: number, path: string, target: string): void {
  const old = statSync(target, { throwIfNoEntry: false });
  if (old === undefined) return;
  refuseOtherKinds(old);
  const { uid, gid } = fstatSync(file);
  try {
    if (uid !== old.uid || gid !== old.gid) fchownSync(file, old.uid, old.gid);
  } catch {
    // This process may not give files away: the new one is its own, and can be read all the same.
  }
  const mode = old.mode & 0o777;
  try {
    fchmodSync(file, mode);
  } catch (error) {
    if (!isDenied(error)) throw error;
    chmodSync(path, mode);
  }
}

/** Remove a file that may not be there. */
function removeQuietly(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It is not there.
  }
}

/** The end of the name of a file that is to take the place of another. */
const UNFINISHED = /\.[0-9a-f]{16}\.azulejo-new$/;

/** Remove what a process that was killed left next to a file, or next to those of a form; the lock must be held. */
export function removeUnfinished(folder: string, file: string | RegExp): void {
  for (const name of readdirSync(folder)) {
    const [end = ''] = UNFINISHED.exec(name) ?? [];
    const whole = name.slice(0, name.length - end.length);
    const isOurs = end !== '' && (typeof file === 'string' ? whole === file : file.test(whole));
    if (isOurs) removeQuietly(join(folder, name));
  }
}

/** A complete file next to the one whose place it is to take. */
export interface Replacement {
  /** The open file, to which more can be appended. */
  readonly file: number;
  commit(): void;
  discard(): void;
}

/** Write a file next to another: a new one, whose name nobody can have guessed to put a link there. */
export function replacementOf(target: string, content: Uint8Array): Replacement {
  const beside = `${target}.${randomBytes(8).toString('hex')}.azulejo-new`;
  const file = openSync(beside, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_APPEND, 0o666);
  const discard = () => {
    closeSync(file);
    removeQuietly(beside);
  };
  try {
    adopt(file, beside, target);
    writeAll(file, content);
    flush(file);
  } catch (error) {
    discard();
    throw error;
  }
  const commit = () => {
    renameSync(beside, target);
    syncFolder(target);
  };
  return { file, commit, discard };
}

/**
 * Replace a file, or write one that is not there.
 *
 * @param path - of the file, without symbolic links
 * @throws FileError if it cannot be written; what was there before then is still there
 */
export function replaceFile(path: string, content: Uint8Array): void {
  attempt(path, 'written', () => {
    const { file, commit, discard } = replacementOf(path, content);
    try {
      commit();
    } catch (error) {
      discard();
      throw error;
    }
    closeSync(file);
  });
}
