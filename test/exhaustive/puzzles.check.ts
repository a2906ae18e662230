/** Every puzzle that the package ships, solved by a complete search; those of Ur, found again. */
import { readFile } from 'node:fs/promises';
import { PUZZLES } from 'azulejo';
import { expect, test } from 'vitest';
import { findPuzzles } from '../../tools/train/royal-ur/find-puzzles.js';
import { puzzlesFile } from '../../tools/train/royal-ur/puzzles-file.js';
import { tryPuzzle } from '../agents/try-puzzle.js';

test('each has one solution, and the shorter ones come first', () => {
  const lengths = PUZZLES.map(tryPuzzle);
  expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
});

test('those of Ur in the playground are written again from their seed', async () => {
  const written = await readFile('playground/games/royal-ur/puzzle-positions.ts', 'utf8');
  expect(puzzlesFile(await findPuzzles(24, 1))).toBe(written);
});

test('there are no more of Ur than there are', async () => {
  await expect(findPuzzles(300, 1)).rejects.toThrow(
    /^Puzzles of 2 tokens: found \d\d, expected 100\.$/,
  );
});
