/** The solver and the slow oracle, compared position by position. */
import { decodeState, newGame, type Rules, solve } from 'azulejo/royal-ur';
import { solve as solveByOracle } from './solve.js';
import { encode } from './text.js';

export const USUAL: Rules = newGame().rules;

/** How exactly both solve. */
const TOLERANCE = 1e-10;

/** The most by which the chances of a position may differ. */
export const MOST = 100 * TOLERANCE;

/** Return the largest difference of the chances of a position. */
export async function largestDifference(rules: Rules): Promise<number> {
  const table = await solve({ ...rules, tolerance: TOLERANCE });
  const { positions, chance } = solveByOracle(rules, TOLERANCE);
  let most = 0;
  for (const position of positions) {
    const state = decodeState(encode(position), { rules });
    most = Math.max(most, Math.abs(table.winShare(state) - chance(position)));
  }
  return most;
}
