/** Orders in which processes act on one lock: each may be interrupted at every call of the file system, and may die there. */
import fs, { mkdtempSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { FileError } from '../../src/engine/cli/files/file-access.js';
import { type Lock, lockFile } from '../../src/engine/cli/files/file-lock.js';

/** The calls before which a process may be interrupted. */
const CALLS = [
  ...(['openSync', 'writeSync', 'fstatSync', 'statSync', 'lstatSync', 'unlinkSync'] as const),
  ...(['linkSync', 'renameSync'] as const),
];

/** Numbers that no process of the system has. */
const FIRST_PID = 5_000_000;

/** What happens at an interruption: others do all of it, and are interrupted themselves. */
const ACTS = [
  'lock',
  'lock',
  'lock',
  'release',
  'holder dies',
  'holder dies',
  'this one dies',
] as const;

/** An act, and how many calls are made before it. */
interface Act {
  readonly calls: number;
  readonly name: (typeof ACTS)[number];
}

class Died extends Error {}

/** Processes that want one lock. */
class Processes {
  readonly #path: string;
  readonly #acts: Act[];
  /** Calls since the last act. */
  #calls = 0;
  readonly #dead = new Set<number>();
  #last = FIRST_PID;
  #now: number | undefined;
  #holder: { readonly pid: number; readonly lock: Lock } | undefined;
  /** What went wrong. */
  readonly faults: string[] = [];

  constructor(path: string, acts: readonly Act[]) {
    this.#path = path;
    this.#acts = [...acts];
  }

  /** Interrupt the process that acts. */
  interrupt(): void {
    const pid = this.#now;
    if (pid === undefined) return;
    if (!this.#dead.has(pid)) {
      const [next] = this.#acts;
      if (next !== undefined && this.#calls++ >= next.calls) {
        const { name } = this.#next();
        if (name === 'this one dies') this.#die(pid);
        else this.#do(name);
      }
    }
    if (this.#dead.has(pid)) throw new Died();
  }

  /** Whether a process lives, or is none of these. */
  lives(pid: number): boolean {
    return pid < FIRST_PID || !this.#dead.has(pid);
  }

  #next(): Act {
    this.#calls = 0;
    return this.#acts.shift() as Act;
  }

  #do(name: Act['name']): void {
    if (name === 'lock') this.#lock();
    else if (name === 'release') this.#release();
    else if (name === 'holder dies' && this.#holder !== undefined) {
      this.#die(this.#holder.pid);
      this.#release();
    }
  }

  /** Let a process die. Meanwhile a second passes, after which a lock without its text is stale. */
  #die(pid: number): void {
    this.#dead.add(pid);
    const folder = dirname(this.#path);
    for (const name of fs.readdirSync(folder)) fs.utimesSync(join(folder, name), 0, 0);
  }

  /** Do all acts, and then end those that are left. */
  run(): void {
    while (this.#acts.length > 0) this.#do(this.#next().name);
    this.#release();
    // Whatever happened, the lock can be taken.
    this.#lock();
    if (this.#holder === undefined) this.faults.push('nobody can take it');
    this.#release();
    const left = fs.readdirSync(dirname(this.#path));
    if (left.some((name) => !name.includes('removal'))) this.faults.push(`left ${left}`);
  }

  #as(pid: number, act: () => void): void {
    const before = this.#now;
    this.#now = pid;
    Object.defineProperty(process, 'pid', { value: pid, configurable: true, enumerable: true });
    try {
      act();
    } catch (error) {
      const isHeld = error instanceof FileError && error.message.includes('is being written by');
      if (!isHeld && !this.#dead.has(pid)) throw error;
    } finally {
      this.#now = before;
      const value = before ?? OWN_PID;
      Object.defineProperty(process, 'pid', { value, configurable: true, enumerable: true });
    }
  }

  #lock(): void {
    this.#last++;
    const pid = this.#last;
    this.#as(pid, () => {
      const lock = lockFile(this.#path, this.#path);
      if (this.#holder !== undefined) this.faults.push(`held by ${this.#holder.pid} and ${pid}`);
      this.#holder = { pid, lock };
    });
  }

  #release(): void {
    const held = this.#holder;
    if (held === undefined) return;
    this.#holder = undefined;
    this.#as(held.pid, () => {
      if (!this.#dead.has(held.pid)) held.lock.check();
      held.lock.release();
    });
  }
}

const OWN_PID = process.pid;

/** Run processes on a lock, and return what went wrong. */
function faultsOf(path: string, acts: readonly Act[]): readonly string[] {
  const processes = new Processes(path, acts);
  const [real, kill] = [{ ...fs }, process.kill];
  for (const name of CALLS) {
    const call = real[name] as (...args: unknown[]) => unknown;
    Reflect.set(fs, name, (...args: unknown[]) => {
      processes.interrupt();
      return call(...args);
    });
  }
  process.kill = (pid, signal) => {
    if (pid < FIRST_PID) return kill.call(process, pid, signal);
    if (processes.lives(pid)) return true;
    throw Object.assign(new Error('it has ended'), { code: 'ESRCH' });
  };
  syncBuiltinESMExports();
  try {
    processes.run();
  } finally {
    for (const name of CALLS) Reflect.set(fs, name, real[name]);
    process.kill = kill;
    syncBuiltinESMExports();
  }
  return processes.faults;
}

/** The property of a lock that one process at a time holds it, and that no death leaves it held. */
export function oneAtATime(root: string) {
  const act = fc.record({ calls: fc.nat({ max: 25 }), name: fc.constantFrom(...ACTS) });
  return fc.property(fc.array(act, { maxLength: 15, size: 'max' }), (acts) => {
    const faults = faultsOf(join(mkdtempSync(join(root, 'order-')), 'file'), acts);
    if (faults.length > 0) throw new Error(faults.join('; '));
  });
}
