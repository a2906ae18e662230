/** The puzzles: each has one solution, which a complete search proves. */
import { PUZZLES } from 'azulejo';
import { expect, test } from 'vitest';
import { tryPuzzle } from './try-puzzle.js';

test('there are a hundred, all different', () => {
  expect(PUZZLES).toHaveLength(100);
  expect(new Set(PUZZLES.map(({ state }) => state.join())).size).toBe(100);
});

// Every fourth of the shorter half: `npm run suite -- exhaustive` tries all.
test.each(PUZZLES.slice(0, 50).filter((_, index) => index % 4 === 0))(
  '$state.0 $state.1: $solution alone wins',
  (puzzle) => {
    tryPuzzle(puzzle);
  },
);

test('cannot be changed', () => {
  const [puzzle] = PUZZLES;
  expect(Object.isFrozen(PUZZLES)).toBe(true);
  for (const value of [puzzle, puzzle.state, puzzle.rules])
    expect(Object.isFrozen(value)).toBe(true);
});
