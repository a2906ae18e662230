import { describe, expect, test } from 'vitest';
import { chosenSeed, derivedSeed } from '../../src/random/seeds.js';

describe('derived seeds', () => {
  test('never change', () => {
    expect([0, 1, 2, 3].map((index) => derivedSeed(1, index))).toEqual([
      1348811757, 3428229867, 2634278455, 325254931,
    ]);
    expect([-1, 0, 2 ** 32 - 1, 2 ** 40].map((seed) => derivedSeed(seed, 7))).toEqual([
      2965087747, 3627053797, 2965087747, 3627053797,
    ]);
  });

  test('of one seed differ, and are 32 bits', () => {
    const seeds = new Set(Array.from({ length: 10_000 }, (_, index) => derivedSeed(5, index)));
    expect(seeds.size).toBe(10_000);
    for (const seed of seeds) expect(seed).toBe(seed >>> 0);
  });

  test('of neighbours have nothing in common: every bit is set as often as not', () => {
    for (let bit = 0; bit < 32; bit++) {
      let differences = 0;
      for (let seed = 0; seed < 1000; seed++) {
        const both = derivedSeed(seed, 0) ^ derivedSeed(seed + 1, 0);
        differences += (both >>> bit) & 1;
      }
      expect(differences).toBeGreaterThan(400);
      expect(differences).toBeLessThan(600);
    }
  });
});

describe('a seed', () => {
  test('is the one that is given, drawn where random numbers are, else 0', () => {
    expect(chosenSeed({ seed: 7, rng: () => 0.5 })).toBe(7);
    expect(chosenSeed({ seed: -7 })).toBe(-7);
    expect(chosenSeed({ rng: () => 0.5 })).toBe(2 ** 31);
    expect(() => chosenSeed({ rng: () => Number.NaN })).toThrow(RangeError);
    expect(chosenSeed({})).toBe(0);
  });

  test.each([Number.NaN, 0.5, 2 ** 60, Number.POSITIVE_INFINITY])('is not %d', (seed) => {
    expect(() => chosenSeed({ seed })).toThrow(RangeError);
  });
});
