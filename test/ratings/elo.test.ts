/** Elo ratings and the sequential test, against what is known of them. */
import { describe, expect, test } from 'vitest';
import { meanOf } from '../../src/engine/game/numbers.js';
import {
  addScore,
  expectedScore,
  NO_PAIRS,
  rate,
  testHypotheses,
} from '../../src/engine/simulate/elo.js';
import {
  balanceOf,
  type PairResult,
  pairingsOf,
  pairScoreOf,
} from '../../src/engine/simulate/pair-results.js';
import { seededRng } from '../../src/random/seeds.js';

/** Draw the results of agents with known ratings. */
function draw(elos: readonly number[], rounds: number, seed: number): PairResult[] {
  const rng = seededRng(seed);
  return Array.from({ length: rounds }, () =>
    pairingsOf(elos.length, 'round-robin').map((pairing): PairResult => {
      const [one, other] = pairing;
      const expected = expectedScore((elos[one] ?? 0) - (elos[other] ?? 0));
      const scores = [0, 0].map(() => (rng() < expected ? 1 : 0));
      return { pairing, scores, forfeits: [0, 0] };
    }),
  ).flat();
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

test('400 points correspond to odds of ten to one', () => {
  expect(expectedScore(400)).toBeCloseTo(10 / 11, 12);
  expect(expectedScore(-400)).toBeCloseTo(1 / 11, 12);
  expect(expectedScore(0)).toBe(1 / 2);
});

describe('ratings', () => {
  test('of two are those of their score, with the error of its logit', () => {
    const results = Array.from(
      { length: 2000 },
      (_, index): PairResult => ({
        pairing: [0, 1],
        scores: index % 2 === 0 ? [1, 1] : [1, 0],
        forfeits: [0, 0],
      }),
    );
    const [one, other] = rate(2, results);
    const difference = 400 * Math.log10(3);
    expect((one?.elo ?? 0) - (other?.elo ?? 0)).toBeCloseTo(difference, 0);
    // The error of each is half of that of the difference.
    const error = (1.96 * 400) / Math.LN10 / Math.sqrt(4000 * 0.75 * 0.25);
    expect(one?.error).toBeCloseTo(error / 2, 1);
    expect(other?.error).toBeCloseTo(error / 2, 1);
  });

  test('are found again, within their error bars nearly always', () => {
    const elos = [150, 60, 0, -70, -140];
    const seeds = Array.from({ length: 40 }, (_, seed) => seed);
    const outside = seeds.flatMap((seed) =>
      rate(elos.length, draw(elos, 60, seed)).filter(
        ({ elo, error = 0 }, agent) => Math.abs(elo - (elos[agent] ?? 0)) > error,
      ),
    );
    // 5 % of 200 are 10.
    expect(outside.length).toBeLessThan(22);
    expect(outside.length).toBeGreaterThan(1);
  });

  test('are finite where everything was won, and absent for those who did not play', () => {
    const won: PairResult = { pairing: [0, 1], scores: [1, 1], forfeits: [0, 0] };
    const [one, other, none] = rate(3, new Array<PairResult>(1000).fill(won));
    expect(one?.elo).toBeGreaterThan(400);
    expect(one?.elo).toBeLessThan(1000);
    expect(one?.elo).toBeCloseTo(-(other?.elo ?? 0), 6);
    expect(none).toEqual({ elo: 0 });
    expect(rate(2, [])).toEqual([{ elo: 0 }, { elo: 0 }]);
  });

  test('count a draw of those who met, besides what they played', () => {
    const won: PairResult = { pairing: [0, 1], scores: [1, 1], forfeits: [0, 0] };
    const [one, other] = rate(2, [won]);
    // Two wins and a draw: a score of five of six.
    expect((one?.elo ?? 0) - (other?.elo ?? 0)).toBeCloseTo(400 * Math.log10(5), 6);
    // 20,000 wins and a draw: far from where the iteration begins.
    const [best, worst] = rate(2, new Array<PairResult>(10_000).fill(won));
    expect((best?.elo ?? 0) - (worst?.elo ?? 0)).toBeCloseTo(400 * Math.log10(40_001), 6);
  });

  test('expect of each what it won, even where nearly all games had the same winner', () => {
    // Newton's method alone goes too far here, and never comes back.
    const wins: readonly [winner: number, loser: number, games: number][] = [
      [0, 1, 1000],
      [0, 3, 2],
      [2, 1, 1000],
      [3, 2, 6000],
    ];
    const results = wins.flatMap(([winner, loser, games]) => {
      const pair: PairResult = { pairing: [winner, loser], scores: [1, 1], forfeits: [0, 0] };
      return new Array<PairResult>(games / 2).fill(pair);
    });
    const elos = rate(4, results).map(({ elo }) => elo);
    for (const agent of elos.keys()) {
      const own = wins.filter((each) => each.slice(0, 2).includes(agent));
      // A draw of those who met counts, too.
      const points = own.map(([winner, , games]) => (winner === agent ? games + 1 / 2 : 1 / 2));
      const expected = own.map(([winner, loser, games]) => {
        const other = winner === agent ? loser : winner;
        return (games + 1) * expectedScore((elos[agent] ?? 0) - (elos[other] ?? 0));
      });
      expect(sumOf(expected)).toBeCloseTo(sumOf(points), 6);
    }
  });

  test('have the mean 0', () => {
    const ratings = rate(6, draw([300, 0, 0, 10, -50, 20], 10, 3));
    expect(sumOf(ratings.map(({ elo }) => elo))).toBeCloseTo(0, 6);
  });
});

test('a balance counts wins, draws and losses of both sides', () => {
  const results: PairResult[] = [
    { pairing: [0, 1], scores: [1, 0.5], forfeits: [0, 1] },
    { pairing: [1, 2], scores: [0.25, 0], forfeits: [2, 0] },
  ];
  expect(balanceOf(results, 1)).toEqual({
    ...{ games: 4, score: 0.1875, wins: 0, draws: 1, losses: 3, forfeits: 3 },
  });
});

test.each([
  [{ scores: [1, 0.5], forfeits: [0, 2] }, true],
  // Shares are sums of fractions.
  [{ scores: [1 + 1e-12, 0], forfeits: [0, 0] }, true],
  [{ scores: [1.1, 0], forfeits: [0, 0] }, false],
  [{ scores: [-0.1, 0], forfeits: [0, 0] }, false],
  [{ scores: [Number.NaN, 0], forfeits: [0, 0] }, false],
  [{ scores: ['1', 0], forfeits: [0, 0] }, false],
  [{ scores: [1], forfeits: [0, 0] }, false],
  [{ scores: [1, 0], forfeits: [0, -1] }, false],
  [{ scores: [1, 0], forfeits: [0, 0.5] }, false],
  [{ scores: [1, 0], forfeits: [0, 2 ** 53] }, false],
  [{ scores: [1, 0] }, false],
  [null, false],
])('what another program says of a pair, %j, is taken: %s', (value, isTaken) => {
  expect(pairScoreOf(value, false)).toEqual(isTaken ? value : undefined);
});

test.each([
  [[0.5, -1.5], true],
  [[0, Number.NaN], false],
  [[0, 2e6], false],
  [['0', 0], false],
  [[0], false],
  [undefined, false],
])('what another program says of luck, %j, is taken if it is asked for: %s', (luck, isTaken) => {
  const score = { scores: [1, 0], forfeits: [0, 0] };
  expect(pairScoreOf({ ...score, luck }, false)).toEqual(score);
  expect(pairScoreOf({ ...score, luck }, true)).toEqual(isTaken ? { ...score, luck } : undefined);
});

describe('the sequential test', () => {
  const hypotheses = { elo0: 0, elo1: 60, alpha: 0.05, beta: 0.05 };

  /** Run a test to its end; return what it accepts. */
  function accepted(elo: number, seed: number) {
    let sums = NO_PAIRS;
    for (const result of draw([elo / 2, -elo / 2], 1000, seed)) {
      sums = addScore(sums, meanOf(result.scores));
      const state = testHypotheses(hypotheses, sums);
      if (state.accepted !== undefined) return state.accepted;
    }
    return undefined;
  }

  test.each([
    [0, 'elo1'],
    [60, 'elo0'],
  ] as const)('at a difference of %i seldom accepts %s', (elo, wrong) => {
    const all = Array.from({ length: 40 }, (_, seed) => accepted(elo, seed));
    // 5% of 40 are 2, with a standard deviation of 1.4.
    expect(all.filter((each) => each === wrong).length).toBeLessThan(7);
    expect(all).not.toContain(undefined);
  });

  test('accepts nothing before a game, and has the bounds of Wald', () => {
    const state = testHypotheses(hypotheses, NO_PAIRS);
    expect(state).toEqual({
      llr: 0,
      lower: -Math.log(19),
      upper: expect.closeTo(Math.log(19), 12),
    });
  });

  test('accepts what it should not with the probabilities that are asked for', () => {
    const { lower, upper } = testHypotheses({ ...hypotheses, alpha: 0.01, beta: 0.2 }, NO_PAIRS);
    expect(lower).toBeCloseTo(Math.log(0.2 / 0.99), 12);
    expect(upper).toBeCloseTo(Math.log(0.8 / 0.01), 12);
  });

  test('weighs the mean of all pairs by how far they lie apart', () => {
    const sums = [1, 0.5, 0].reduce(addScore, NO_PAIRS);
    const [score0, score1] = [expectedScore(0), expectedScore(60)];
    const variance = (0.5 + 16 / 8) / (3 + 16);
    const llr = (3 * (score1 - score0) * (0.5 - (score0 + score1) / 2)) / variance;
    expect(testHypotheses(hypotheses, sums).llr).toBeCloseTo(llr, 12);
  });

  test('does not accept after a few pairs that are alike', () => {
    const stateAfter = (pairs: number) =>
      testHypotheses(hypotheses, new Array<number>(pairs).fill(1 / 2).reduce(addScore, NO_PAIRS));
    expect(stateAfter(10).accepted).toBeUndefined();
    expect(stateAfter(1000).accepted).toBe('elo0');
  });
});
