/**
 * The chances of all positions under best play, by value iteration.
 *
 * @packageDocumentation
 */

import { integerInRange, knownOptions } from '../../boundary/values.js';
import { completeRules, type RulesOptionsOf } from '../../engine/game/settings.js';
import {
  type AbortSignalLike,
  checkFunction,
  checkRuntime,
  giveWay,
} from '../../engine/match/options.js';
import { showValue } from '../../text/message.js';
import { OUTCOMES, ROLL_WEIGHTS } from '../codec/notation.js';
import { isAllHome } from '../state/position.js';
import { type Rules, SETTINGS, settingsOf } from '../state/vocabulary.js';
import {
  type Graph,
  graphOf,
  type Numbering,
  numberSides,
  pairNumber,
  type Table,
  tableOf,
} from './table.js';

/** How far a solution is. */
export interface SolveProgress {
  /** Number of positions whose chances are known. */
  readonly solved: number;
  /** Number of positions. */
  readonly positions: number;
  /** By how much a chance has changed in the last sweep, at most. */
  readonly change: number;
}

/** What is solved, and how exactly. */
export interface SolveOptions extends Omit<RulesOptionsOf<Rules>, 'tokens'> {
  /** Number of tokens of each player, 1 to 3: with 4, there are ten times as many positions. */
  readonly tokens: 1 | 2 | 3;
  /** Error of each chance, at most: above 0, below 1; 1e-9 by default. */
  readonly tolerance?: number | undefined;
  /** Listener to progress, called after each sweep of a part of the positions. */
  readonly onProgress?: ((progress: SolveProgress) => void) | undefined;
  /** Stop, and reject with the signal's reason. */
  readonly signal?: AbortSignalLike | undefined;
}

/** Most tokens for which a table is made. */
const MOST_TOKENS = 3;
const TOLERANCE = 1e-9;

/** The names of all options. */
const OPTIONS: readonly (keyof SolveOptions & string)[] = [
  // The table has a setting for each rule, by its name.
  ...(Object.keys(SETTINGS) as (keyof Rules)[]),
  ...(['tolerance', 'onProgress', 'signal'] as const),
];

/** Sweep once over the positions of a graph; answer by how much a chance changed at most. */
function sweep({ positions, counts, choices }: Graph, chances: Float64Array): number {
  let change = 0;
  let next = 0;
  let roll = 0;
  for (let index = 0; index < positions.length; index++) {
    let sum = 0;
    for (const weight of ROLL_WEIGHTS) {
      let best = 0;
      for (const end = next + (counts[roll++] as number); next < end; next++) {
        const choice = choices[next] as number;
        const chance = choice >= 0 ? (chances[choice] as number) : 1 - (chances[~choice] as number);
        if (chance > best) best = chance;
      }
      sum += weight * best;
    }
    const position = positions[index] as number;
    const chance = sum / OUTCOMES;
    change = Math.max(change, Math.abs(chance - (chances[position] as number)));
    chances[position] = chance;
  }
  return change;
}

/** Sweeps from one that can tell how fast changes shrink to another. */
const SWEEPS_BETWEEN = 10;

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

/** List the parts to solve, those nearer to the end first: tokens at home of the one and the other. */
function partsOf(tokens: number): [home: number, otherHome: number][] {
  const parts: [number, number][] = [];
  for (let home = 0; home < tokens; home++) {
    for (let other = 0; other <= home; other++) parts.push([home, other]);
  }
  return parts.sort((one, other) => other[0] + other[1] - one[0] - one[1]);
}

/** Guess all chances: even, but for those who have won. */
function firstChances(numbering: Numbering): Float64Array {
  const { sides } = numbering;
  const chances = new Float64Array(sides.length ** 2).fill(0.5);
  sides.forEach((side, own) => {
    if (!isAllHome(side)) return;
    for (const other of sides.keys()) chances[pairNumber(numbering, own, other)] = 1;
  });
  return chances;
}

/**
 * Solve the game for few tokens: find every player's chance to win under best play of both, by value
 * iteration.
 *
 * @param options - the number of tokens and other rules; how exactly; progress, signal
 * @returns a promise of the table: under a second for 2 tokens, seconds for 3
 * @throws RangeError or TypeError if an option is out of range; whatever `onProgress` throws; the
 * reason of the signal
 *
 * @example
 * ```ts
 * const table = await solve({ tokens: 1 });
 * table.chance(newGame({ rules: { tokens: 1 } })).toFixed(6); // '0.530050'
 * ```
 */
export async function solve(options: SolveOptions): Promise<Table> {
  const {
    tolerance = TOLERANCE,
    onProgress,
    signal,
    ...given
  } = knownOptions('Options', options, OPTIONS);
  integerInRange('Tokens', given.tokens, 1, MOST_TOKENS);
  if (typeof tolerance !== 'number' || !(tolerance > 0 && tolerance < 1)) {
    const found = showValue(tolerance);
    throw new RangeError(`Tolerance: found ${found}, expected a number above 0 and below 1.`);
  }
  checkFunction('Listener', onProgress);
  checkRuntime({ signal });
  signal?.throwIfAborted();
  const rules = completeRules(SETTINGS, given);
  const settings = settingsOf(rules);
  const numbering = numberSides(rules.tokens);
  const chances = firstChances(numbering);
  const graphs: Graph[] = [];
  for (const [home, other] of partsOf(rules.tokens)) {
    graphs.push(graphOf(numbering, settings, home, other));
    await giveWay();
    signal?.throwIfAborted();
  }
  const positions = graphs.reduce((sum, graph) => sum + graph.positions.length, 0);
  let solved = 0;
  for (const graph of graphs) {
    const isDone = convergence(tolerance);
    for (let change = 1, done = false; !done; ) {
      change = sweep(graph, chances);
      done = isDone(change);
      if (done) solved += graph.positions.length;
      await onProgress?.({ solved, positions, change });
      await giveWay();
      signal?.throwIfAborted();
    }
  }
  return tableOf(rules, numbering, chances);
}
