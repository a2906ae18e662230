/**
 * Sequences of moves and forfeits.
 *
 * @packageDocumentation
 */
import { isIterable, wrongType } from '../../boundary/arguments.js';
import { excerpt } from '../../text/message.js';
import { IllegalForfeitError } from '../codec/errors.js';
import { refuse } from '../codec/move-issue.js';
import { PLAYER_IDS } from '../state/vocabulary.js';
import { dropOutOf } from './forfeit.js';
import { type GameState, positionOf } from './game-state.js';
import { applyMove } from './play.js';

/**
 * Play a whole sequence of moves and forfeits.
 *
 * @param state - the state to play from
 * @param events - moves, each applied by {@link applyMove}, and forfeits such as `A!`, by {@link forfeit}
 * @returns the state after the last event
 * @throws {@link IllegalMoveError}, {@link IllegalForfeitError} for the first illegal event; TypeError if
 * the events are not a list
 *
 * @example
 * ```ts
 * applyAll(newGame(), ['AUb8', 'BUh2', 'D!', 'CUh8']).turn; // 'A'
 * ```
 */
export function applyAll(state: GameState, events: Iterable<string>): GameState {
  if (!isIterable(events)) throw wrongType('Events', events, 'a list of moves and forfeits');
  positionOf(state);
  let next = state;
  for (const event of events) {
    next = isForfeit(event) ? applyForfeit(next, event) : applyMove(next, event);
  }
  return next;
}

/** Whether an event is meant to be a forfeit. */
function isForfeit(event: string): boolean {
  return typeof event === 'string' && event.endsWith('!');
}

function applyForfeit(state: GameState, event: string): GameState {
  const player = PLAYER_IDS.findIndex((letter) => `${letter}!` === event);
  if (player >= 0) return dropOutOf(state, player);
  throw new IllegalForfeitError(refuse('forfeit.malformed', [], { text: excerpt(event) }));
}
