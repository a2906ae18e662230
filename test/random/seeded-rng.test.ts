/** Random numbers that must never change. */
import { describe, expect, test } from 'vitest';
import { encodeState, newGame, seededRng } from '../../src/index.js';

describe('a seed', () => {
  test('gives these numbers for ever', () => {
    const rng = seededRng(42);
    expect(Array.from({ length: 6 }, () => Math.floor(rng() * 2 ** 32))).toEqual([
      1831493458, 1461061492, 236677200, 651954392, 3509171451, 2033752905,
    ]);
    expect(encodeState(newGame({ rules: { players: 4 }, rng: seededRng(42) }))).toEqual([
      'BF0aabe1ccce2ccde3acdd4bbde5bcee6abee7abcd8abbcCfB1412111512D0000000000',
      'A0MSFB0MSFC0MSFD0MSF',
    ]);
  });

  test('gives numbers in [0, 1)', () => {
    const rng = seededRng(7);
    const numbers = Array.from({ length: 10_000 }, rng);
    expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
  });

  test('next to another gives unrelated numbers: first players are drawn evenly', () => {
    const first = Array.from({ length: 4000 }, (_, seed) => newGame({ rng: seededRng(seed) }).turn);
    const share = first.filter((turn) => turn === 'A').length;
    expect(Math.abs(share - 2000)).toBeLessThan(5 * Math.sqrt(1000));
  });
});
