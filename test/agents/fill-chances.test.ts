/** How likely storage rows are to be filled: what holds of the chances, whatever was measured. */
import { describe, expect, test } from 'vitest';
import { chanceOfCompletion, chanceOfFills } from '../../src/azul/agents/fill-chances.js';

const ROWS = [0, 1, 2, 3, 4];
const ROUNDS = [0, 1, 2, 3, 4, 5];

describe.each(ROWS)('row %i', (row) => {
  test.each(ROUNDS)('with %i rounds to come', (rounds) => {
    const chances = [0, 1, 2, 3, 4, 5].map((fills) => chanceOfFills(rounds, row, fills));
    expect(chances[0]).toBe(1);
    // A row is filled once a round at most.
    expect(chances.slice(rounds + 1).every((chance) => chance === 0)).toBe(true);
    for (let fills = 1; fills <= rounds; fills++) {
      expect(chances[fills]).toBeGreaterThan(0);
      expect(chances[fills]).toBeLessThan(chances[fills - 1] ?? 0);
      // More rounds help.
      expect(chances[fills]).toBeGreaterThan(chanceOfFills(rounds - 1, row, fills));
    }
  });
});

test('each round fills a row with the same chance: for two of two it is the square of half their mean', () => {
  for (const row of ROWS) {
    const mean = chanceOfFills(2, row, 1) + chanceOfFills(2, row, 2);
    expect(chanceOfFills(2, row, 2)).toBeCloseTo((mean / 2) ** 2, 12);
  }
});

test('upper rows are filled more often', () => {
  for (const row of [1, 2, 3, 4]) {
    expect(chanceOfFills(4, row, 2)).toBeLessThan(chanceOfFills(4, row - 1, 2));
  }
});

describe.each(ROUNDS.slice(1))('with %i rounds to come', (rounds) => {
  test('a storage row is more likely to be completed, the less it lacks', () => {
    expect(chanceOfCompletion(rounds, 0)).toBe(1);
    for (const lacking of [1, 2, 3, 4]) {
      const chance = chanceOfCompletion(rounds, lacking);
      expect(chance).toBeGreaterThan(0);
      expect(chance).toBeLessThan(chanceOfCompletion(rounds, lacking - 1));
      expect(chance).toBeGreaterThanOrEqual(chanceOfCompletion(rounds - 1, lacking));
    }
  });
});

test('nothing is completed in a game that is over', () => {
  expect([0, 1, 2, 3, 4].map((lacking) => chanceOfCompletion(0, lacking))).toEqual([0, 0, 0, 0, 0]);
});
