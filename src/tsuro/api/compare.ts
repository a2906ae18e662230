/**
 * Comparing states.
 *
 * @packageDocumentation
 */
import { hashNumbers } from '../../engine/game/hash.js';
import type { Position } from '../state/position.js';
import { ENDS, LEGALITIES, SUPPLIES } from '../state/vocabulary.js';
import { type GameState, positionOf } from './game-state.js';

/**
 * Whether two states are the same position under the same rules.
 *
 * @param one - a state
 * @param other - another
 *
 * @example
 * ```ts
 * equalStates(newGame(), decodeState(['A0HTB00-34', 'A-B-C-'])); // true
 * ```
 */
export function equalStates(one: GameState, other: GameState): boolean {
  const [numbers, others] = [numbersOf(positionOf(one)), numbersOf(positionOf(other))];
  return (
    numbers.length === others.length && numbers.every((value, index) => value === others[index])
  );
}

function numbersOf({ rules, turn, round, hand, board, bag, players }: Position): number[] {
  const settings = [
    SUPPLIES.indexOf(rules.supply),
    LEGALITIES.indexOf(rules.legality),
    ENDS.indexOf(rules.end),
  ];
  // Each list comes after its length, so that no two positions have the same numbers.
  return [
    ...settings,
    ...[turn, round, bag.low, bag.high],
    ...[hand.length, ...hand],
    ...[players.length, ...players],
    ...board,
  ];
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
