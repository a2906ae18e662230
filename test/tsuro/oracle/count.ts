import { apply } from './game.js';
import { legalMoves, openSpots, possibleDeals } from './legality.js';
import type { OracleState, Square } from './types.js';

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

/** In how many ways so many players can choose squares and ports in set-up, whatever the tiles. */
export function countSpots(state: OracleState, players: number): number {
  if (players === 0) return 1;
  const ports = new Map<Square, number>();
  for (const { square } of openSpots(state)) ports.set(square, (ports.get(square) ?? 0) + 1);
  let count = 0;
  for (const [square, choices] of ports) {
    const placed = [...state.placed, { square, tile: 0, rotation: 'n' as const }];
    count += choices * countSpots({ ...state, placed }, players - 1);
  }
  return count;
}
