/** A state is valid exactly if a game reaches it, where a 0 passes the turn; otherwise, games reach valid states alone. */
import { expect, test } from 'vitest';
import { everyday } from '../support/fewer-runs.js';
import { ALL_RULES } from './all-rules.js';
import { acceptedTexts, reachedTexts } from './reached.js';

// Both values of each setting; all rules, and two tokens, are compared by npm run suite -- exhaustive.
const ONE_TOKEN = everyday(
  ALL_RULES.filter(
    ({ tokens, safeRosettes, capturesGrantRolls }) =>
      tokens === 1 && safeRosettes === capturesGrantRolls,
  ),
  ({ rosettesGrantRolls, zero }) => rosettesGrantRolls === (zero === 'again'),
);

test.each(ONE_TOKEN)('with one token, by %j', (rules) => {
  const [accepted, reached] = [acceptedTexts(rules), reachedTexts(rules)];
  const isAny = rules.zero === 'pass';
  expect([...reached].filter((text) => !accepted.has(text))).toEqual([]);
  expect(accepted.size > reached.size).toBe(!isAny);
  // Where a 0 grants a roll, the turn tells who has moved how often, which the text does not.
  const state = 'B- A1PH0B1PH0';
  expect([accepted.has(state), reached.has(state)]).toEqual([true, isAny]);
});
