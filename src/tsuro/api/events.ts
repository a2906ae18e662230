/**
 * Sequences of deals, moves and forfeits.
 *
 * @packageDocumentation
 */
import { isIterable, wrongType } from '../../boundary/arguments.js';
import { isDeal } from '../codec/notation.js';
import { PLAYER_IDS } from '../state/vocabulary.js';
import { applyDeal } from './deals.js';
import { forfeitNumber } from './forfeits.js';
import { type GameState, positionOf } from './game-state.js';
import { applyMove } from './play.js';

/** The forfeit of each player. */
const FORFEITS: readonly unknown[] = PLAYER_IDS.map((player) => `${player}!`);

/**
 * Play a whole sequence of deals, moves and forfeits.
 *
 * @param state - the state to play from
 * @param events - deals, each applied by {@link applyDeal}; moves, by {@link applyMove}; and forfeits such as
 * `A!`, by {@link forfeit}
 * @returns the state after the last event
 * @throws {@link IllegalDealError}, {@link IllegalMoveError}, {@link IllegalForfeitError} for the first
 * illegal event; TypeError if the events are not a list
 *
 * @example
 * ```ts
 * const state = applyAll(newGame(), ['D000102', 'A02n10c', 'B!']);
 * encodeState(state); // ['C0HT1002nB03-34', 'A10cBF0C-']
 * ```
 */
export function applyAll(state: GameState, events: Iterable<string>): GameState {
  if (!isIterable(events)) throw wrongType('Events', events, 'a list of deals, moves and forfeits');
  positionOf(state);
  let next = state;
  for (const event of events) {
    const player = FORFEITS.indexOf(event);
    if (player >= 0) next = forfeitNumber(next, player);
    // Any text that is neither a deal nor a forfeit is refused as a move.
    else next = isDeal(event) ? applyDeal(next, event) : applyMove(next, event);
  }
  return next;
}
