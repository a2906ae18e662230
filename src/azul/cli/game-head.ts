/**
 * What is known of a game before anything happens in it.
 *
 * @packageDocumentation
 */
import type { Rules } from '../../state/vocabulary.js';

/** Say what is played, and by whom. */
export interface GameHead {
  readonly rules: Rules;
  /** What the players are called, in turn order: any text. */
  readonly names: readonly string[];
  /** Who chooses the moves, in turn order; absent where nobody knows any more. */
  readonly agents?: readonly string[];
  /** The seed of the random numbers, where there was one. */
  readonly seed?: number | undefined;
  /** Rounds after which the game is stopped, as it need not end by itself. */
  readonly rounds?: number;
}
