/**
 * Sequences of rolls and moves.
 *
 * @packageDocumentation
 */
import { isIterable, wrongType } from '../../boundary/arguments.js';
import { type GameState, positionOf } from './game-state.js';
import { applyMove } from './play.js';
import { applyRoll, isRoll } from './rolls.js';

/**
 * Play a whole sequence of rolls and moves.
 *
 * @param state - the state to play from
 * @param events - rolls, each applied by {@link applyRoll}, and moves, by {@link applyMove}
 * @returns the state after the last event
 * @throws {@link IllegalRollError}, {@link IllegalMoveError} for the first illegal event; TypeError if
 * the events are not a list
 *
 * @example
 * ```ts
 * encodeState(applyAll(newGame(), ['R4', 'A0004', 'R2', 'A0406', 'R0'])); // ['A-', 'A6P06H0B7PH0']
 * ```
 */
export function applyAll(state: GameState, events: Iterable<string>): GameState {
  if (!isIterable(events)) throw wrongType('Events', events, 'a list of rolls and moves');
  positionOf(state);
  let next = state;
  for (const event of events) {
    next = isRoll(event) ? applyRoll(next, event) : applyMove(next, event);
  }
  return next;
}
