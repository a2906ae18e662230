/**
 * Sequences of deals and moves.
 *
 * @packageDocumentation
 */
import { isIterable, wrongType } from '../../boundary/arguments.js';
import type { Deal } from '../../state/vocabulary.js';
import { cellsOf, type GameState } from './game-state.js';
import { applyMove } from './play.js';
import { nextRound } from './rounds.js';

/**
 * Play a whole sequence of deals and moves.
 *
 * @param state - the state to play from
 * @param events - texts: moves, each played by {@link applyMove}, and deals, by {@link nextRound}
 * @returns the state after the last event
 * @throws {@link IllegalMoveError}, {@link IllegalDealError} for the first illegal event; TypeError if
 * the events are not a list
 *
 * @example
 * ```ts
 * const fresh = decodeState(['AFCfB2020202020D0000000000', 'A0MSFB0MSF']);
 * applyAll(fresh, ['F0cdde1bbbe2abde3cdee4bcce', 'A1b2', 'B2e0']).turn; // 'A'
 * ```
 */
export function applyAll(state: GameState, events: Iterable<string>): GameState {
  if (!isIterable(events)) throw wrongType('Events', events, 'a list of deals and moves');
  cellsOf(state);
  let next = state;
  for (const event of events) {
    next = isDealEvent(event) ? nextRound(next, event) : applyMove(next, event);
  }
  return next;
}

/** Whether an event is a deal rather than a move: deals begin with F, moves with a player. */
export function isDealEvent(event: unknown): event is Deal {
  return typeof event === 'string' && event.startsWith('F');
}
