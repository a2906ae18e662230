/** Training the search's evaluation: the same seed gives the same weights, and fits find what is there. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { expectedBy, Feature } from '../../src/azul/agents/trained-evaluation.js';
import { TRAINED_WEIGHTS } from '../../src/azul/agents/trained-weights.js';
import { seededRng } from '../../src/index.js';
import { countFills } from '../../tools/train/azul/fills.js';
import { explained, fitLead, fitMean, logLoss, meanError } from '../../tools/train/azul/fit.js';
import { type Position, playGames } from '../../tools/train/azul/positions.js';
import { fitRidge } from '../../tools/train/azul/ridge.js';
import { STARTING_WEIGHTS } from '../../tools/train/azul/starting-weights.js';
import { tableOf, train } from '../../tools/train/azul/training.js';
import { weightsFile } from '../../tools/train/azul/weights-file.js';

const TINY = { games: 2, iterations: 1, slips: 0.1 };

test('the same seed gives the same weights, another seed others', () => {
  const kind = { players: 2, mosaic: 'fixed' } as const;
  const training = train(kind, { ...TINY, seed: 1 });
  expect(train(kind, { ...TINY, seed: 1 })).toEqual(training);
  expect(train(kind, { ...TINY, seed: 2 }).weights).not.toEqual(training.weights);
  const numbers = training.weights.flatMap(({ lead, weights }) => [lead, ...weights]);
  expect(numbers.every(Number.isFinite)).toBe(true);
  expect(weightsFile(tableOf([training]))).toContain(`lead: ${training.weights[2].lead},`);
});

test('the file of weights is as it was generated', () => {
  const file = new URL('../../src/azul/agents/trained-weights.ts', import.meta.url);
  expect(readFileSync(file, 'utf8')).toBe(weightsFile(TRAINED_WEIGHTS));
});

test('a regression finds weights that samples were made with', () => {
  const rng = seededRng(1);
  const made = [2, -1, 0.5];
  const samples = Array.from({ length: 200 }, () => {
    const features = [rng() - 0.5, rng() - 0.5, rng() - 0.5, 0];
    const target = made.reduce((sum, weight, place) => sum + weight * (features[place] ?? 0), 0);
    return { features, target };
  });
  const weights = fitRidge(samples, 4, 1e-9);
  made.forEach((weight, place) => {
    expect(weights[place]).toBeCloseTo(weight, 6);
  });
  expect(weights[3]).toBe(0);
  // A penalty makes weights smaller.
  expect(fitRidge(samples, 4, 1)[0]).toBeLessThan(1.5);
});

/** A position in which A leads by some points, and who won in the end. */
function position(lead: number, won: boolean): Position {
  return {
    rounds: 5,
    phase: 0,
    stored: [],
    fills: [],
    features: [],
    handmade: [lead, 0],
    scores: [won ? lead : -lead, 0],
    returns: won ? [1, 0] : [0, 1],
  };
}

const handmade = ({ handmade }: Position) => handmade;

test('an evaluation that is always right explains everything', () => {
  expect(explained([position(3, true), position(8, true)], handmade)).toBeCloseTo(1, 12);
  expect(explained([position(3, true), position(3, false)], handmade)).toBe(0);
});

test('the mean of the final scores is what it was made of', () => {
  const rng = seededRng(1);
  const board = () => {
    const features = new Float64Array(Feature.Count);
    features[Feature.Score] = Math.floor(50 * rng());
    for (let feature = Feature.Placing; feature < Feature.Count; feature++) {
      features[feature] = Math.floor(20 * rng());
    }
    return features;
  };
  const meanOf = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const positions = Array.from({ length: 50 }, (): Position => {
    const features = [board(), board()];
    const score = meanOf(features.map((row) => row[Feature.Score] ?? 0));
    const expected = meanOf(features.map(expectedBy));
    const mean = 20 + 1.5 * score - 2 * expected;
    return { ...position(0, true), features, scores: [mean + 3, mean - 3] };
  });
  const fitted = fitMean(positions);
  expect(fitted).toEqual({ base: 20, score: 1.5, expected: -2 });
  expect(meanError(positions, fitted)).toBeCloseTo(0, 6);
  expect(meanError(positions, { ...fitted, base: 23 })).toBeCloseTo(3, 6);
});

test('storage rows are counted by what they hold and the rounds to come', () => {
  const at = { ...position(0, true), rounds: 2 };
  const fills = countFills([
    { ...at, stored: [[0, 0, 1, 0, 4]], fills: [[2, 1, 2, 0, 1]] },
    { ...at, stored: [[0, 1, 1, 2, 1]], fills: [[1, 1, 0, 1, 0]] },
    { ...at, rounds: 1, stored: [[0, 1, 0, 0, 0]], fills: [[0, 0, 0, 0, 0]] },
  ]);
  // The rows of the first two positions; none of the fourth row of five tiles is empty.
  expect(fills[1]).toEqual({
    rounds: 2,
    empty: [1.5, 1, Number.NaN, 0, Number.NaN],
    // Lacking one: rows 2 and 5; two: the third twice, once filled, and the fourth; four: the last.
    begun: [1, 2 / 3, Number.NaN, 0],
  });
  expect(fills[0]?.begun[0]).toBe(0);
});

test('a storage row is filled as often as its row of the mosaic gets tiles', () => {
  const [game = []] = playGames({ players: 3 }, STARTING_WEIGHTS, 1, 1, TINY);
  game.forEach(({ rounds, fills }, index) => {
    const later = game[index + 1];
    fills.flat().forEach((number, place) => {
      expect(number).toBeGreaterThanOrEqual(later?.fills.flat()[place] ?? 0);
      expect(number).toBeLessThanOrEqual(5);
    });
    // Somebody completes a row.
    expect(Math.max(...fills.flat())).toBeGreaterThanOrEqual(rounds);
  });
});

test('leads that win more often are worth more', () => {
  const games = (won: number) => Array.from({ length: 20 }, (_, game) => position(6, game < won));
  expect(fitLead(games(19), handmade)).toBeLessThan(fitLead(games(14), handmade));
  // Six points that win 14 of 20 games: e^(6 / lead) is 14 / 6.
  expect(fitLead(games(14), handmade)).toBeCloseTo(6 / Math.log(14 / 6), 0);
  expect(logLoss(games(10), handmade, 1e6)).toBeCloseTo(Math.log(2), 4);
});
