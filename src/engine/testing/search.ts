/**
 * Looking for broken clauses by random inputs, and for simpler ones that break them as well; and what is reported:
 * data, and a sentence.
 */

import { type Arbitrary, check, property } from 'fast-check';
import type { Fault } from '../../text/parsed.js';
import { eventWord } from '../game/events.js';
import { writeRules } from '../game/settings.js';
import { type AnyGame, attempt, type Clause, faultOf } from './clause.js';
import { asTexts } from './data.js';

/** Number of simpler cases that are tried once a clause is broken. */
const SIMPLER = 100;

/** The random games by each of the rules. */
export interface Runs {
  readonly seed: number;
  readonly numRuns: number;
}

/** A clause that is broken, and how. */
export interface Found<Subject> {
  readonly clause: Clause<Subject>;
  readonly fault: Fault;
  readonly subject: Subject;
}

/** Check clauses of many subjects, and return the first fault. */
export function firstFault<Subject>(
  subjects: Iterable<Subject>,
  clausesOf: (subject: Subject) => readonly Clause<Subject>[],
): Found<Subject> | undefined {
  for (const subject of subjects) {
    for (const clause of clausesOf(subject)) {
      const fault = faultOf(clause, subject);
      if (fault !== undefined) return { clause, fault, subject };
    }
  }
  return undefined;
}

/** Look for faults of clauses in random subjects: at most one of each clause, the simplest that is found. */
export function search<Input, Subject>(
  inputs: Arbitrary<Input>,
  { seed, numRuns }: Runs,
  clauses: readonly Clause<Subject>[],
  find: (input: Input, left: readonly Clause<Subject>[]) => Found<Subject> | undefined,
): Found<Subject>[] {
  const all: Found<Subject>[] = [];
  let left = clauses;
  for (;;) {
    const faults: Found<Subject>[] = [];
    let tried = 0;
    const holds = property(inputs, (input) => {
      // Simpler cases of the same clause are tried for a while; a slow game would take too long with all of them.
      const [first] = faults;
      if (first !== undefined && ++tried > SIMPLER) return true;
      const found = find(input, first === undefined ? left : [first.clause]);
      if (found !== undefined) faults.push(found);
      return found === undefined;
    });
    check(holds, { seed, numRuns });
    // The last one is the simplest.
    const simplest = faults.at(-1);
    if (simplest === undefined) return all;
    all.push(simplest);
    left = left.filter((clause) => clause !== simplest.clause);
  }
}

/**
 * A clause of the contract of the interface `Game` that a game breaks, with the simplest case that was found. Plain
 * data. {@link checkContract} returns breaches.
 */
export interface ContractBreach {
  /** The name of the clause, for programs, such as `legalMoves.distinct`. */
  readonly clause: string;
  /** The clause, in an English sentence. */
  readonly rule: string;
  /** The behaviour that was found, in a few English words or as JSON, such as `[1,1]`. */
  readonly found: string;
  /** The expected behaviour, in a few English words. */
  readonly expected: string;
  /** The complete rules of the random game in which it was found; absent if it was not found in one. */
  readonly rules?: object | undefined;
  /** The first state of that game, as two strings; absent without a game, and if it was not encoded as two strings. */
  readonly start?: readonly [shared: string, players: string] | undefined;
  /** The events that lead from the first state to the one in which it was found, in order; may be empty. */
  readonly events: readonly string[];
  /** The option `seed`, with which the breach is found again. */
  readonly seed: number;
  /**
   * One English sentence for people, with the name, what was found and expected, and the place. It is safe to print.
   */
  readonly message: string;
}

/** Where a fault was found. */
export interface Place {
  readonly rules?: object;
  readonly start?: unknown;
  readonly events?: readonly string[];
}

/** Most events that a sentence lists. */
const MOST_EVENTS = 6;

/** Write an event as the lines of records do: a move alone, others with their word. */
function writeEvent(game: AnyGame, event: string): string {
  const word = attempt(() => eventWord(game, event)) ?? 'move';
  return word === 'move' ? event : `${word} ${event}`;
}

function writePlace(game: AnyGame, { rules, events = [] }: Place, seed: number): string {
  const last = events.slice(-MOST_EVENTS).map((event) => writeEvent(game, event));
  const all = last.join(', ');
  const many = `${events.length} events, the last of them ${last.at(-1)}`;
  const after = events.length > MOST_EVENTS ? many : all;
  const settings = rules === undefined ? '' : attempt(() => writeRules(game.settings, rules));
  const facts = [...(settings ? [settings] : []), `seed ${seed}`].join(', ');
  return `${after === '' ? '' : `, after ${after}`} (${facts})`;
}

export function breachOf<Subject>(
  game: AnyGame,
  { name, rule }: Clause<Subject>,
  { found, expected }: Fault,
  place: Place,
  seed: number,
): ContractBreach {
  const { rules, start, events = [] } = place;
  const [shared, players, ...more] = asTexts(start) ?? [];
  const isEncoded = shared !== undefined && players !== undefined && more.length === 0;
  return Object.freeze({
    clause: name,
    rule,
    found,
    expected,
    ...(rules !== undefined && { rules }),
    ...(isEncoded && { start: [shared, players] as const }),
    events,
    seed,
    message: `${name}: found ${found}, expected ${expected}${writePlace(game, place, seed)}.`,
  });
}
