/**
 * Tasks: what a thread or a machine is told to play.
 *
 * @packageDocumentation
 */
import type { Runtime } from '../match/options.js';

/** A task of any kind: plain data, since functions cannot be sent. */
export interface Task {
  /** What is to be played: each kind has properties of its own. */
  readonly kind: string;
  /** The game's name. */
  readonly game: string;
  /** Whether agents may read a clock. */
  readonly isTimed: boolean;
}

/** Return the runtime of a task: this thread's own clock if agents may read one. */
export function runtimeOf({ isTimed }: Task): Runtime {
  return isTimed ? { now: () => performance.now() } : {};
}
