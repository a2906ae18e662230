/**
 * Locks: one process at a time writes a file.
 *
 * Not proper-lockfile, the most used package: it judges a lock by its age, so that a game could not be
 * resumed for a while after a crash, and needs a timer that a busy agent can delay.
 *
 * @packageDocumentation
 */

import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { writeQuoted } from '../../../text/parsed.js';
import { FileError, hasCode } from './file-access.js';

/** The text of a lock: process and start time, or less if the process ended while writing it. */
const WHOLE = /^(\d+) (\d*)\n$/;
const TORN = /^\d*(?: \d*)?$/;

/** Milliseconds after which an incomplete lock is stale. */
const TIME_TO_WRITE = 1000;

/** Return the start time of a process, in its system's format; `undefined` if it has ended. */
function beginningOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists, but may not be sent signals.
    if (!hasCode(error, 'EPERM')) return undefined;
  }
  try {
    const status = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // The name of the program, in parentheses, may hold anything.
    const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? undefined : (fields[19] ?? '');
  } catch {
    // Only Linux has this file. Elsewhere every process with the number of a lock is taken for its holder.
    return '';
  }
}

/** Create a lock; return whether there was none. */
function create(lock: string): boolean {
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
  try {
    writeSync(file, `${process.pid} ${beginningOf(process.pid)}\n`);
  } catch (error) {
    unlinkSync(lock);
    throw error;
  } finally {
    closeSync(file);
  }
  return true;
}

/** The content of a lock. */
interface Held {
  readonly text: string;
  /** Whether the process has ended that holds it. */
  readonly isStale: boolean;
  /** That process, where the lock says so. */
  readonly pid?: number;
}

/** Read a lock; `undefined` if it has just been released. */
function read(lock: string): Held | undefined {
  try {
    const text = readFileSync(lock, 'latin1');
    const [, digits, beginning] = WHOLE.exec(text) ?? [];
    if (digits === undefined) {
      const age = Date.now() - statSync(lock).mtimeMs;
      // Any other text is not a lock of this program, so it is not stale.
      return { text, isStale: TORN.test(text) && age > TIME_TO_WRITE };
    }
    const pid = Number(digits);
    return { text, pid, isStale: beginningOf(pid) !== beginning };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

/** Remove a lock whose process has ended, unless another process was quicker. */
function removeStale(lock: string, { text }: Held): void {
  const mine = `${lock}.${process.pid}`;
  try {
    renameSync(lock, mine);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  if (readFileSync(mine, 'latin1') === text) unlinkSync(mine);
  else renameSync(mine, lock);
}

/**
 * Lock a file: create another one beside it that says which process writes it. A lock whose process
 * has ended does not count.
 *
 * @param path - of the file, without symbolic links
 * @param shown - the path to show to people
 * @returns what releases the lock; the end of the process does so, too
 * @throws FileError if another process writes the file; the system's error if nothing can be
 * created there
 */
export function lockFile(path: string, shown: string): () => void {
  const lock = `${path}.azulejo-lock`;
  if (!create(lock)) {
    const held = read(lock);
    if (held?.isStale) removeStale(lock, held);
    if (held?.isStale === false || !create(lock)) {
      const who = held?.pid === undefined ? 'another process' : `process ${held.pid}`;
      throw new FileError(
        `${writeQuoted(shown)} is being written by ${who}, as ${writeQuoted(lock)} says.`,
      );
    }
  }
  const release = () => {
    process.off('exit', release);
    try {
      unlinkSync(lock);
    } catch {
      // It has been removed already, which releases it, too.
    }
  };
  process.on('exit', release);
  return release;
}
