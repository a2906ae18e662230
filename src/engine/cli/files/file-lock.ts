/**
 * Locks: one process at a time writes a file.
 *
 * Not proper-lockfile, the most used package: it judges every lock by its age, so that a game could not be
 * resumed for a while after a crash. Here only those of other containers are judged by it.
 */

import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  readFileSync,
  readlinkSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { writeQuoted } from '../../../text/parsed.js';
import {
  bytesIn,
  FileError,
  fileError,
  hasCode,
  isAt,
  refuseOtherKinds,
  TOO_LONG,
} from './file-access.js';

/** The text of a lock: process, start time and place, or less if the process ended while writing it. */
const WHOLE = /^(\d+) (\d*)(?: (\S*))?\n$/;
const TORN = /^\d*(?: \d*(?: \S*)?)?$/;

/** Longest lock in bytes. */
const LONGEST_LOCK = 200;

/** Milliseconds after which an incomplete lock is stale. */
const TIME_TO_WRITE = 1000;

/** Milliseconds between two signs of life that the holder of a lock gives. */
const SIGN_EVERY = 15_000;

/** Milliseconds without one after which the lock of a process that cannot be seen from here is stale. */
const LONGEST_SILENCE = 120_000;

/** Return what a file of the system says about a process; empty where there is no such file. */
function asked(read: () => string): string {
  try {
    return read().trim();
  } catch {
    return '';
  }
}

/**
 * Return where processes are known by their numbers: since which start of the system, in which container. Outside Linux
 * every process is known.
 */
function placeOf(): string {
  const boot = asked(() => readFileSync('/proc/sys/kernel/random/boot_id', 'latin1'));
  const container = asked(() => readlinkSync('/proc/self/ns/pid')).replace(/\D/g, '');
  return `${boot}/${container}`;
}

/** Return the start time of a process, in its system's format; `undefined` if it has ended. */
function beginningOf(pid: number): string | undefined {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // A process of another user exists, but may not be sent signals.
    if (!hasCode(error, 'EPERM')) return undefined;
  }
  // Only Linux has this file. Elsewhere every process with the number of a lock is taken for its holder.
  const status = asked(() => readFileSync(`/proc/${pid}/stat`, 'latin1'));
  if (status === '') return '';
  // The name of the program, in parentheses, may hold anything.
  const fields = status.slice(status.lastIndexOf(')') + 2).split(' ');
  return fields[0] === 'Z' ? undefined : (fields[19] ?? '');
}

/** Whether the process is alive that has a number, and had a start time where that was known. */
function isAlive(pid: number, beginning: string): boolean {
  const now = beginningOf(pid);
  return now !== undefined && (now === '' || beginning === '' || now === beginning);
}

/** Return the text of a lock of this process. */
function ownText(): string {
  return `${process.pid} ${beginningOf(process.pid)} ${placeOf()}\n`;
}

/** Create a lock, and leave it open, so that no other gets its number in the file system; `undefined` if there was one. */
function create(lock: string): number | undefined {
  let file: number;
  try {
    file = openSync(lock, 'wx');
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return undefined;
    throw error;
  }
  try {
    writeSync(file, ownText());
    // One that was stopped here for long has lost it.
    if (isAt(file, lock)) return file;
  } catch (error) {
    release(lock, file);
    throw error;
  }
  closeSync(file);
  return undefined;
}

/** Remove a lock that was created, unless another process has taken it over. */
function release(lock: string, file: number): void {
  try {
    if (isAt(file, lock)) unlinkSync(lock);
  } catch {
    // It has been removed already, which also releases it.
  } finally {
    closeSync(file);
  }
}

/** The content of a lock. */
interface Held {
  /** Whether the process has ended that holds it. */
  readonly isStale: boolean;
  /** That process, where the lock says so. */
  readonly pid?: number;
  /** Whether it runs in another container, or on another system. */
  readonly isElsewhere?: boolean;
}

/** Return the text of a lock; `undefined` if there is none. */
function textIn(lock: string): string | undefined {
  const bytes = bytesIn(lock, LONGEST_LOCK);
  return bytes === undefined || bytes === TOO_LONG ? bytes : Buffer.from(bytes).toString('latin1');
}

/**
 * Read a lock; `undefined` if it has just been released.
 *
 * @param now - the time by the clock of the file system, as far as it is known
 */
function read(lock: string, now = Date.now()): Held | undefined {
  try {
    const found = lstatSync(lock);
    refuseOtherKinds(found);
    const text = textIn(lock);
    if (text === undefined) return undefined;
    // A clock may have been wrong: a time in the future is as old as one in the past.
    const age = Math.abs(now - found.mtimeMs);
    const [, digits, beginning = '', place] = WHOLE.exec(text) ?? [];
    if (digits === undefined) {
      // Any other text is not a lock of this program, so it is not stale.
      return { isStale: TORN.test(text) && age > TIME_TO_WRITE };
    }
    const pid = Number(digits);
    const isElsewhere = place !== undefined && place !== placeOf();
    const isStale = isElsewhere ? age > LONGEST_SILENCE : !isAlive(pid, beginning);
    return { pid, isStale, isElsewhere };
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw fileError(lock, 'read', error);
  }
}

/**
 * Remove a lock if it is stale. Only the holder of another lock does so: between the look at it and its removal, no
 * other process removes it and creates its own. That other lock is one like any, so a crash leaves none for ever. It has
 * just been written, so its time is that of the file system: the clocks of other systems may be wrong by more than the
 * longest silence.
 */
function removeStale(lock: string): void {
  const removal = `${lock}-removal`;
  const file = take(removal);
  if (file === undefined) return;
  try {
    if (read(lock, fstatSync(file).mtimeMs)?.isStale) unlinkSync(lock);
  } finally {
    release(removal, file);
  }
}

/** Create a lock where there is none, or a stale one; return `undefined` where another process holds it. */
function take(lock: string): number | undefined {
  const file = create(lock);
  if (file !== undefined) return file;
  const held = read(lock);
  if (held?.isStale === false) return undefined;
  if (held !== undefined) removeStale(lock);
  return create(lock);
}

/** Give a sign of life: write the lock again, so that it gets the time of the file system. */
function touch(lock: string, file: number): void {
  try {
    if (isAt(file, lock)) writeSync(file, ownText(), 0);
  } catch {
    // It has been removed.
  }
}

function lockedBy(held: Held | undefined, lock: string, shown: string): FileError {
  const who = held?.pid === undefined ? 'another process' : `process ${held.pid}`;
  const where = held?.isElsewhere === true ? ' of another container or system' : '';
  return new FileError(
    `${writeQuoted(shown)} is being written by ${who}${where}, as ${writeQuoted(lock)} says.`,
  );
}

/** What releases each lock of this process. */
const releases = new Set<() => void>();

function releaseAll(): void {
  for (const release of releases) release();
}

/** The lock of a file. */
export interface Lock {
  /** Check that it is there still: a process of another container takes it over from one that is silent for long. */
  check(): void;
  /** Remove it; the end of the process also does so. */
  release(): void;
}

/**
 * Lock a file: create another one next to it that says which process writes it. A lock whose process
 * has ended does not count.
 *
 * @param path - of the file, without symbolic links
 * @param shown - the path to show to people
 * @throws FileError if another process writes the file; the system's error if nothing can be
 * created there
 */
export function lockFile(path: string, shown: string): Lock {
  const lock = `${path}.azulejo-lock`;
  const file = take(lock);
  if (file === undefined) throw lockedBy(read(lock), lock, shown);
  const signs = setInterval(() => touch(lock, file), SIGN_EVERY).unref();
  const end = () => {
    if (!releases.delete(end)) return;
    clearInterval(signs);
    if (releases.size === 0) process.off('exit', releaseAll);
    release(lock, file);
  };
  // One listener for all: Node warns where there are more than ten.
  if (releases.size === 0) process.on('exit', releaseAll);
  releases.add(end);
  const check = () => {
    if (!isAt(file, lock)) throw new Error('another process has taken over its lock meanwhile');
  };
  return { check, release: end };
}
