/** How good the legal moves are: computed in a worker of their own, as it takes about a second. */
import type { Rules } from 'azulejo/cube-blokus';
import type { EncodedState } from 'azulejo/game';

/** A position to rate. */
export interface RatingRequest {
  readonly id: number;
  readonly state: EncodedState;
  readonly rules: Rules;
}

/** The ratings of its moves, best first. */
export interface RatingAnswer {
  readonly id: number;
  readonly ratings: readonly (readonly [move: string, rating: number])[];
}

let worker: Worker | undefined;
let asked = 0;

/** Rate the legal moves of a position, best first: a map from each move to 0 to 100. */
export function ratingsOf(state: EncodedState, rules: Rules): Promise<ReadonlyMap<string, number>> {
  worker ??= new Worker(new URL('./cube-ratings.js', import.meta.url), { type: 'module' });
  const running = worker;
  const id = ++asked;
  return new Promise((resolve) => {
    const receive = ({ data }: MessageEvent<RatingAnswer>) => {
      if (data.id !== id) return;
      running.removeEventListener('message', receive);
      resolve(new Map(data.ratings));
    };
    running.addEventListener('message', receive);
    const request: RatingRequest = { id, state, rules };
    running.postMessage(request);
  });
}
