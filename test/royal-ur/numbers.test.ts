/** Numbers of the game that are known from outside, or were counted by another program. */
import { newGame, perft } from 'azulejo/royal-ur';
import { describe, expect, test } from 'vitest';

describe('perft', () => {
  test.each([
    [7, [1, 5, 28, 192, 1492, 12_469, 112_552]],
    [2, [1, 5, 28, 192, 1441, 11_338, 91_339]],
  ] as const)('with %i tokens', (tokens, counts) => {
    const state = newGame({ tokens });
    expect(counts.map((_, depth) => perft(state, depth))).toEqual(counts);
  });
});
