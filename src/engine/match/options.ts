/** Options for playing games: limits, and the runtime with its timers; giving way to other work in this thread. */

import {
  checkedFunction,
  integerInRange,
  knownOptions,
  ownProperties,
  positiveNumber,
  reading,
  wrongType,
} from '../../boundary/values.js';
import { type Budget, checkBudget } from '../game/agent.js';
import type { PlayLimit } from '../game/game.js';

/**
 * A function that starts a timer. The option `timer` of {@link playMatch} takes one, in place of `setTimeout`.
 *
 * @param milliseconds - the time to wait in milliseconds, above 0
 * @param callback - to be called once after that time, unless the timer is cancelled
 * @returns a function that cancels the timer
 */
export type Timer = (milliseconds: number, callback: () => void) => () => void;

/** Longest time that runtimes wait for, 24 days: they take a longer one for none at all. */
const LONGEST = 2 ** 31 - 1;

/** Call back by the runtime's own timer. */
export const runtimeTimer: Timer = (milliseconds, callback) => {
  const timeout = setTimeout(callback, Math.min(milliseconds, LONGEST));
  return () => clearTimeout(timeout);
};

/** Milliseconds after which a timer looks how late it is. */
const TICK = 25;

/** Milliseconds by which it may be late; if it is later, this process was stopped meanwhile, or its thread was busy. */
const MOST_LATE = 75;

/**
 * Call back once this process has waited for a time. Time in which it was stopped, or did something else, does not
 * count: what arrived meanwhile is read first.
 */
export const awakeTimer: Timer = (milliseconds, callback) => {
  let left = milliseconds;
  let timeout: ReturnType<typeof setTimeout>;
  const wait = () => {
    const step = Math.min(left, TICK);
    const due = performance.now() + step;
    timeout = setTimeout(() => {
      const late = performance.now() - due;
      left = late > MOST_LATE ? Math.max(left - step, 1) : left - step - late;
      if (left > 0) wait();
      else callback();
    }, step);
  };
  wait();
  return () => clearTimeout(timeout);
};

/** Let other work that is ready in this thread run first. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof setImmediate === 'function') setImmediate(resolve);
    else giveWayByMessage(resolve);
  });
}

/** Milliseconds for which work may keep this thread from everything else. */
const LONGEST_HOLD = 20;

/** Steps of work that may keep it where there is no clock. */
const MOST_STEPS = 8;

/**
 * Return a function to call after each step of long work. Once the work has held this thread for a while, it gives way
 * and returns the promise to await; otherwise it returns nothing.
 *
 * @param now - a clock in milliseconds; without it the steps are counted
 */
export function givingWay(now: (() => number) | undefined): () => Promise<void> | undefined {
  let steps = 0;
  let since = now?.() ?? 0;
  return () => {
    steps++;
    const isHeld = now === undefined ? steps >= MOST_STEPS : now() - since >= LONGEST_HOLD;
    if (!isHeld) return undefined;
    return giveWay().then(() => {
      steps = 0;
      since = now?.() ?? 0;
    });
  };
}

/** The part of a browser's port that Node's types leave out. */
interface BrowserPort {
  onmessage: (() => void) | null;
}

/** Resolve with a message to this thread: in browsers every timer waits for milliseconds. */
function giveWayByMessage(resolve: () => void): void {
  const { port1, port2 } = new MessageChannel();
  // Ports also have the property in Node.
  (port1 as unknown as BrowserPort).onmessage = () => {
    port1.close();
    resolve();
  };
  port2.postMessage(undefined);
}

/**
 * Options that limit games and moves, as {@link playMatch} and {@link simulate} take them; all have defaults. Plain
 * data.
 */
export interface Limits {
  /** Maximum length of a game, such as `{ moves: 100 }`, at which it is stopped; 5,000 moves by default. */
  readonly limit?: PlayLimit | undefined;
  /**
   * Budget that agents are given for each move, such as `{ iterations: 500 }`; none by default. With `milliseconds`,
   * `playMatch` needs `now`: agents that search by time forfeit without a clock.
   */
  readonly budget?: Budget | undefined;
  /**
   * Time limit per move in milliseconds, above 0, after which the agent forfeits. By default, 1000 more than the
   * budget's milliseconds; none if the budget has no milliseconds.
   */
  readonly timeLimit?: number | undefined;
}

/**
 * The part of the standard `AbortSignal` that is used: the `signal` of any `AbortController` is one. It is declared
 * here so that neither DOM nor Node types are needed.
 */
export interface AbortSignalLike {
  /** Whether the signal is aborted. */
  readonly aborted: boolean;
  /** The reason of the abort, which stopped functions throw; any value. */
  readonly reason: unknown;
  /**
   * Throw the reason, if the signal is aborted.
   *
   * @throws the value of `reason`
   */
  throwIfAborted(): void;
  /**
   * Add a listener to the abort of the signal.
   *
   * @param type - the event, `abort`
   * @param listener - called when the signal is aborted
   * @param options - `once`: whether the listener is removed after its first call
   */
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void;
  /**
   * Remove a listener.
   *
   * @param type - the event, `abort`
   * @param listener - the function that was added
   */
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Options that give a match its clock, timer and abort signal, as {@link playMatch} takes them; all have defaults. */
export interface Runtime {
  /**
   * Function that returns the time in milliseconds, such as `() => performance.now()`. Agents that search with a budget
   * in milliseconds need it, and a match notices late moves by it. None by default: then only promises can be late, by
   * the timer.
   */
  readonly now?: (() => number) | undefined;
  /** Function that starts a timer for a time limit; by default, one that uses `setTimeout`. */
  readonly timer?: Timer | undefined;
  /**
   * Signal that stops the game or games when it is aborted: the promise is then rejected with its reason. None by
   * default.
   */
  readonly signal?: AbortSignalLike | undefined;
}

/** The names of what a budget consists of. */
const BUDGET = ['iterations', 'milliseconds'] as const;

/** Moves after which a game is stopped by default. */
export const MOST_MOVES = 5000;

/** Milliseconds that an agent may take beyond its budget by default. */
const GRACE = 1000;

/** Milliseconds for a move by default, where an agent that never answers must not block. */
const USUAL_TIME_LIMIT = 60_000;

/** Return the most moves of a game. */
export function mostMoves({ limit }: Limits): number {
  return ownProperties('Limit', limit).moves ?? MOST_MOVES;
}

/** Return the time limit per move in milliseconds. */
export function timeLimitOf({ budget, timeLimit }: Limits): number | undefined {
  const { milliseconds } = ownProperties('Budget', budget);
  return timeLimit !== undefined || milliseconds === undefined ? timeLimit : milliseconds + GRACE;
}

/**
 * Check the runtime.
 *
 * @throws TypeError if a part of it is something else
 */
export function checkRuntime({ now, timer, signal }: Runtime): void {
  checkedFunction('now', now);
  checkedFunction('Timer', timer);
  if (signal === undefined) return;
  const isSignal = reading(
    'Signal',
    signal,
    ({ addEventListener, throwIfAborted }) =>
      typeof addEventListener === 'function' && typeof throwIfAborted === 'function',
  );
  if (!isSignal) throw wrongType('Signal', signal, 'an AbortSignal');
}

/**
 * Check everything that games are played under.
 *
 * @throws what {@link checkLimits} and {@link checkRuntime} throw
 */
export function checkPlaying(options: Limits & Runtime): void {
  checkLimits(options);
  checkRuntime(options);
}

/**
 * Return the time limit per move in milliseconds: a minute, unless limit or budget say otherwise. With
 * a budget of iterations there is none, since how long they take is unknown.
 */
export function usualTimeLimit(limits: Limits): number | undefined {
  const hasIterations = limits.budget?.iterations !== undefined;
  return timeLimitOf(limits) ?? (hasIterations ? undefined : USUAL_TIME_LIMIT);
}

/**
 * Check limits.
 *
 * @throws RangeError if a number is out of its range; TypeError if limit or budget is not an object
 */
export function checkLimits(limits: Limits): void {
  const { timeLimit } = limits;
  checkBudget(knownOptions('Budget', limits.budget, BUDGET), Number.MAX_SAFE_INTEGER);
  knownOptions('Limit', limits.limit, ['moves']);
  integerInRange('Move limit', mostMoves(limits), 1, Number.MAX_SAFE_INTEGER);
  if (timeLimit !== undefined) positiveNumber('Time limit, milliseconds', timeLimit);
}
