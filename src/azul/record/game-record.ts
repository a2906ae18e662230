/**
 * The frame of a record, whichever game it is of.
 *
 * @packageDocumentation
 */

/** Gather the types that one game's records are made of. */
export interface RecordTypes {
  /** The game's name. */
  readonly game: string;
  /** The rules in force. */
  readonly rules: unknown;
  /** What the game's lines call a player. */
  readonly player: string;
  /** The first state, as plain data. */
  readonly start: unknown;
  /** A move or a chance event, as text. */
  readonly event: string;
  /** How one player stands at the end. */
  readonly standing: unknown;
}

/** Tell how a game ended, or why it stopped before its end. */
export type GameResult<Types extends RecordTypes> =
  | {
      /** The game is over by its rules. */
      readonly kind: 'finished';
      /** How the players stand, best first. */
      readonly standings: readonly Types['standing'][];
    }
  | {
      /** A player gave up, or made the game impossible to go on with. */
      readonly kind: 'forfeit';
      /** Who. */
      readonly player: Types['player'];
      /** Why, in any words. */
      readonly reason: string;
    }
  | {
      /** `limit`: a limit of rounds, moves or time was reached; `unfinished`: it is to go on later. */
      readonly kind: 'limit' | 'unfinished';
      /** Why, in any words. */
      readonly reason: string;
    };

/** Hold one game: who plays what, where it begins, what happened, how it ended. */
export interface GameRecord<Types extends RecordTypes> {
  /** The game's name. */
  readonly game: Types['game'];
  /** The rules in force. */
  readonly rules: Types['rules'];
  /** What the players are called, in turn order: any text. */
  readonly names: readonly string[];
  /** Seed of the random numbers, a whole number, where the game had one. */
  readonly seed?: number | undefined;
  /** The first state. */
  readonly start: Types['start'];
  /** Moves and chance events, in order. */
  readonly events: readonly Types['event'][];
  /** How it ended; absent while it goes on, and when the record was cut off. */
  readonly result?: GameResult<Types> | undefined;
}
