/**
 * Comparing states.
 *
 * @packageDocumentation
 */
import { hashNumbers } from '../../engine/game/hash.js';
import { SquareBits } from '../state/position.js';
import { PLAYER_IDS } from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';

/** List numbers that only equal states have all in common. */
function numbersOf(state: GameState): number[] {
  const { rules, turn, squares, hands, carried } = positionOf(state);
  const { bonus, first, rotateStart } = rules;
  const settings = [bonus.all, bonus.allSingleLast, PLAYER_IDS.indexOf(first), Number(rotateStart)];
  const owners = Array.from(squares, (square) => square & SquareBits.Owners);
  return [...settings, turn, ...hands, ...carried, ...owners];
}

/**
 * Whether two states are the same position under the same rules, with the same totals.
 *
 * @param one - a state
 * @param other - another
 *
 * @example
 * ```ts
 * equalStates(newGame(), decodeState(encodeState(newGame()))); // true
 * equalStates(newGame(), newGame({ rules: { rotateStart: true } })); // false
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  const numbers = numbersOf(other);
  return numbersOf(one).every((value, index) => value === numbers[index]);
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
  return hashNumbers(numbersOf(state));
}
