/**
 * Picking by a random number.
 *
 * @packageDocumentation
 */
import type { Rng } from './rng.js';

/**
 * Pick one of `count` things, each as likely as any other.
 *
 * A generator that leaves [0, 1) picks the first or the last: it can be unfair, never out of range.
 */
export function pick(rng: Rng, count: number): number {
  const place = (rng() * count) >>> 0;
  return place < count ? place : count - 1;
}
