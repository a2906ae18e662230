/** The messages between the page and its workers. */
import type { EncodedState, Move, Rules } from 'azulejo';
import type { Analysis } from '../model/page.js';
import type { AgentSeat } from '../model/seats.js';

/** A position, as it is sent to a worker. */
export interface Position {
  readonly state: EncodedState;
  readonly rules: Rules;
  readonly seed: number;
}

/** A request contains the number of the turn in which it is made, and so do its answers. */
export type Request =
  | ({ readonly kind: 'choose'; readonly turn: number; readonly seat: AgentSeat } & Position)
  | ({ readonly kind: 'analyse'; readonly turn: number } & Position)
  | { readonly kind: 'stop' };

export type Answer =
  | { readonly kind: 'chosen'; readonly turn: number; readonly move: Move }
  | { readonly kind: 'analysed'; readonly turn: number; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly turn: number; readonly reason: string };
