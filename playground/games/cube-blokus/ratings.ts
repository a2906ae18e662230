/** How good the legal moves are: computed in a worker of their own, as it takes about a second. */
import { encodeState, type GameState, type Move, type Rules } from 'azulejo/cube-blokus';
import type { EncodedState } from 'azulejo/game';
import { type AskedWorker, startWorker } from '../../shell/running/worker.js';

/** A position to rate. */
export interface RatingRequest {
  readonly id: number;
  readonly state: EncodedState;
  readonly rules: Rules;
}

/** The ratings of its moves, best first. */
export interface RatingAnswer {
  readonly id: number;
  readonly ratings: readonly (readonly [move: Move, rating: number])[];
}

let worker: AskedWorker<RatingRequest> | undefined;
let asked = 0;

/** The last request, whose answer somebody waits for. */
let waiting: { answer(ratings: RatingAnswer['ratings']): void; fail(): void } | undefined;

function startRating(): AskedWorker<RatingRequest> {
  return startWorker<RatingRequest, RatingAnswer>('cube-ratings.js', {
    receive({ id, ratings }) {
      if (id !== asked) return false;
      waiting?.answer(ratings);
      return true;
    },
    silent: () => {
      worker?.end();
      waiting?.fail();
    },
    lost: () => waiting?.fail(),
  });
}

/**
 * Rate the legal moves of a position, best first: a map from each move to 0 to 100. Rejects where there is
 * no answer; one request ends that before it, which is not answered any more.
 */
export function ratingsOf(state: GameState): Promise<ReadonlyMap<Move, number>> {
  worker ??= startRating();
  const request: RatingRequest = { id: ++asked, state: encodeState(state), rules: state.rules };
  const rated = new Promise<ReadonlyMap<Move, number>>((resolve, reject) => {
    waiting = {
      answer: (ratings) => resolve(new Map(ratings)),
      fail: () => reject(new Error('There was no answer.')),
    };
  });
  worker.ask(request);
  return rated;
}
