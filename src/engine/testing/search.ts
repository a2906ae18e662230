/**
 * Looking for broken clauses by random inputs, and for simpler ones that break them as well.
 *
 * @packageDocumentation
 */
import { type Arbitrary, check, property } from 'fast-check';
import { type Clause, type Fault, faultOf } from './clause.js';

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
