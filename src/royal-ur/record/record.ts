/**
 * Records and sessions.
 *
 * @packageDocumentation
 */
import * as records from '../../engine/record/read-record.js';
import type { GameRecord } from '../../engine/record/record.js';
import * as replays from '../../engine/record/replay.js';
import * as writers from '../../engine/record/write-record.js';
import * as sessions from '../../engine/session/new-session.js';
import type { Session } from '../../engine/session/session.js';
import { type RoyalUrTypes, royalUr } from '../api/royal-ur.js';

/** One game: plain data, safe for JSON. */
export type RoyalUrRecord = GameRecord<RoyalUrTypes>;

/** The result of reading a record: the record, or the issues of the text. */
export type ReadRecordResult = records.ReadRecordResult<RoyalUrTypes>;

/** The result of replaying a record: every state, or the issues that were found. */
export type ReplayResult = replays.ReplayResult<RoyalUrTypes>;

/** A game in progress, with its record, undo and redo: an immutable value. */
export type RoyalUrSession = Session<RoyalUrTypes>;

/** How a session begins; everything has a default. */
export type SessionOptions = sessions.SessionOptions<RoyalUrTypes>;

/** The result of loading a session: the session, or why there is none. */
export type LoadSessionResult = sessions.LoadSessionResult<RoyalUrTypes>;

/**
 * Read a record.
 *
 * @param text - the text of {@link writeRecord}, or the beginning of it; anything else is an issue
 * @returns `{ ok: true, record, complete, warnings }`, or `{ ok: false, complete, issues }`; never
 * throws. Whether the events are legal is for {@link replay} to check
 *
 * @example
 * ```ts
 * const result = readRecord('azulejo-record 1\ngame azul\n');
 * !result.ok && result.issues[0]?.message; // 'Line 2: found "azul", expected "royal-ur".'
 * ```
 */
export function readRecord(text: unknown): ReadRecordResult {
  return records.readRecord(royalUr, text);
}

/**
 * Write a record in its one canonical form.
 *
 * @param record - a game; without a result, it is written as a game in progress
 * @returns lines, each with its end
 * @throws RangeError if the record cannot be written; TypeError if the value is not a record. Whether
 * moves are legal is not checked
 *
 * @example
 * ```ts
 * const state = newGame();
 * const text = writeRecord({
 *   game: 'royal-ur',
 *   rules: state.rules,
 *   names: ['Ada', 'Bob'],
 *   start: encodeState(state),
 *   events: ['R4', 'A0004', 'R0'],
 * });
 * text.split('\n').slice(-4, -1); // ['roll R4', 'move A0004', 'roll R0']
 * ```
 */
export function writeRecord(record: RoyalUrRecord): string {
  return writers.writeRecord(royalUr, record);
}

/**
 * Replay a record, checking the first state, every roll, every move and the result.
 *
 * @param record - a game, finished or not
 * @returns `{ ok: true, states }` with the first state and the state after each event, or
 * `{ ok: false, states, issues }`
 * @throws TypeError or RangeError if the value is not a record: a part is missing, or has another type
 *
 * @example
 * ```ts
 * const { states } = replay({
 *   game: 'royal-ur',
 *   rules: newGame().rules,
 *   names: ['Ada', 'Bob'],
 *   start: ['A-', 'A7PH0B7PH0'],
 *   events: ['R4', 'A0004'],
 * });
 * states.map(({ phase }) => phase); // ['roll', 'move', 'roll']
 * ```
 */
export function replay(record: RoyalUrRecord): ReplayResult {
  return replays.replay(royalUr, record);
}

/**
 * Begin a session. The first roll is due.
 *
 * @param options - rules, names, seed, first state; the players' letters are their names by default
 * @returns an immutable value: `play` and the others return new sessions
 * @throws RangeError if a setting does not exist, there are not two names, or the seed is not an integer
 *
 * @example
 * ```ts
 * const session = newSession({ names: ['Ada', 'Bob'], seed: 7 }).draw();
 * session.events.length; // 1
 * equalStates(session.undo().state, newGame()); // true
 * ```
 */
export function newSession(options?: SessionOptions): RoyalUrSession {
  return sessions.newSession(royalUr, options);
}

/**
 * Load a session from the text of a record, such as its `save` writes it. Every event is checked.
 *
 * @param text - a record; anything else is an issue. A record that was cut off, or has no result, is
 * loaded as a game in progress
 * @returns `{ ok: true, session, complete, warnings }`, or `{ ok: false, issues }`; never throws
 *
 * @example
 * ```ts
 * const loaded = loadSession(newSession({ seed: 7 }).draw().save());
 * loaded.ok && loaded.session.events.length; // 1
 * ```
 */
export function loadSession(text: unknown): LoadSessionResult {
  return sessions.loadSession(royalUr, text);
}
