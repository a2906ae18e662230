/** Speeds, measured alternately so that noise affects both sides. */
// tinybench: maintained, no dependencies; vitest also uses its clock and loop.
import { Bench } from 'tinybench';

/** Milliseconds per side and round, and for the warm-up. */
const SLICE = 40;
const WARM_UP = 200;
/** An odd number, so that one round is the median. */
const ROUNDS = 21;

/**
 * A unit of work of at least 0.1 ms, which returns how many operations it performed.
 *
 * @typedef {() => number} Work
 */

/** @typedef {{ figure: number, referenceFigure: number }} Round the figures of both sides */
/** @typedef {Round & { ratio: number }} Race */

/**
 * Measure two units of work in operations per second, alternately, for many short rounds.
 *
 * @param {Work} one
 * @param {Work} other
 */
export function race(one, other) {
  rate(one, WARM_UP);
  rate(other, WARM_UP);
  return summaryOf(
    Array.from({ length: ROUNDS }, () => {
      return { figure: rate(one, SLICE), referenceFigure: rate(other, SLICE) };
    }),
  );
}

/**
 * Measure two units of work that return promises, as {@link race} does.
 *
 * @param {() => Promise<number>} one
 * @param {() => Promise<number>} other
 */
export async function raceAsync(one, other) {
  await rateAsync(one, WARM_UP);
  await rateAsync(other, WARM_UP);
  /** @type {Round[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) {
    const figure = await rateAsync(one, SLICE);
    rounds.push({ figure, referenceFigure: await rateAsync(other, SLICE) });
  }
  return summaryOf(rounds);
}

/**
 * Return the medians of the figures and of the ratios.
 *
 * @param {readonly Round[]} rounds an odd number of them
 * @returns {Race}
 */
export function summaryOf(rounds) {
  return {
    figure: median(rounds.map(({ figure }) => figure)),
    referenceFigure: median(rounds.map(({ referenceFigure }) => referenceFigure)),
    ratio: median(rounds.map(({ figure, referenceFigure }) => figure / referenceFigure)),
  };
}

/**
 * Measure work in operations per second.
 *
 * @param {Work} work
 * @param {number} time in milliseconds; the work is performed at least once
 */
export function rate(work, time) {
  let operations = 0;
  const bench = new Bench({ time, iterations: 1, warmup: false, throws: true });
  const doWork = () => {
    operations += work();
  };
  bench.add('work', doWork, { async: false });
  const { result } = bench.runSync()[0];
  if (result.state !== 'completed') throw new Error(`The work was ${result.state}.`);
  return (1000 * operations) / result.totalTime;
}

/**
 * Measure work that returns promises in operations per second.
 *
 * @param {() => Promise<number>} work
 * @param {number} time in milliseconds; the work is performed at least once
 */
async function rateAsync(work, time) {
  const begin = performance.now();
  let operations = 0;
  while (operations === 0 || performance.now() - begin < time) operations += await work();
  return (1000 * operations) / (performance.now() - begin);
}

/** @param {readonly number[]} values an odd number of them */
export function median(values) {
  return values.toSorted((one, other) => one - other)[values.length >> 1];
}

/** Minimum number of calls per unit of work. */
const CALLS = 500;

/**
 * Make a unit of work of calls: one for each item of a list, repeatedly.
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

/** The last value, kept so that engines cannot optimise its computation away. */
export let kept = /** @type {unknown} */ (undefined);

/** @param {unknown} value */
export function keep(value) {
  kept = value;
}
