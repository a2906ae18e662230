/** Properties try lists and texts as long as they say. */
import fc from 'fast-check';
import { expect, test } from 'vitest';

test.each([
  ['lists', fc.array(fc.nat(), { maxLength: 80 })],
  ['texts', fc.string({ maxLength: 80 })],
])('%s are drawn up to their greatest length', (_, values: fc.Arbitrary<{ length: number }>) => {
  const lengths = fc.sample(values, { numRuns: 200, seed: 1 }).map(({ length }) => length);
  expect(Math.max(...lengths)).toBeGreaterThan(70);
});
