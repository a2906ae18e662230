/** Pairs of games whose results are drawn, with luck that explains them more or less. */
import { expectedScore } from '../../src/engine/simulate/elo.js';
import type { PairResult } from '../../src/engine/simulate/pair-results.js';
import type { Rng } from '../../src/random/rng.js';

/** How luck is drawn: how much of a result it is, and how much it varies besides. Its mean is 0 in any case. */
export interface Explained {
  readonly part: number;
  readonly noise: number;
}

/** Draw pairs of games without end, between two whose ratings differ by so many points. */
export function* luckyPairs(
  elo: number,
  { part, noise }: Explained,
  rng: Rng,
): Generator<PairResult, never> {
  const expected = expectedScore(elo);
  for (;;) {
    const scores = [0, 0].map(() => (rng() < expected ? 1 : 0));
    const luck = scores.map((score) => part * (score - expected) + noise * (2 * rng() - 1));
    yield { pairing: [0, 1], scores, forfeits: [0, 0], luck };
  }
}
