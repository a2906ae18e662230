/**
 * Forfeits: what agents do that ends a match.
 *
 * @packageDocumentation
 */
import { kindOf, quote } from '../issues/issue.js';
import { writeQuoted } from '../record/quoted-text.js';

/**
 * List the reasons: it threw or its promise was rejected, it gave what is no text, it gave a move
 * that is not legal, it took too long.
 */
export const FORFEIT_REASONS = ['error', 'no-move', 'illegal-move', 'timeout'] as const;

/** Name why an agent forfeits. */
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** Say why an agent forfeits. */
export interface Refusal {
  /** Why, for programs. */
  readonly reason: ForfeitReason;
  /** Why, in one sentence for people. Control characters in it are escaped. */
  readonly message: string;
}

/** Tell who forfeits, when and why. */
export interface Forfeit extends Refusal {
  /** Who, by number in turn order. */
  readonly player: number;
  /** Place that the move would have had among the events, from 0. */
  readonly event: number;
}

/** Longest part of an error's message that is kept. */
const LONGEST_ERROR = 200;

/** Put what was thrown into words. */
function errorText(error: unknown): string {
  try {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : error;
    if (typeof text === 'string') return writeQuoted(text.slice(0, LONGEST_ERROR));
  } catch {
    // What throws when it is read is named by its kind.
  }
  return kindOf(error);
}

/** Refuse an error. */
export function refuseError(error: unknown): Refusal {
  return { reason: 'error', message: `Found the error ${errorText(error)}, expected a move.` };
}

/** Refuse what is no text. */
export function refuseNoMove(value: unknown): Refusal {
  return { reason: 'no-move', message: `Found ${kindOf(value)}, expected a move.` };
}

/** Refuse a text, for the reason that the game gives. */
export function refuseIllegalMove(move: string, explanation: string): Refusal {
  return {
    reason: 'illegal-move',
    message: `Found ${quote(move)}, expected a legal move. ${explanation}`,
  };
}

/** Refuse a move that is late. */
export function refuseLateMove(patience: number): Refusal {
  return { reason: 'timeout', message: `Found no move within ${patience} milliseconds.` };
}
