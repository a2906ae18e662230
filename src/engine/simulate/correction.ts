/**
 * Correcting results for luck: how much of it is taken from a result, and what is left.
 *
 * Luck is 0 on average, so that any part of it may be taken from a result. The part that leaves least variance is the
 * regression of results on luck (control variates): near 1 where the evaluation is good, near 0 where it says
 * nothing. For each result it is estimated from those before, never from the result itself: that would be biased.
 */
import { meanOf } from '../game/numbers.js';
import type { PairResult } from './pair-results.js';
import { addNumbers, partsOfWin, type Tally } from './tally.js';

/** Sums over results and their luck, from which the part to take is estimated. */
export interface Regression {
  /** Squares of luck. */
  readonly squares: number;
  /** Luck times what the result was above the mean of those before. */
  readonly products: number;
}

/**
 * The sums before the first result: as after one whose luck of 1/2 had no effect. So nothing is taken at first, and little
 * before results have shown that luck explains them: a test that ends early must not err more often for it.
 */
export const NO_RESULTS: Regression = { squares: 1 / 4, products: 0 };

/** Return which part of the luck is taken from the next result. */
function partTaken({ squares, products }: Regression): number {
  return products / squares;
}

/** What is known of two who meet before their next pair. */
interface Meeting extends Regression {
  readonly pairs: number;
  readonly scores: number;
}

/** As one pair between equals. */
const NO_MEETING: Meeting = { ...NO_RESULTS, pairs: 1, scores: 1 / 2 };

/**
 * Make what corrects the scores of the first agent in pairs of games, one after the other. Between two of whom one wins
 * every game, luck explains nothing: so each two who meet have an estimate of their own.
 *
 * @returns a function that returns the mean score of the next pair: from 0 to 1, or a little outside where luck is taken
 * from it; as it was in a pair without luck
 */
export function pairCorrector(): (result: PairResult) => number {
  const meetings = new Map<string, Meeting>();
  return ({ pairing, scores, luck: lucks }) => {
    const score = meanOf(scores);
    if (lucks === undefined) return score;
    const luck = meanOf(lucks);
    const key = pairing.join(' ');
    const before = meetings.get(key) ?? NO_MEETING;
    const after = { ...before };
    const products = luck * (score - before.scores / before.pairs);
    addNumbers(after, { squares: luck * luck, products, pairs: 1, scores: score });
    meetings.set(key, after);
    return score - partTaken(before) * luck;
  };
}

/** The wins of an agent in a seat, as they were and corrected for luck: sums over games, in win shares. */
export interface CorrectedSums {
  games: number;
  wins: number;
  squares: number;
  correctedWins: number;
  correctedSquares: number;
}

function emptySums(): CorrectedSums {
  return { games: 0, wins: 0, squares: 0, correctedWins: 0, correctedSquares: 0 };
}

/** Add up the seats of an agent. */
export function sumOfCorrected(seats: readonly CorrectedSums[]): CorrectedSums {
  const sums = emptySums();
  for (const seat of seats) addNumbers(sums, seat);
  return sums;
}

/** Corrected wins of a simulation, by agent and seat. They grow shard by shard, in the order of the games. */
export interface SimulationCorrector {
  readonly sums: readonly (readonly CorrectedSums[])[];
  /** Add a shard. The same part of the luck is taken from all of its games. */
  readonly add: (tally: Tally) => void;
}

/** Return what an agent won of a game on average; an equal share of two before there is one. */
function meanWins(seats: readonly CorrectedSums[]): number {
  const { games, wins } = sumOfCorrected(seats);
  return games === 0 ? 1 / 2 : wins / games;
}

/** Make what corrects the wins of a simulation. */
export function simulationCorrector(agents: number): SimulationCorrector {
  const each = <Value>(make: () => Value) => Array.from({ length: agents }, make);
  const sums = each(() => each(emptySums));
  const before = { ...NO_RESULTS };
  const add = (tally: Tally) => {
    const part = partTaken(before);
    const win = partsOfWin(tally.agents.length);
    for (const [agent, seats] of tally.agents.entries()) {
      const mean = meanWins(sums[agent] ?? []);
      for (const [seat, { luck: counted }] of seats.entries()) {
        const { games, wins, luck, winsSquared, luckSquared, products } = counted;
        const square = win ** 2;
        const sum = sums[agent]?.[seat];
        if (sum === undefined) continue;
        addNumbers(sum, {
          games,
          wins: wins / win,
          squares: winsSquared / square,
          correctedWins: (wins - part * luck) / win,
          correctedSquares:
            (winsSquared - 2 * part * products + part * part * luckSquared) / square,
        });
        addNumbers(before, {
          squares: luckSquared / square,
          products: (products - luck * mean * win) / square,
        });
      }
    }
  };
  return { sums, add };
}
