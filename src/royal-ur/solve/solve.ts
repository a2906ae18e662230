/** The chances of all positions under best play, by value iteration. */

import { checkedFunction, integerInRange, knownOptions } from '../../boundary/values.js';
import { completeRules, type RulesOptionsOf } from '../../engine/game/settings.js';
import { type AbortSignalLike, checkRuntime, giveWay } from '../../engine/match/options.js';
import { showValue } from '../../text/message.js';
import { type Rules, SETTINGS, settingsOf, TOKEN_COUNTS } from '../state/vocabulary.js';
import { Numbering, type Part } from './numbering.js';
import { type Chances, PartSolver } from './part.js';
import { chancesBy, type Table, tableOf } from './table.js';

/** The progress of solving a game: the option `onProgress` of {@link solve} gets it. */
export interface SolveProgress {
  /** Number of positions whose win probabilities are known, from 0. */
  readonly solved: number;
  /** Number of all positions. */
  readonly positions: number;
  /** The largest change of a win probability in the last pass over a part of the positions, 0 to 1. */
  readonly change: number;
}

/** Options of {@link solve}: the rules, of which only `tokens` is required, and how to solve. */
export interface SolveOptions extends Omit<RulesOptionsOf<Rules>, 'tokens'> {
  /** Number of tokens of each player, 1 to 7. With 4, the table takes 21 MB and seconds; with 7, 1.1 GB and minutes. */
  readonly tokens: Rules['tokens'];
  /** Maximum error of each win probability, above 0 and below 1; 1e-9 by default. */
  readonly tolerance?: number | undefined;
  /**
   * Listener to progress, called after each pass over a part of the positions. A promise that it returns is awaited.
   */
  readonly onProgress?: ((progress: SolveProgress) => void) | undefined;
  /** Signal that stops the work when it is aborted: the promise is then rejected with its reason. */
  readonly signal?: AbortSignalLike | undefined;
}

const TOLERANCE = 1e-9;

/** The names of all options. */
const OPTIONS: readonly (keyof SolveOptions & string)[] = [
  // The table has a setting for each rule, by its name.
  ...(Object.keys(SETTINGS) as (keyof Rules)[]),
  ...(['tolerance', 'onProgress', 'signal'] as const),
];

/** Sweeps from one that can tell how fast changes shrink to another. */
const SWEEPS_BETWEEN = 3;

/** The largest change that rounding alone can make for ever: chances are at most 1. */
const ROUNDING = 4 * Number.EPSILON;

/** Make a judge of sweeps: whether the error that is left is below a tolerance, or as small as it can be. */
function convergence(tolerance: number): (change: number) => boolean {
  const changes: number[] = [];
  return (change) => {
    changes.push(change);
    const before = changes.at(-1 - SWEEPS_BETWEEN);
    if (change === 0) return true;
    if (before === undefined) return false;
    if (change >= before) return change <= ROUNDING;
    // Changes shrink like a geometric series, whose rest is the error.
    const ratio = (change / before) ** (1 / SWEEPS_BETWEEN);
    return (change * ratio) / (1 - ratio) < tolerance;
  };
}

/** What is solved, and what is done on the way. */
export interface PartsOptions {
  readonly numbering: Numbering;
  /** The rules, as one number. */
  readonly settings: number;
  /** The chances; those of the parts before the first one are known. */
  readonly chances: Chances;
  /** Number of the first part that is solved. */
  readonly first?: number;
  readonly tolerance: number;
  readonly onProgress?: ((progress: SolveProgress) => void) | undefined;
  /** Called with each part that is solved. */
  readonly onPart?: ((part: Part) => void) | undefined;
  readonly signal?: AbortSignalLike | undefined;
}

/** Solve the parts of a table, one after the other. */
export async function solveParts({
  numbering,
  settings,
  chances,
  first = 0,
  tolerance,
  onProgress,
  onPart,
  signal,
}: PartsOptions): Promise<void> {
  const { parts, positions } = numbering;
  // The errors of the parts that follow each other add up.
  const partTolerance = tolerance / numbering.longestChain;
  let solved = parts.slice(0, first).reduce((sum, { size }) => sum + size, 0);
  for (const part of parts.slice(first)) {
    const solver = new PartSolver(numbering, settings, part, chances);
    const isDone = convergence(partTolerance);
    for (let done = false; !done; ) {
      await giveWay();
      signal?.throwIfAborted();
      const change = solver.sweep();
      done = isDone(change);
      if (done) {
        solver.write();
        solved += part.size;
        await onPart?.(part);
      }
      await onProgress?.({ solved, positions, change });
    }
  }
}

/**
 * Return a tolerance.
 *
 * @throws RangeError if it is not a number above 0 and below 1
 */
function checkedTolerance(tolerance: number): number {
  if (typeof tolerance === 'number' && tolerance > 0 && tolerance < 1) return tolerance;
  const found = showValue(tolerance);
  throw new RangeError(`Tolerance: found ${found}, expected a number above 0 and below 1.`);
}

/**
 * Solve the game: find the win probability of every position when both players play their best, by value iteration.
 *
 * The table is kept in memory. The command `azulejo royal-ur solve` writes one to a file, which {@link readTable}
 * reads.
 *
 * @param options - `tokens`, the number of tokens of each player, and other rules; `tolerance`, the maximum error;
 *   `onProgress`; `signal`
 * @returns a promise of the table. It takes under a second for 1 to 3 tokens, seconds for 4, and minutes for 7
 * @throws RangeError if `tokens` is not an integer from 1 to 7, `tolerance` is not a number above 0 and below 1, or a
 *   rule has an unknown value; TypeError if the options are not an object, one is unknown,
 *   `onProgress` is not a function, or `signal` is not an `AbortSignal`; any error of `onProgress`; the signal's reason
 *   if it is aborted. The promise is rejected with it
 *
 * @example
 * ```ts
 * const table = await solve({ tokens: 1 });
 * table.winShare(newGame({ rules: { tokens: 1 } })).toFixed(6); // '0.530050'
 * ```
 */
export async function solve(options: SolveOptions): Promise<Table> {
  const {
    tolerance = TOLERANCE,
    onProgress,
    signal,
    ...given
  } = knownOptions('Options', options, OPTIONS);
  integerInRange('Tokens', given.tokens, 1, TOKEN_COUNTS.length);
  checkedTolerance(tolerance);
  checkedFunction('onProgress', onProgress);
  checkRuntime({ signal });
  signal?.throwIfAborted();
  const rules = completeRules(SETTINGS, given);
  const numbering = new Numbering(rules.tokens);
  const chances = new Float64Array(numbering.length);
  const settings = settingsOf(rules);
  await solveParts({ numbering, settings, chances, tolerance, onProgress, signal });
  const chancesOf = ({ start, size }: Part) => chances.subarray(start, start + size);
  return tableOf(rules, chancesBy(numbering, chancesOf));
}
