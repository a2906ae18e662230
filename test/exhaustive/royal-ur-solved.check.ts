/** The Royal Game of Ur, solved with 3 tokens as the slow oracle solves it, and with 4 as another program did. */
import { newGame, solve } from 'azulejo/royal-ur';
import { expect, test } from 'vitest';
import { largestDifference, MOST, USUAL } from '../royal-ur/oracle/compare.js';

test('every position with 3 tokens has the chance that the oracle finds', async () => {
  expect(await largestDifference({ ...USUAL, tokens: 3 })).toBeLessThan(MOST);
});

test('with 4 tokens, the player who begins has the chance that another program found', async () => {
  const table = await solve({ tokens: 4, tolerance: 1e-10 });
  const chance = table.winShare(newGame({ rules: { tokens: 4 } }));
  expect(Math.abs(chance - 0.5161592336)).toBeLessThan(1e-10);
});
