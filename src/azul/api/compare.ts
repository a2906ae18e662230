/**
 * Comparing states.
 *
 * @packageDocumentation
 */
import { cellsOf, type GameState } from './game-state.js';

/**
 * Whether two states are the same position under the same rules, in the same phase.
 *
 * @param one - a state
 * @param other - another
 *
 * @example
 * ```ts
 * equalStates(newGame(seededRng(1)), newGame(seededRng(1))); // true
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  const cells = cellsOf(other);
  // The first cell holds the number of players, on which the number of cells depends.
  return cellsOf(one).every((value, index) => value === cells[index]);
}

/** Multipliers of the two halves of a hash: odd numbers with bits spread evenly. */
const LOW_FACTOR = 0x9e3779b1;
const HIGH_FACTOR = 0x85ebca77;
const HIGH_BITS = 21;

/** Mix the bits of a 32-bit number, so that every bit depends on every other. */
function mix(bits: number, factor: number): number {
  const half = Math.imul(bits ^ (bits >>> 15), factor);
  return half ^ (half >>> 13);
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
 * hashState(newGame(seededRng(1))) === hashState(newGame(seededRng(1))); // true
 * ```
 */
export function hashState(state: GameState): number {
  let low = 0;
  let high = 0;
  for (const value of cellsOf(state)) {
    low = mix(low ^ value, LOW_FACTOR);
    high = mix(high ^ value ^ low, HIGH_FACTOR);
  }
  return (high >>> (32 - HIGH_BITS)) * 2 ** 32 + (low >>> 0);
}
