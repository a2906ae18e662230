/** What a policy loses, exactly: by how much its moves win less often than the best ones, by the table. */
import { OUTCOMES, ROLL_WEIGHTS } from '../../../src/royal-ur/codec/notation.js';
import { HIGHEST_ROLL } from '../../../src/royal-ur/state/position.js';
import type { PartWalk, Values, Visit } from './part-walk.js';

/** The bounds of the classes of regrets, in points of 100. */
export const BOUNDS = [1e-5, 0.01, 0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5] as const;

/** What regrets come to, as plain data. */
export type Totals = Omit<Regrets, 'add' | 'addPosition' | 'addAll' | 'mean'>;

/** Regrets, added up. All are in points of 100. */
export class Regrets {
  /** The places after the moves of rolls with regrets of the bound or more. */
  readonly misjudged: number[] = [];
  readonly #bound: number;
  /** How often positions are reached, and the sum of their regrets, weighted by that. */
  reached = 0;
  sum = 0;
  /** The sum of regrets of all positions and rolls, and their number. */
  plainSum = 0;
  positions = 0;
  /** The largest regret, and that of the positions that are reached. */
  most = 0;
  mostReached = 0;
  /** How many positions and rolls have regrets of each bound or more, and how often they are reached. */
  readonly counts = BOUNDS.map(() => 0);
  readonly weights = BOUNDS.map(() => 0);

  /** Begin with none; the places after those of a bound or more are listed. */
  constructor(bound = Number.POSITIVE_INFINITY) {
    this.#bound = bound;
  }

  /** Add a position with a roll. */
  add(regret: number, weight: number): void {
    const points = 100 * regret;
    this.sum += weight * points;
    this.plainSum += points;
    if (points > this.most) this.most = points;
    if (weight > 0 && points > this.mostReached) this.mostReached = points;
    for (let index = 0; index < BOUNDS.length && points >= (BOUNDS[index] as number); index++) {
      this.counts[index] = (this.counts[index] as number) + 1;
      this.weights[index] = (this.weights[index] as number) + weight;
    }
  }

  /** Add those of a position, with all rolls; return the largest. */
  addPosition(
    walk: PartWalk,
    position: Visit,
    table: Values,
    values: Values,
    reached: number,
  ): number {
    this.positions++;
    this.reached += reached;
    let most = 0;
    for (let roll = 1; roll <= HIGHEST_ROLL; roll++) {
      const regret = walk.regret(position, roll, table, values);
      most = Math.max(most, regret);
      if (100 * regret >= this.#bound) this.misjudged.push(...walk.placesAfter(position, roll));
      this.add(regret, (reached * (ROLL_WEIGHTS[roll] as number)) / OUTCOMES);
    }
    return most;
  }

  /** Add others, which another thread may have counted. */
  addAll(others: Totals): void {
    this.misjudged.push(...others.misjudged);
    this.reached += others.reached;
    this.sum += others.sum;
    this.plainSum += others.plainSum;
    this.positions += others.positions;
    this.most = Math.max(this.most, others.most);
    this.mostReached = Math.max(this.mostReached, others.mostReached);
    for (const index of BOUNDS.keys()) {
      this.counts[index] = (this.counts[index] as number) + (others.counts[index] as number);
      this.weights[index] = (this.weights[index] as number) + (others.weights[index] as number);
    }
  }

  /** The mean regret of a roll, by how often positions are reached. */
  get mean(): number {
    return this.reached === 0 ? 0 : this.sum / this.reached;
  }
}
