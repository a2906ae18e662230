/** Which puzzles were tried and solved in this browser. */
import { readSolved } from '../model/puzzles.js';
import { type FirstTry, readTries, withTry } from '../model/solver.js';
import { keep, keptValue } from '../storage/kept.js';

function keyOf(game: string): string {
  return `azulejo-puzzles-${game}`;
}

/** Return the ids of the puzzles of a game that were solved. */
export function storedSolved(game: string): ReadonlySet<string> {
  return readSolved(keptValue(keyOf(game)));
}

/** Keep the ids of solved puzzles, with those that are kept; without storage they are those of this visit. */
export function storeSolved(game: string, solved: ReadonlySet<string>): void {
  const none: readonly unknown[] = [];
  keep(keyOf(game), none, (kept) => [...new Set([...kept, ...solved])]);
}

function keyOfTries(game: string): string {
  return `azulejo-puzzle-tries-${game}`;
}

/** Return the first tries at the puzzles of a game, in their order. */
export function storedTries(game: string): readonly FirstTry[] {
  return readTries(keptValue(keyOfTries(game)));
}

/**
 * Keep the first try at a puzzle, unless it was tried before, in another tab also; and return all first tries.
 *
 * @param known - those that this tab knows: without storage there are no others
 */
export function storeTry(
  game: string,
  known: readonly FirstTry[],
  next: FirstTry,
): readonly FirstTry[] {
  const none: readonly unknown[] = [];
  const all = withTry(known.reduce(withTry, storedTries(game)), next);
  // What this tab does not understand stays.
  keep(keyOfTries(game), none, (kept) => {
    const read = readTries(kept);
    return [...kept, ...all.filter(([id]) => !read.some(([other]) => other === id))];
  });
  return all;
}
