/** The solver, compared with the slow oracle; with more tokens, test/exhaustive/royal-ur-solved.check.ts does so. */
import type { Rules } from 'azulejo/royal-ur';
import { expect, test } from 'vitest';
import { largestDifference, MOST, USUAL } from './oracle/compare.js';

test.each<Rules>([
  { ...USUAL, tokens: 1 },
  { ...USUAL, tokens: 2 },
  {
    ...USUAL,
    tokens: 2,
    safeRosettes: false,
    rosettesGrantRolls: false,
    capturesGrantRolls: true,
    zero: 'again',
  },
])('every position has the chance that the oracle finds: %o', async (rules) => {
  expect(await largestDifference(rules)).toBeLessThan(MOST);
});
