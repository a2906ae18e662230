/**
 * Comparing states.
 *
 * @packageDocumentation
 */
import { hashNumbers } from '../../engine/game/hash.js';
import { cellsOf, type GameState } from './game-state.js';

/**
 * Whether two states are the same position under the same rules, in the same phase.
 *
 * @param one - a state
 * @param other - another
 *
 * @example
 * ```ts
 * equalStates(newGame({ rng: seededRng(1) }), newGame({ rng: seededRng(1) })); // true
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  const cells = cellsOf(other);
  // The first cell holds the number of players, on which the number of cells depends.
  return cellsOf(one).every((value, index) => value === cells[index]);
}

/**
 * Hash a state.
 *
 * @param state - any state
 * @returns an integer from 0 to 2^53 - 1, equal for equal states and the same on every runtime;
 * it may differ between versions of the library
 *
 * @example
 * ```ts
 * hashState(newGame({ rng: seededRng(1) })) === hashState(newGame({ rng: seededRng(1) })); // true
 * ```
 */
export function hashState(state: GameState): number {
  return hashNumbers(cellsOf(state));
}
