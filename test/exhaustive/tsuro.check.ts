/** Tsuro: the set-up of three players, to its end. */
import { newGame, perft } from 'azulejo/tsuro';
import { expect, test } from 'vitest';

test('three avatars can be placed in 963,540,480 ways', () => {
  expect(perft(newGame({ rules: { supply: 'cycle' } }), 3)).toBe(963_540_480);
});
