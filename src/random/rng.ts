/**
 * Random numbers.
 *
 * @packageDocumentation
 */

/** A source of random numbers, uniform in [0, 1), as `Math.random` is. */
export type Rng = () => number;
