/** What the page and its workers say to each other. */
import type { EncodedState, Move, Rules } from 'azulejo';
import type { Analysis } from '../model/page.js';
import type { AgentSeat } from '../model/seats.js';

/** A position, as it crosses to a worker. */
export interface Position {
  readonly state: EncodedState;
  readonly rules: Rules;
  readonly seed: number;
}

/** A question has the number of the turn in which it is asked; its answers have the same. */
export type Question =
  | ({ readonly kind: 'choose'; readonly turn: number; readonly seat: AgentSeat } & Position)
  | ({ readonly kind: 'analyse'; readonly turn: number } & Position)
  | { readonly kind: 'stop' };

export type Answer =
  | { readonly kind: 'chosen'; readonly turn: number; readonly move: Move }
  | { readonly kind: 'analysed'; readonly turn: number; readonly analysis: Analysis }
  | { readonly kind: 'failed'; readonly turn: number; readonly reason: string };
