/** What distinguishes a new game from all others. */
import type { Birth } from '../model/match.js';

/** Draw a seed. */
export function newSeed(): number {
  return Math.floor(Math.random() * 1_000_000);
}

/** Draw an id and a seed, and look at the clock. */
export function newBirth(): Birth {
  const now = Date.now();
  const id = `${now.toString(36)}-${Math.floor(Math.random() * 36 ** 6).toString(36)}`;
  return { id, now, seed: newSeed() };
}
