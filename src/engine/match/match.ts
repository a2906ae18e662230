/**
 * What a match consists of: its players, its events, its outcome, and forfeits: what an agent does that costs it the
 * game.
 */

import { cut, escapeUnsafe, kindOf } from '../../text/message.js';
import type { Agent } from '../game/agent.js';
import type { EventOf, Game, GameTypes } from '../game/game.js';
import type { Limits, Runtime } from './options.js';

/**
 * An event of a match, with the state that it leads to. A {@link MatchListener} is called with each.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
export interface MatchEvent<Types extends GameTypes> {
  /** The move, chance event or forfeit in the game's notation, such as the move `A0c2` of Azul. */
  readonly event: EventOf<Types>;
  /** Number of the player who moved or forfeited, in turn order from 0; -1 for a chance event. */
  readonly player: number;
  /** The state after the event. */
  readonly state: Types['state'];
  /** Why the agent forfeited, if the event is a forfeit; absent for other events. */
  readonly forfeit?: ForfeitCause | undefined;
}

/**
 * A function that is called after each event of a match: the option `onEvent` of {@link playMatch}. A promise that it
 * returns is awaited, until the signal is aborted.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 * @param event - the event, with the state after it
 */
export type MatchListener<Types extends GameTypes> = (
  event: MatchEvent<Types>,
) => void | PromiseLike<void>;

/**
 * Everything that a match consists of.
 *
 * @typeParam Types - the types of the game, such as `AzulTypes`
 */
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
 * The way in which a match ended: `over` by the rules, `limit` at the move limit, or `forfeit` because an agent's
 * forfeit ended the game. Part of {@link MatchResult}.
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
 * The reasons why an agent forfeits a game: the `reason` of a {@link MatchForfeit}. Reasons are stable: programs may
 * rely on them.
 *
 * - `error`: the agent threw an error, or its promise was rejected
 * - `no-move`: the agent returned something other than a text
 * - `illegal-move`: the agent returned a text that is not a legal move
 * - `timeout`: the agent took longer than the time limit
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
  /** The reason, for programs: {@link FORFEIT_REASONS} says what each means. */
  readonly reason: ForfeitReason;
  /** The reason, in an English sentence for people, which is safe to print: control characters are escaped. */
  readonly message: string;
}

/**
 * A forfeit in a game of a simulation: the seat, the place among the events, and the reason.
 * {@link GameForfeit} adds the game.
 */
export interface SeatForfeit extends ForfeitCause {
  /** The number of the seat in turn order, from 0. */
  readonly player: number;
  /** Index that the move would have had among the events, from 0. */
  readonly event: number;
}

/** Longest part of an error's message that is kept, in UTF-16 units. */
const LONGEST_ERROR = 300;

/** Cut a text to the length that is kept, and write it on one line. */
function errorLine(text: string): string {
  return escapeUnsafe(cut(text, LONGEST_ERROR).replace(/\s+/g, ' ').trim());
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
