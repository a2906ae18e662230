/** Passes over the parts of a table, each part by one of several threads. */
import { parentPort, Worker, workerData } from 'node:worker_threads';
import { homeIn, type Part } from '../../../src/royal-ur/solve/numbering.js';
import { numberInFile } from '../../../src/royal-ur/solve/table-file.js';
import { PartWalk } from './part-walk.js';
import { Regrets, type Totals } from './regret.js';
import type { SharedValues } from './values-file.js';

/** What all parts are gone through for. */
export type Pass =
  /** What values say one roll later, by best moves. */
  | { readonly kind: 'ahead'; readonly values: SharedValues; readonly ahead: SharedValues }
  /** The regret of the moves that values choose. */
  | {
      readonly kind: 'regret';
      readonly values: SharedValues;
      readonly table: SharedValues;
      readonly reach: SharedValues;
      /** Where the largest regret of each position goes. */
      readonly hard: SharedValues | undefined;
      /** From which regret on the places after the moves are listed. */
      readonly bound: number;
    };

/** What a thread is given. */
interface ThreadData {
  readonly tokens: number;
  readonly settings: number;
  readonly pass: Pass;
  /** The number of the next part. */
  readonly next: Int32Array<SharedArrayBuffer>;
}

/** Regrets by phase: the tokens at home of the player to roll, and of the other one. */
export type PhaseTotals = readonly (readonly [phase: string, totals: Totals])[];

/** Go through all parts, in so many threads; return the regrets of each. */
export async function goThrough(
  tokens: number,
  settings: number,
  pass: Pass,
  threads: number,
): Promise<PhaseTotals> {
  const data: ThreadData = {
    tokens,
    settings,
    pass,
    next: new Int32Array(new SharedArrayBuffer(4)),
  };
  const results = Array.from(
    { length: threads },
    () =>
      new Promise<PhaseTotals>((resolve, reject) => {
        const worker = new Worker(new URL(import.meta.url), { workerData: data });
        worker.on('message', resolve);
        worker.on('error', reject);
      }),
  );
  return (await Promise.all(results)).flat();
}

function addPart(walk: PartWalk, part: Part, pass: Pass, phases: Map<string, Regrets>): void {
  if (pass.kind === 'ahead') {
    const { values, ahead } = pass;
    walk.forEachPosition((position, passed) => {
      ahead[position.place] = walk.evaluate(position, passed, values);
    });
    return;
  }
  const { values, table, reach, hard, bound } = pass;
  const { one, other, start, size } = part;
  const middle = one === other ? start + size : start + size / 2;
  const [first, second] = [new Regrets(bound), new Regrets(bound)];
  walk.forEachPosition((position) => {
    const { place } = position;
    const regrets = place < middle ? first : second;
    const most = regrets.addPosition(walk, position, table, values, reach[place] as number);
    if (hard !== undefined) hard[place] = most;
  });
  const homes = [homeIn(one), homeIn(other)];
  for (const [phase, regrets] of [
    [homes.join('-'), first],
    [homes.toReversed().join('-'), second],
  ] as const) {
    const all = phases.get(phase) ?? new Regrets(bound);
    all.addAll(regrets);
    phases.set(phase, all);
  }
}

if (parentPort !== null) {
  // Only goThrough starts this file as a thread.
  const { tokens, settings, pass, next } = workerData as ThreadData;
  const { parts } = numberInFile(tokens);
  const phases = new Map<string, Regrets>();
  for (;;) {
    // Large parts come last, and are taken first.
    const part = parts[parts.length - 1 - Atomics.add(next, 0, 1)];
    if (part === undefined) break;
    addPart(new PartWalk(numberInFile(tokens), settings, part), part, pass, phases);
  }
  parentPort.postMessage([...phases]);
}
