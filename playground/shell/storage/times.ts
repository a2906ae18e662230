/** The times of a clock, kept when the page is left: the database is too slow for that moment. */
import { keep, keptValue } from './kept.js';

function keyOf(game: string): string {
  return `azulejo-times/${game}`;
}

/** The times that players have left in a position. */
export interface KeptTimes {
  readonly id: string;
  readonly count: number;
  readonly left: readonly number[];
}

/** Keep the times of a game; without storage they are those that were saved with it. */
export function keepTimes(times: KeptTimes): void {
  keep(keyOf(times.id), {}, () => times);
}

/** Take the times that were kept of a game, which are then forgotten. */
export function takeTimes(id: string): unknown {
  const times = keptValue(keyOf(id));
  keep(keyOf(id), {}, () => undefined);
  return times;
}
