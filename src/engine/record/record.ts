/**
 * Records: one whole game as plain data.
 *
 * @packageDocumentation
 */
import type { EncodedState, EventOf, GameTypes } from '../game/game.js';

/** How a game ended, or why it stopped before its end. */
export type GameResult<Types extends GameTypes> =
  | {
      /** The game is over by its rules. */
      readonly kind: 'finished';
      /** The standings, best first. */
      readonly standings: readonly Types['standing'][];
    }
  | {
      /** A player made the game impossible to continue. */
      readonly kind: 'forfeit';
      /** The player. */
      readonly player: Types['player'];
      /** Why, in any words. */
      readonly reason: string;
    }
  | {
      /** `limit`: a limit of moves or time was reached; `unfinished`: it can be resumed later. */
      readonly kind: 'limit' | 'unfinished';
      /** Why, in any words. */
      readonly reason: string;
    };

/** A comment on a game, such as a note or what a review says. It changes nothing in the game. */
export interface RecordComment {
  /** Number of the record's events that happened before: 0 for a comment on the first state. */
  readonly after: number;
  /** Any text. */
  readonly text: string;
}

/** One game: who plays what, where it begins, what happened, how it ended. */
export interface GameRecord<Types extends GameTypes> {
  /** The game's name. */
  readonly game: Types['name'];
  /** The rules in force. */
  readonly rules: Types['rules'];
  /** The players' names, in turn order: any text. */
  readonly names: readonly string[];
  /**
   * Seed of the random numbers, an integer, where the game had one. Chance events are drawn from
   * the seed and the number of events before them, so a resumed game draws what it would have drawn.
   */
  readonly seed?: number | undefined;
  /** The first state. */
  readonly start: EncodedState;
  /** Moves, chance events and players who dropped out, in order. */
  readonly events: readonly EventOf<Types>[];
  /** Comments, in the order of `after`; absent if there are none. */
  readonly comments?: readonly RecordComment[] | undefined;
  /** The result; absent while the game is in progress, and if the record was cut off. */
  readonly result?: GameResult<Types> | undefined;
}
