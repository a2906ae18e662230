/** Results that are corrected for luck: they stay right on average, vary less, and ratings and tests know how much. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pairCorrector } from '../../src/engine/simulate/correction.js';
import {
  addScore,
  NO_PAIRS,
  rate,
  testHypotheses,
  varianceRatio,
} from '../../src/engine/simulate/elo.js';
import { type PairResult, scoreOf } from '../../src/engine/simulate/pair-results.js';
import { seededRng } from '../../src/random/seeds.js';
import { type Explained, luckyPairs } from '../support/lucky-pairs.js';

/** Correct the scores of pairs, in their order. */
const correctedScores = (results: readonly PairResult[]) => results.map(pairCorrector());

/** An evaluation that knows much, one that knows nothing, and one that says too much or too little. */
const EVALUATIONS: readonly (readonly [string, Explained])[] = [
  ['good', { part: 0.9, noise: 0.2 }],
  ['useless', { part: 0, noise: 0.8 }],
  ['too excited', { part: 3, noise: 0.5 }],
  ['too timid', { part: 0.3, noise: 0.05 }],
];

function draw(pairs: number, elo: number, explained: Explained, seed: number): PairResult[] {
  const source = luckyPairs(elo, explained, seededRng(seed));
  return Array.from({ length: pairs }, () => source.next().value);
}

function meanAndVariance(numbers: readonly number[]) {
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
  const squares = numbers.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return { mean, variance: squares / (numbers.length - 1) };
}

const score = fc.constantFrom(0, 1 / 2, 1);
const luck = fc.double({ min: -2, max: 2, noNaN: true });
const pair = fc.record({
  scores: fc.tuple(score, score),
  luck: fc.tuple(luck, luck),
  forfeits: fc.constant<[number, number]>([0, 0]),
  pairing: fc.constant<[number, number]>([0, 1]),
});

describe('what is taken from a score', () => {
  test('is nothing in pairs whose luck is not known', () => {
    const results = [1, 0.5, 0].map(
      (each): PairResult => ({ pairing: [0, 1], scores: [each, 1], forfeits: [0, 0] }),
    );
    expect(correctedScores(results)).toEqual([1, 0.75, 0.5]);
  });

  test('is a part of the luck that depends on the pairs before alone: so it is unbiased', () => {
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 20 }), pair, pair, (before, one, other) => {
        // What is taken is linear in the luck of the pair itself: no luck, nothing; twice as much, twice.
        const takenFrom = (last: PairResult) => {
          const [a = 0, b = 0] = last.scores;
          return (a + b) / 2 - (correctedScores([...before, last]).at(-1) ?? 0);
        };
        const half = (number: number) => number / 2;
        const halved = { ...other, luck: one.luck.map(half) };
        expect(takenFrom({ ...other, luck: [0, 0] })).toBeCloseTo(0, 9);
        expect(2 * takenFrom(halved)).toBeCloseTo(takenFrom(one), 9);
      }),
    );
  });

  test.each(EVALUATIONS)('leaves the mean as it is: a %s evaluation', (_, explained) => {
    const differences = Array.from({ length: 150 }, (_, seed) => {
      const results = draw(20, 120, explained, seed);
      const before = meanAndVariance(results.flatMap(({ scores }) => scores)).mean;
      return meanAndVariance(correctedScores(results)).mean - before;
    });
    const { mean, variance } = meanAndVariance(differences);
    expect(Math.abs(mean)).toBeLessThan(3.5 * Math.sqrt(variance / differences.length));
  });

  test.each(EVALUATIONS)(
    'leaves less variance, or hardly more: a %s evaluation',
    (name, explained) => {
      const results = draw(2000, 50, explained, 1);
      const ratio = varianceRatio(results, correctedScores(results)) ?? 0;
      expect(ratio).toBeGreaterThan(name === 'useless' ? 0.98 : 4);
    },
  );

  test('is estimated for each two who meet: where one wins every game, next to nothing', () => {
    const even = draw(400, 0, { part: 0.9, noise: 0.2 }, 1);
    const results = even.flatMap((each): PairResult[] => [
      each,
      { ...each, pairing: [0, 2], scores: [1, 1] },
    ]);
    const [ofEven = [], ofOther = []] = [0, 1].map((which) =>
      correctedScores(results).filter((_, index) => index % 2 === which),
    );
    expect(ofEven).toEqual(correctedScores(even));
    expect(meanAndVariance(ofOther.slice(20)).variance).toBeLessThan(0.002);
  });
});

describe('ratings by corrected scores', () => {
  test.each(EVALUATIONS)(
    'are within their error bars nearly always: a %s evaluation',
    (_, explained) => {
      const outside = Array.from({ length: 120 }, (_, seed) => seed).filter((seed) => {
        const results = draw(100, 100, explained, seed);
        const [first] = rate(2, results, correctedScores(results));
        return Math.abs((first?.elo ?? 0) - 50) > (first?.error ?? 0);
      });
      // 5% of 120 are 6, with a standard deviation below 3.
      expect(outside.length).toBeLessThan(14);
      expect(outside.length).toBeGreaterThan(0);
    },
  );

  test('have smaller errors where luck explains much', () => {
    const results = draw(200, 50, { part: 0.9, noise: 0.2 }, 1);
    const [raw, corrected] = [rate(2, results), rate(2, results, correctedScores(results))];
    expect(corrected[0]?.error).toBeLessThan(0.6 * (raw[0]?.error ?? 0));
  });

  test('are finite though the first scored more than can be won, and absent without a game', () => {
    const results = draw(10, 0, { part: 0, noise: 0 }, 1);
    const [one, other, none] = rate(
      3,
      results,
      results.map(() => 1.2),
    );
    expect(one?.elo).toBeGreaterThan(200);
    expect(one?.elo).toBeCloseTo(-(other?.elo ?? 0), 6);
    expect(none).toEqual({ elo: 0 });
    expect(
      varianceRatio(
        results,
        results.map(() => 1.2),
      ),
    ).toBeUndefined();
  });

  test('of several agree with those of the same scores, not corrected, but for their errors', () => {
    const results = [0, 1, 2].flatMap((seed) =>
      draw(50, 60, { part: 0, noise: 0 }, seed).map(
        (each): PairResult => ({ ...each, pairing: seed === 0 ? [0, 1] : [seed - 1, 2] }),
      ),
    );
    const scores = results.map(({ scores: [a = 0, b = 0] }) => (a + b) / 2);
    const [raw, same] = [rate(3, results), rate(3, results, scores)];
    for (const [agent, { elo, error = 0 }] of raw.entries()) {
      expect(same[agent]?.elo).toBeCloseTo(elo, 9);
      // Games without draws vary as wins and losses do.
      expect(same[agent]?.error).toBeGreaterThan(0.75 * error);
      expect(same[agent]?.error).toBeLessThan(1.3 * error);
    }
  });
});

describe('the sequential test by corrected scores', () => {
  const hypotheses = { elo0: 0, elo1: 50, alpha: 0.05, beta: 0.05 };

  /** Run a test to its end. */
  function run(elo: number, explained: Explained, seed: number) {
    const correct = pairCorrector();
    let [sums, uncorrected] = [NO_PAIRS, NO_PAIRS];
    for (const result of luckyPairs(elo, explained, seededRng(seed))) {
      sums = addScore(sums, correct(result));
      uncorrected = addScore(uncorrected, scoreOf(result));
      const { accepted } = testHypotheses(hypotheses, sums, uncorrected);
      if (accepted !== undefined) return { accepted, pairs: sums.pairs };
    }
    throw new Error('Pairs do not end.');
  }

  test.each(
    EVALUATIONS.flatMap(([name, explained]) => [
      { name, explained, elo: 0, wrong: 'elo1' },
      { name, explained, elo: 50, wrong: 'elo0' },
    ]),
  )(
    'seldom accepts $wrong at a difference of $elo: a $name evaluation',
    ({ explained, elo, wrong }) => {
      const runs = Array.from({ length: 120 }, (_, seed) => run(elo, explained, seed));
      // 5% of 120 are 6, with a standard deviation below 3.
      expect(runs.filter(({ accepted }) => accepted === wrong).length).toBeLessThan(14);
    },
  );

  test('needs fewer pairs where luck explains much', () => {
    const pairsOf = (explained: Explained) =>
      Array.from({ length: 40 }, (_, seed) => run(50, explained, seed).pairs).reduce(
        (sum, pairs) => sum + pairs,
        0,
      );
    const good = pairsOf({ part: 0.9, noise: 0.2 });
    expect(good).toBeLessThan(pairsOf({ part: 0, noise: 0 }) / 3);
  });
});
