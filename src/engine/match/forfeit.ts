/**
 * Forfeits: what an agent does that costs it the game.
 *
 * @packageDocumentation
 */
import { countOf, kindOf, quote } from '../../text/message.js';
import { writeQuoted } from '../../text/quoted-text.js';

/**
 * The reasons: it threw or its promise was rejected, it returned something other than a text, it
 * returned an illegal move, it took too long.
 */
export const FORFEIT_REASONS = /* @__PURE__ */ Object.freeze([
  'error',
  'no-move',
  'illegal-move',
  'timeout',
] as const);

/** Why an agent forfeits. */
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** Why an agent forfeits, for programs and for people. */
export interface ForfeitCause {
  /** Why, for programs. */
  readonly reason: ForfeitReason;
  /** Why, in one sentence for people. Control characters in it are escaped. */
  readonly message: string;
}

/** A forfeit: who, when and why. */
export interface Forfeit extends ForfeitCause {
  /** The player, by number in turn order. */
  readonly player: number;
  /** Place that the move would have had among the events, from 0. */
  readonly event: number;
}

/** Longest part of an error's message that is kept, in characters. */
const LONGEST_ERROR = 200;

/** Put what was thrown into words. */
export function errorText(error: unknown): string {
  try {
    const text = error instanceof Error ? `${error.name}: ${error.message}` : error;
    if (typeof text === 'string') return writeQuoted(text.slice(0, LONGEST_ERROR));
  } catch {
    // An error that throws when it is read is named by its kind.
  }
  return kindOf(error);
}

/** Return the cause of a forfeit by an error. */
export function forfeitByError(error: unknown): ForfeitCause {
  return { reason: 'error', message: `Found the error ${errorText(error)}, expected a move.` };
}

/** Return the cause of a forfeit by a value that is not a text. */
export function forfeitByValue(value: unknown): ForfeitCause {
  return { reason: 'no-move', message: `Found ${kindOf(value)}, expected a move.` };
}

/** Return the cause of a forfeit by an illegal move. */
export function forfeitByIllegalMove(move: string, explanation: string): ForfeitCause {
  return {
    reason: 'illegal-move',
    message: `Found ${quote(move)}, expected a legal move. ${explanation}`,
  };
}

/** Return the cause of a forfeit by a late move. */
export function forfeitByTime(timeLimit: number): ForfeitCause {
  return {
    reason: 'timeout',
    message: `Found no move within ${countOf(timeLimit, 'millisecond')}.`,
  };
}
