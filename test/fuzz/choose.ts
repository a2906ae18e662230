/** Choosing by random numbers. */
import type { Rng } from '../../src/random/rng.js';

/** Choose a number from 0 on, below a limit. */
export function below(rng: Rng, limit: number): number {
  return Math.floor(rng() * limit);
}

/** Choose a member of a list that has one. */
export function oneOf<Value>(rng: Rng, values: readonly Value[]): Value {
  // Every list here has members, and the place is among them.
  return values[below(rng, values.length)] as Value;
}
