/** The times of a clock, kept when the page is left: the database is too slow for that moment. */

const KEY = 'azulejo-times';

/** The times that players have left in a position. */
export interface KeptTimes {
  readonly id: string;
  readonly count: number;
  readonly left: readonly number[];
}

/** Keep the times of a game. */
export function keepTimes(times: KeptTimes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(times));
  } catch {
    // Then the times are those that were saved with the game.
  }
}

/** Take the times that were kept, which are then forgotten. */
export function takeTimes(): unknown {
  try {
    const text = localStorage.getItem(KEY);
    localStorage.removeItem(KEY);
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}
