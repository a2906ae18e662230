/**
 * Random numbers from a seed, which can be repeated; and many seeds from one, so that what is drawn in one place never
 * shifts the numbers of another.
 */

// pure-rand: maintained by the author of fast-check, typed, no dependencies, 1 kB for this generator.
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { skipN } from 'pure-rand/utils/skipN';
import { integerInRange } from '../boundary/values.js';
import { checkedRng, draw, type Rng } from './rng.js';

/** Numbers to discard first, since the first few of neighbouring seeds resemble each other. */
const WARM_UP = 64;
const UNIT = 2 ** -32;

/**
 * Return a seed.
 *
 * @throws RangeError if it is not an integer that a number holds exactly
 */
export function checkedSeed(seed: number): number {
  return integerInRange('Seed', seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
}

/**
 * Make a source of random numbers that depend on a seed alone.
 *
 * @param seed - an integer; seeds that are equal modulo 2^32 give the same numbers
 * @returns a function that returns the next number at each call, uniform in [0, 1) in steps of 2^-32; the same numbers
 *   on every runtime
 * @throws RangeError if the seed is not a safe integer, from -(2^53 - 1) to 2^53 - 1
 *
 * @example
 * ```ts
 * seededRng(1)() === seededRng(1)(); // true
 * ```
 */
export function seededRng(seed: number): Rng {
  const generator = xoroshiro128plus(checkedSeed(seed));
  skipN(generator, WARM_UP);
  return () => (generator.next() >>> 0) * UNIT;
}

/** Number of different seeds: a seed counts modulo this. */
export const SEEDS = 2 ** 32;

/** The golden ratio in 32 bits: its multiples are spread evenly. */
const GOLDEN = 0x9e3779b9;

/** Mix the bits of a number, as MurmurHash3 does at its end: no two numbers give the same. */
function mix(bits: number): number {
  const once = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return twice ^ (twice >>> 16);
}

/**
 * Derive a seed from another.
 *
 * @param seed - an integer; it counts modulo 2^32
 * @param index - which of the derived seeds, an integer from 0
 * @returns an integer from 0 to 2^32 - 1; the first 2^32 of one seed are all different
 */
export function derivedSeed(seed: number, index: number): number {
  return mix((mix(seed) + Math.imul(index + 1, GOLDEN)) | 0) >>> 0;
}

/** The index of the seed for chance events; those of the agents follow. */
const CHANCE_STREAM = 0;

/** Words of a generator's state. */
const WORDS = 4;

/**
 * Make the random numbers for one of many events, without anything that was drawn before.
 *
 * So a game that is resumed draws what it would have drawn: its seed and the number of its events
 * are the whole state of its generator.
 *
 * @param seed - an integer; it counts modulo 2^32
 * @param event - number of the event, an integer from 0
 * @returns numbers uniform in [0, 1), the same on every runtime
 */
export function eventRng(seed: number, event: number): Rng {
  // The seeds that are derived from this one, four for each event.
  const first = (mix(seed) + Math.imul(WORDS * event + 1, GOLDEN)) | 0;
  // Mixed words need no warming up, as those of a plain seed do.
  const generator = xoroshiro128plusFromState([
    mix(first),
    mix((first + GOLDEN) | 0),
    mix((first + 2 * GOLDEN) | 0),
    mix((first + 3 * GOLDEN) | 0),
  ]);
  return () => (generator.next() >>> 0) / SEEDS;
}

/**
 * Make the random numbers of a game's chance event, from the seed of the whole game.
 *
 * @param seed - the game's, an integer; it counts modulo 2^32
 * @param event - number of events before it, an integer from 0
 */
export function chanceRng(seed: number, event: number): Rng {
  return eventRng(derivedSeed(seed, CHANCE_STREAM), event);
}

/** The event at which agents get ready, before all others. */
export const GETTING_READY = -1;

/** The random numbers of a player, which begin again with each turn. */
export interface TurnRng {
  /** Draw a number of this turn, uniform in [0, 1). */
  readonly rng: Rng;
  /**
   * Begin a turn.
   *
   * @param event - number of events before it, an integer from 0; {@link GETTING_READY} before the game
   */
  begin(event: number): void;
}

/**
 * Make the random numbers that an agent chooses with, from the seed of the whole game: those of a turn depend on
 * nothing that was drawn before.
 *
 * @param seed - the game's, an integer; it counts modulo 2^32
 * @param player - the player's number in turn order, from 0
 */
export function turnRng(seed: number, player: number): TurnRng {
  const stream = derivedSeed(seed, CHANCE_STREAM + 1 + player);
  // A counter whose numbers are mixed (SplitMix): it is set in no time, where a generator is made for each turn.
  let state = 0;
  return {
    begin: (event) => {
      state = derivedSeed(stream, event - GETTING_READY) | 0;
    },
    rng: () => {
      state = (state + GOLDEN) | 0;
      return (mix(state) >>> 0) / SEEDS;
    },
  };
}

/** The options that choose the seed of all random numbers; all have defaults. */
export interface SeedChoice {
  /**
   * The seed, a safe integer; seeds that are equal modulo 2^32 give the same numbers. By default, it is drawn from
   * `rng`; 0 without `rng`.
   */
  readonly seed?: number | undefined;
  /** Random numbers in [0, 1), such as `Math.random`, from which the seed is drawn if it is not given. */
  readonly rng?: Rng | undefined;
}

/** Choose a seed: the one that is given, else one that is drawn, else 0. */
export function chosenSeed({ seed, rng }: SeedChoice): number {
  if (rng !== undefined) checkedRng(rng);
  if (seed === undefined) return rng === undefined ? 0 : (draw(rng) * SEEDS) >>> 0;
  return checkedSeed(seed);
}
