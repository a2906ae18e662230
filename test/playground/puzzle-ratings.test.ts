/** How hard the puzzles are: ratings that follow from what the levels solve, and bands that follow from them. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as azul from '../../playground/games/azul/puzzle-ratings.js';
import { AZUL_PUZZLES } from '../../playground/games/azul/puzzles.js';
import * as cubeBlokus from '../../playground/games/cube-blokus/puzzle-ratings.js';
import { CUBE_PUZZLES } from '../../playground/games/cube-blokus/puzzles.js';
import * as royalUr from '../../playground/games/royal-ur/puzzle-ratings.js';
import { UR_PUZZLES } from '../../playground/games/royal-ur/puzzles.js';
import * as tsuro from '../../playground/games/tsuro/puzzle-ratings.js';
import { TSURO_PUZZLES } from '../../playground/games/tsuro/puzzles.js';
import { BANDS, bandOf, easiestFirst } from '../../playground/shell/model/bands.js';
import type { Puzzle } from '../../playground/shell/played-game.js';
import { chanceToSolve, fitRatings, MEAN } from '../../tools/train/rating/fit.js';

const GAMES: readonly (readonly [string, typeof azul, readonly Puzzle[]])[] = [
  ['azul', azul, AZUL_PUZZLES],
  ['royal-ur', royalUr, UR_PUZZLES],
  ['tsuro', tsuro, TSURO_PUZZLES],
  ['cube-blokus', cubeBlokus, CUBE_PUZZLES],
];

/** Fewest puzzles of a band that can tell a solver's rating. */
const TELLING = 8;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** Return the share of its tries that each solver solved, at each puzzle. */
function sharesOf({ SOLVED, TRIES }: Pick<typeof azul, 'SOLVED' | 'TRIES'>): number[][] {
  return SOLVED.map((row) => [...row].map((times) => Number(times) / TRIES));
}

describe.each(GAMES)('the puzzles of %s', (_, data, puzzles) => {
  const { RATINGS, SOLVER_RATINGS, LEVELS } = data;
  const shares = sharesOf(data);

  test('have a rating each, that of what was solved', () => {
    expect(RATINGS).toHaveLength(puzzles.length);
    expect(puzzles.map(({ rating }) => rating)).toEqual(RATINGS);
    expect(fitRatings(shares, LEVELS)).toEqual({ solvers: SOLVER_RATINGS, puzzles: RATINGS });
    const levels = SOLVER_RATINGS.slice(0, LEVELS);
    expect(Math.abs(sum(levels) / LEVELS - MEAN)).toBeLessThanOrEqual(1);
  });

  test('begin with an easy one', () => {
    expect(bandOf(easiestFirst(puzzles)[0]?.rating ?? Number.POSITIVE_INFINITY)).toBe('easy');
  });

  // So one that solves half of a band has a rating within it.
  test('of a band are mostly solved by a solver above it, and mostly not by one below it', () => {
    for (const [number, { name, from }] of BANDS.entries()) {
      const below = number === 0 ? Number.NEGATIVE_INFINITY : from;
      const to = BANDS[number + 1]?.from ?? Number.POSITIVE_INFINITY;
      const band = RATINGS.flatMap((rating, index) => (bandOf(rating) === name ? index : []));
      if (band.length < TELLING) continue;
      for (const [index, rating] of SOLVER_RATINGS.entries()) {
        const share = sum(band.map((at) => shares[index]?.[at] ?? 0)) / band.length;
        if (rating < below) expect(share, `${name}, ${rating}`).toBeLessThan(0.5);
        if (rating >= to) expect(share, `${name}, ${rating}`).toBeGreaterThan(0.5);
      }
    }
  });
});

test('Azul has puzzles of every band', () => {
  const found = new Set(AZUL_PUZZLES.map(({ rating }) => bandOf(rating)));
  expect(found.size).toBe(BANDS.length);
});

describe('bands', () => {
  test('rise, and have every rating in one of them', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (one, other) => {
        const orderOf = (rating: number) => BANDS.findIndex(({ name }) => name === bandOf(rating));
        expect(orderOf(Math.min(one, other))).toBeLessThanOrEqual(orderOf(Math.max(one, other)));
      }),
    );
    expect([0, 1199, 1200, 1399, 1400, 1599, 1600, 4000].map(bandOf)).toEqual([
      'easy',
      'easy',
      'medium',
      'medium',
      'hard',
      'hard',
      'veryHard',
      'veryHard',
    ]);
  });
});

describe('the fit', () => {
  const table = fc
    .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 8 }))
    .chain(([solvers, puzzles]) => {
      const share = fc.integer({ min: 0, max: 8 }).map((times) => times / 8);
      const row = fc.array(share, { minLength: puzzles, maxLength: puzzles });
      return fc.array(row, { minLength: solvers, maxLength: solvers });
    });

  test('has finite ratings, the higher the more is solved and the less somebody is', () => {
    fc.assert(
      fc.property(table, (shares) => {
        const { solvers, puzzles } = fitRatings(shares, shares.length);
        const solved = puzzles.map((_, index) => sum(shares.map((row) => row[index] ?? 0)));
        for (const rating of [...solvers, ...puzzles]) expect(Number.isInteger(rating)).toBe(true);
        for (const [one, rating] of solvers.entries()) {
          for (const [other, shown] of solvers.entries()) {
            if (sum(shares[one] ?? []) >= sum(shares[other] ?? [])) {
              expect(rating).toBeGreaterThanOrEqual(shown - 1);
            }
          }
        }
        for (const [one, rating] of puzzles.entries()) {
          for (const [other, shown] of puzzles.entries()) {
            if ((solved[one] ?? 0) <= (solved[other] ?? 0)) {
              expect(rating).toBeGreaterThanOrEqual(shown - 1);
            }
          }
        }
      }),
    );
  });

  test('finds the ratings that the tries come from', () => {
    const solvers = [900, 1100, 1300, 1500];
    const puzzles = Array.from({ length: 60 }, (_, index) => 700 + index * 15);
    const shares = solvers.map((solver) => puzzles.map((puzzle) => chanceToSolve(solver, puzzle)));
    const found = fitRatings(shares, solvers.length);
    for (const [index, solver] of solvers.entries()) {
      expect(Math.abs((found.solvers[index] ?? 0) - solver)).toBeLessThan(50);
    }
  });
});
