/** Which puzzles were solved in this browser. */
import { readSolved, writeSolved } from '../model/puzzles.js';

function keyOf(game: string): string {
  return `azulejo-puzzles-${game}`;
}

/** Return the ids of the puzzles of a game that were solved. */
export function storedSolved(game: string): ReadonlySet<string> {
  try {
    return readSolved(localStorage.getItem(keyOf(game)));
  } catch {
    return new Set();
  }
}

/** Keep the ids of solved puzzles. */
export function storeSolved(game: string, solved: ReadonlySet<string>): void {
  try {
    localStorage.setItem(keyOf(game), writeSolved(solved));
  } catch {
    // Then they are those of this visit.
  }
}
