/** The solver, compared with the slow oracle and with figures of another program. */

import { decodeState, newGame, type Rules, solve } from 'azulejo/royal-ur';
import { expect, test } from 'vitest';
import { solve as solveByOracle } from './oracle/solve.js';
import { encode } from './oracle/text.js';

const USUAL = {
  safeRosettes: true,
  rosettesGrantRolls: true,
  capturesGrantRolls: false,
  zero: 'pass',
} as const;

test.each<Omit<Rules, 'tokens'> & { readonly tokens: 1 | 2 | 3 }>([
  { ...USUAL, tokens: 1 },
  { ...USUAL, tokens: 2 },
  {
    tokens: 2,
    safeRosettes: false,
    rosettesGrantRolls: false,
    capturesGrantRolls: true,
    zero: 'again',
  },
  { ...USUAL, tokens: 3 },
])('every position has the chance that the oracle finds: %o', async (rules) => {
  const tolerance = 1e-10;
  const table = await solve({ ...rules, tolerance });
  const { positions, chance } = solveByOracle(rules, tolerance);
  let most = 0;
  for (const position of positions) {
    const state = decodeState(encode(position), { rules });
    most = Math.max(most, Math.abs(table.chance(state) - chance(position)));
  }
  expect(most).toBeLessThan(100 * tolerance);
});

test('with 4 tokens, the player who begins has the chance that another program found', async () => {
  const table = await solve({ tokens: 4, tolerance: 1e-10 });
  const chance = table.chance(newGame({ rules: { tokens: 4 } }));
  expect(Math.abs(chance - 0.5161592336)).toBeLessThan(1e-10);
});
