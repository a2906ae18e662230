/** The order in which a search tries the moves of a node. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  dropNext,
  inOrder,
  type Untried,
  untriedMoves,
} from '../../src/engine/agents/search-tree.js';
import { seededRng } from '../../src/random/seeds.js';

/** Take all moves, each with its prior. */
function takeAll(untried: Untried<string>): readonly (readonly [string | undefined, number])[] {
  const taken: (readonly [string | undefined, number])[] = [];
  while (untried.next >= 0) {
    taken.push([untried.moves[untried.next], untried.prior]);
    dropNext(untried);
  }
  expect(untried.moves).toEqual([]);
  return taken;
}

/** Few different numbers, so that many are equal. */
const priors = fc.array(fc.constantFrom(0, 0.1, 0.2, 0.5), { minLength: 1, maxLength: 12 });

test('those with the highest priors come first, of equal ones the last', () => {
  fc.assert(
    fc.property(priors, (numbers) => {
      const moves = numbers.map((_, place) => `${place}`);
      const places = [...numbers.keys()].reverse();
      const expected = places.sort((one, other) => (numbers[other] ?? 0) - (numbers[one] ?? 0));
      const untried = untriedMoves(moves, numbers, seededRng(1));
      expect(inOrder(untried)).toEqual(expected.map(String));
      expect(takeAll(untried)).toEqual(expected.map((place) => [`${place}`, numbers[place]]));
      expect(moves).toHaveLength(numbers.length);
    }),
  );
});

test('without priors they come in a random order, each with an equal share', () => {
  const moves = ['a', 'b', 'c', 'd'];
  const orders = Array.from({ length: 100 }, (_, seed) => {
    const untried = untriedMoves(moves, undefined, seededRng(seed));
    const order = inOrder(untried);
    expect(takeAll(untried)).toEqual(order.map((move) => [move, 1 / 4]));
    expect([...order].sort()).toEqual(moves);
    return order.join('');
  });
  expect(new Set(orders).size).toBeGreaterThan(15);
});

test('a move without a prior has an equal share', () => {
  const untried = untriedMoves(['a', 'b'], [0.4], seededRng(1));
  expect(takeAll(untried)).toEqual([
    ['b', 0.5],
    ['a', 0.4],
  ]);
});
