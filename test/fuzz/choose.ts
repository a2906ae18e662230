/** Random choices. */
import type { Rng } from '../../src/random/rng.js';

/** Choose an integer from 0 up to, but not including, a limit. */
export function below(rng: Rng, limit: number): number {
  return Math.floor(rng() * limit);
}

/** Choose a member of a list that is not empty. */
export function oneOf<Value>(rng: Rng, values: readonly Value[]): Value {
  // No list here is empty, so the index is valid.
  return values[below(rng, values.length)] as Value;
}
