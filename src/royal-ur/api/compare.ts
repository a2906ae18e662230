/**
 * Comparing states.
 *
 * @packageDocumentation
 */
import { hashNumbers } from '../../engine/game/hash.js';
import type { Position } from '../state/position.js';
import { type GameState, positionOf } from './game-state.js';

/**
 * Whether two states are the same position under the same rules, in the same phase.
 *
 * @param one - a state
 * @param other - another
 *
 * @example
 * ```ts
 * equalStates(newGame(), decodeState(['A-', 'A7PH0B7PH0'])); // true
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  const numbers = numbersOf(positionOf(other));
  return numbersOf(positionOf(one)).every((value, index) => value === numbers[index]);
}

function numbersOf({ settings, turn, waits, light, dark }: Position): number[] {
  return [settings, turn, waits, light, dark];
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
 * hashState(newGame()) === hashState(newGame()); // true
 * ```
 */
export function hashState(state: GameState): number {
  return hashNumbers(numbersOf(positionOf(state)));
}
