/** Speeds, measured in turn so that noise hits both sides. */
// tinybench: maintained, no dependencies, the clock and the loop that vitest uses, too.
import { Bench } from 'tinybench';

/** Milliseconds for one side of one round, and of the warm-up. */
const SLICE = 40;
const WARM_UP = 200;
/** An odd number, so that one round is the median. */
const ROUNDS = 21;

/**
 * A piece of work of at least 0.1 ms, which tells how many things it did.
 *
 * @typedef {() => number} Work
 */

/** @typedef {{ figure: number, besideFigure: number }} Round what was measured of each */
/** @typedef {Round & { ratio: number }} Race */

/**
 * Measure two pieces of work by things a second, in turn, for many short rounds.
 *
 * @param {Work} one
 * @param {Work} other
 */
export function race(one, other) {
  rate(one, WARM_UP);
  rate(other, WARM_UP);
  return summaryOf(
    Array.from({ length: ROUNDS }, () => {
      return { figure: rate(one, SLICE), besideFigure: rate(other, SLICE) };
    }),
  );
}

/**
 * Take the medians of the figures and of the ratios.
 *
 * @param {readonly Round[]} rounds an odd number of them
 * @returns {Race}
 */
export function summaryOf(rounds) {
  return {
    figure: median(rounds.map(({ figure }) => figure)),
    besideFigure: median(rounds.map(({ besideFigure }) => besideFigure)),
    ratio: median(rounds.map(({ figure, besideFigure }) => figure / besideFigure)),
  };
}

/**
 * Measure work by things a second.
 *
 * @param {Work} work
 * @param {number} time in milliseconds; the work is done once at least
 */
export function rate(work, time) {
  let things = 0;
  const bench = new Bench({ time, iterations: 1, warmup: false, throws: true });
  const doWork = () => {
    things += work();
  };
  bench.add('work', doWork, { async: false });
  const { result } = bench.runSync()[0];
  if (result.state !== 'completed') throw new Error(`The work was ${result.state}.`);
  return (1000 * things) / result.totalTime;
}

/** @param {readonly number[]} values an odd number of them */
export function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

/** Calls of one piece of work, at least. */
const CALLS = 500;

/**
 * Make work of calls: one for each item of a list, again and again.
 *
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => unknown} call
 * @returns {Work}
 */
export function passes(items, call) {
  const number = Math.ceil(CALLS / items.length);
  return () => {
    for (let pass = 0; pass < number; pass++) {
      for (const item of items) keep(call(item));
    }
    return number * items.length;
  };
}

/** The last value kept, so that engines cannot leave out what computes it. */
export let kept = /** @type {unknown} */ (undefined);

/** @param {unknown} value */
export function keep(value) {
  kept = value;
}
