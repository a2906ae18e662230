/** Which puzzles were solved in this browser. */
import { readSolved } from '../model/puzzles.js';
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
