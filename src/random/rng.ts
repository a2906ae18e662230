/**
 * What random numbers are.
 *
 * @packageDocumentation
 */

/** Give the next random number, uniform in [0, 1), as `Math.random` does. */
export type Rng = () => number;
