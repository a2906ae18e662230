/**
 * Clauses of the contract that the interface `Game` is, and what breaks them.
 *
 * @packageDocumentation
 */
import type { Game, GameTypes } from '../game/game.js';
import { show, showError } from './data.js';

/** A game whose types are not known here, and whose functions may return anything. */
export type AnyGame = Game<GameTypes>;

/** What was found where something else was expected, in words. */
export interface Fault {
  readonly found: string;
  readonly expected: string;
}

/** One rule that every game keeps. */
export interface Clause<Subject> {
  /** Its name, for programs. */
  readonly name: string;
  /** The rule, in a sentence. */
  readonly rule: string;
  /** Return what is wrong; an error that it throws is the game's. */
  readonly check: (subject: Subject) => Fault | undefined;
}

/** A state of a random game, and how it was reached. */
export interface Visit {
  readonly game: AnyGame;
  readonly rules: object;
  /** The game's first state, encoded. */
  readonly start: unknown;
  /** The events from the first state to this one. */
  readonly events: readonly string[];
  readonly state: unknown;
  /** The state, encoded when it was reached. */
  readonly encoded: unknown;
  /** What happens next; `undefined` where the random game ends. */
  readonly event: string | undefined;
  /** A random number for whatever a clause chooses, an integer from 0. */
  readonly choice: number;
}

/** Return nothing if something holds, and otherwise what was found and expected. */
export function faultUnless(holds: boolean, found: unknown, expected: string): Fault | undefined {
  return holds ? undefined : { found: show(found), expected };
}

/** Return the first fault of a list. */
export function firstOf<Each>(
  list: Iterable<Each>,
  check: (each: Each) => Fault | undefined,
): Fault | undefined {
  for (const each of list) {
    const fault = check(each);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Check a clause. What the game throws is a fault. */
export function faultOf<Subject>(clause: Clause<Subject>, subject: Subject): Fault | undefined {
  try {
    return clause.check(subject);
  } catch (error) {
    return { found: `the error ${showError(error)}`, expected: 'no error' };
  }
}

/** Return what a function returns; `undefined` if it throws. */
export function attempt<Value>(call: () => Value): Value | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}
