/** What a match consists of: its players, its events, its outcome, and forfeits: what an agent does that costs it the game. */

import { countOf, escapeUnsafe, kindOf, quote } from '../../text/message.js';
import type { Agent } from '../game/agent.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import type { Limits, Runtime } from './options.js';

/** An event of a match, with the state that it leads to. A {@link MatchListener} gets them. */
export interface MatchEvent<Types extends GameTypes> {
  /** The event. */
  readonly event: EventOf<Types>;
  /** The player, by number in turn order; -1 for chance. */
  readonly player: number;
  /** The state after it. */
  readonly state: Types['state'];
  /** The cause of the forfeit, if the event is one; absent for other events. */
  readonly forfeit?: ForfeitCause | undefined;
}

/**
 * Listener to the events of a match: the option `onEvent` of {@link playMatch}. A promise is awaited, until
 * the signal is aborted.
 */
export type MatchListener<Types extends GameTypes> = (
  event: MatchEvent<Types>,
) => void | PromiseLike<void>;

/** Everything that a match consists of. */
export interface Match<Types extends GameTypes> extends Limits, Runtime {
  readonly game: Game<Types>;
  /** The first state. */
  readonly start: Types['state'];
  /** One for each player, in turn order. */
  readonly agents: readonly Agent<Types['state'], Types['move']>[];
  /** The seed of all random numbers, an integer. */
  readonly seed: number;
  /** Number of events before the first state, in a game that is resumed; 0 by default. */
  readonly earlier?: number | undefined;
  /** Players without a time limit, by number in turn order; none by default. */
  readonly untimed?: readonly number[] | undefined;
  /** Listener to every event. */
  readonly onEvent?: MatchListener<Types> | undefined;
}

/**
 * The kind of a game's end: by its rules, at the move limit, or because an agent forfeited.
 * Part of {@link MatchResult}.
 */
export type Ending = 'over' | 'limit' | 'forfeit';

/** The outcome of a match. */
export interface Outcome<Types extends GameTypes> {
  /** How it ended. */
  readonly ending: Ending;
  /** The last state. */
  readonly state: Types['state'];
  /** Each player's win share, in turn order, adding up to 1. */
  readonly returns: readonly number[];
  /** Forfeits, in order. */
  readonly forfeits: readonly SeatForfeit[];
  /** Number of moves played. */
  readonly moves: number;
  /** All events, in order. */
  readonly events: readonly EventOf<Types>[];
}

/**
 * The reasons why an agent forfeits.
 *
 * - `error`: it threw an error, or its promise was rejected
 * - `no-move`: it returned something other than a text
 * - `illegal-move`: it returned an illegal move
 * - `timeout`: it took longer than the time limit
 */
export const FORFEIT_REASONS = /* @__PURE__ */ Object.freeze([
  'error',
  'no-move',
  'illegal-move',
  'timeout',
] as const);

/** The reason for a forfeit: {@link FORFEIT_REASONS} says what each means. */
export type ForfeitReason = (typeof FORFEIT_REASONS)[number];

/** The cause of a forfeit, for programs and for people. {@link MatchResult} has it for each forfeit. */
export interface ForfeitCause {
  /** The reason, for programs. */
  readonly reason: ForfeitReason;
  /** The reason, in one sentence for people. Control characters in it are escaped. */
  readonly message: string;
}

/**
 * A forfeit in a game of a simulation: the seat, the place among the events, and the reason.
 * {@link GameForfeit} adds the game.
 */
export interface SeatForfeit extends ForfeitCause {
  /** The number of the seat in turn order, from 0. */
  readonly player: number;
  /** Place that the move would have had among the events, from 0. */
  readonly event: number;
}

/** Longest part of an error's message that is kept, in UTF-16 units. */
const LONGEST_ERROR = 300;

/** Cut a text to the length that is kept, and write it on one line. */
function errorLine(text: string): string {
  const kept = text.length > LONGEST_ERROR ? `${text.slice(0, LONGEST_ERROR)}…` : text;
  return escapeUnsafe(kept.replace(/\s+/g, ' ').trim());
}

/** Describe what was thrown, on one line that is safe to print. */
export function errorText(error: unknown): string {
  try {
    if (typeof error === 'string') return errorLine(error);
    if (error instanceof Error) return errorLine(`${error.name}: ${error.message}`);
  } catch {
    // An error that throws when it is read is named by its kind.
  }
  return kindOf(error);
}

/** Return the message of an error that itself says what was found and what was expected. */
function ownSentence(error: unknown): string | undefined {
  try {
    const isSentence = error instanceof Error && 'found' in error && 'expected' in error;
    return isSentence ? errorLine(`${error.message}`) : undefined;
  } catch {
    // An error that throws when it is read has no sentence.
    return undefined;
  }
}

/** Return the cause of a forfeit by an error. */
export function forfeitByError(error: unknown): ForfeitCause {
  const message = ownSentence(error) ?? `Found an error instead of a move: ${errorText(error)}`;
  return { reason: 'error', message };
}

/** Return the cause of a forfeit by a value that is not a text. */
export function forfeitByValue(value: unknown): ForfeitCause {
  return { reason: 'no-move', message: `Found ${kindOf(value)}, expected a move.` };
}

/** Return the cause of a forfeit by an illegal move. */
export function forfeitByIllegalMove(move: string, explanation: string): ForfeitCause {
  return { reason: 'illegal-move', message: `Illegal move ${quote(move)}: ${explanation}` };
}

/** Return the cause of a forfeit by a late move. */
export function forfeitByTime(timeLimit: number): ForfeitCause {
  return {
    reason: 'timeout',
    message: `Found no move within ${countOf(timeLimit, 'millisecond')}.`,
  };
}

/** Return the event that a player drops out, who was to move. */
export function forfeitOf<Types extends GameTypes>(
  game: Game<Types>,
  state: Types['state'],
  player: number,
): Types['forfeit'] {
  // The player was to move, and so is in the game.
  const letter = game.players(game.rulesOf(state))[player] as Types['player'];
  return `${letter}!`;
}

/** Share the win among all players but one. */
export function shareWithout(absent: number, players: number): number[] {
  return Array.from({ length: players }, (_, player) =>
    player === absent ? 0 : 1 / (players - 1),
  );
}
