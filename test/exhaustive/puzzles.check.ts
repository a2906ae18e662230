/** Every puzzle that the package ships, solved by a complete search. */
import { PUZZLES } from 'azulejo/agents';
import { expect, test } from 'vitest';
import { tryPuzzle } from '../agents/try-puzzle.js';

test('each has one solution, and the shorter ones come first', () => {
  const lengths = PUZZLES.map(tryPuzzle);
  expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
});
