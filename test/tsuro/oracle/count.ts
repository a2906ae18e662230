import { apply } from './game.js';
import { legalMoves, possibleDeals } from './legality.js';
import type { OracleState } from './types.js';

/** The state with its offer dealt; undefined if several deals can come. */
function afterOnlyDeal(state: OracleState): OracleState | undefined {
  if (state.hand.length > 0 || state.rules.supply !== 'cycle') return undefined;
  const [tiles] = possibleDeals(state);
  return tiles === undefined ? undefined : apply(state, { kind: 'deal', tiles });
}

/** The number of sequences of so many moves with canonical rotations. */
export function perft(state: OracleState, depth: number): number {
  if (depth === 0) return 1;
  const dealt = state.hand.length > 0 ? state : afterOnlyDeal(state);
  if (dealt === undefined) return 0;
  const moves = legalMoves(dealt);
  if (depth === 1) return moves.length;
  let count = 0;
  for (const move of moves) count += perft(apply(dealt, move), depth - 1);
  return count;
}
