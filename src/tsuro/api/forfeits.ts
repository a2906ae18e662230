/**
 * Dropping out.
 *
 * @packageDocumentation
 */
import { IllegalForfeitError } from '../../text/errors.js';
import type { TsuroIssue } from '../codec/issues.js';
import { forfeitRefusal } from '../codec/refusal.js';
import { forfeit as forfeitOn } from '../moves/play.js';
import { playerIndex } from '../state/position.js';
import type { PlayerId } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/**
 * Let a player drop out, whose avatar is taken off the board; the others play on.
 *
 * If it is the player's turn, the offer is out of the game, and a deal is due for the next.
 *
 * @param state - a state of a game that is not over
 * @param player - a player who has not left
 * @returns the next state
 * @throws {@link IllegalForfeitError} if the player has left, or the game is over; RangeError if the player
 * is not in the game
 *
 * @example
 * ```ts
 * encodeState(forfeit(newGame(), 'A')); // ['B0HTB00-34', 'AF0B-C-']
 * ```
 */
export function forfeit(state: GameState, player: PlayerId): GameState {
  return forfeitNumber(state, playerIndex(positionOf(state), player));
}

/** Let the player of a number drop out. */
export function forfeitNumber(state: GameState, player: number): GameState {
  const position = positionOf(state);
  const issue = forfeitRefusal(position, player);
  if (issue !== undefined) throw new IllegalForfeitError(issue);
  return stateOf(forfeitOn(position, player));
}

/** Return why the player of a number cannot drop out; `undefined` when the player can. */
export function explainForfeit(state: GameState, player: number): TsuroIssue | undefined {
  return forfeitRefusal(positionOf(state), player);
}
