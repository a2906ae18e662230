/** The messages between the page and its workers. */
import type { EncodedState, GameTypes } from 'azulejo/game';
import type { GameRecord } from 'azulejo/record';
import type { Analysis } from '../model/analysis.js';
import type { Review, ReviewProgress } from '../model/review.js';
import type { Seat } from '../model/seats.js';

/** What a worker answers to a request at once: it is there, and the rest may take its time. */
export type Received = 'received';

/** A position, as it is sent to a worker. */
export interface Position {
  /** Name of the game. */
  readonly game: string;
  readonly state: EncodedState;
  /** The rules in force, by the names of their settings. */
  readonly rules: object;
  readonly seed: number;
}

/** A request contains the number of the turn in which it is made, and so do its answers. */
export type Request =
  | ({ readonly kind: 'choose'; readonly turn: number; readonly seat: Seat } & Position)
  | ({
      readonly kind: 'search';
      readonly turn: number;
      readonly iterations: number;
      /** Whether the position is that of a puzzle, which can be solved. */
      readonly isPuzzle?: boolean;
    } & Position)
  /** Continue the search of the last request. */
  | { readonly kind: 'deepen'; readonly turn: number; readonly iterations: number }
  | {
      readonly kind: 'review';
      readonly turn: number;
      /** Name of the game. */
      readonly game: string;
      readonly record: GameRecord<GameTypes>;
      readonly iterations: number;
    }
  | { readonly kind: 'stop' };

export type Answer =
  | { readonly kind: 'chosen'; readonly turn: number; readonly move: string }
  | { readonly kind: 'found'; readonly turn: number; readonly analysis: Analysis }
  | { readonly kind: 'review-on'; readonly turn: number; readonly progress: ReviewProgress }
  | { readonly kind: 'reviewed'; readonly turn: number; readonly review: Review }
  /** The search continues, and has nothing new. */
  | { readonly kind: 'searching'; readonly turn: number }
  | { readonly kind: 'failed'; readonly turn: number; readonly reason: string };
