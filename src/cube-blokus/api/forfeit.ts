/**
 * Players who drop out: out of time, or resigned.
 *
 * @packageDocumentation
 */
import { indexIn } from '../../boundary/number-in-range.js';
import { IllegalForfeitError } from '../../text/errors.js';
import type { CubeBlokusIssue } from '../codec/issues.js';
import { forfeitRefusal } from '../codec/refusal.js';
import { dropOut } from '../moves/play.js';
import { PLAYER_IDS, type PlayerId } from '../state/vocabulary.js';
import { type GameState, positionOf, stateOf } from './game-state.js';

/**
 * Let a player drop out, who ran out of time or resigned: the event `A!`.
 *
 * The player is skipped for the rest of the game. The squares stay, and count.
 *
 * @param state - a state in which the game is not over
 * @param player - any player who has not dropped out, and has pieces left
 * @returns the next state; if the turn was the player's, it passes
 * @throws {@link IllegalForfeitError} if the player cannot drop out; RangeError if there is no such player
 *
 * @example
 * ```ts
 * forfeit(newGame(), 'A').turn; // 'B'
 * ```
 */
export function forfeit(state: GameState, player: PlayerId): GameState {
  return dropOutOf(state, indexIn('Player', PLAYER_IDS, player));
}

/** Let a player, by number, drop out; throw if the player cannot. */
export function dropOutOf(state: GameState, player: number): GameState {
  const position = positionOf(state);
  const issue = forfeitRefusal(position, player);
  if (issue !== undefined) throw new IllegalForfeitError(issue);
  return stateOf(dropOut(position, player));
}

/** Explain why a player, by number, cannot drop out; `undefined` when the player can. */
export function explainForfeit(state: GameState, player: number): CubeBlokusIssue | undefined {
  return forfeitRefusal(positionOf(state), player);
}
