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
import { type CubeBlokusTypes, cubeBlokus } from '../api/cube-blokus.js';

/** One game: plain data, safe for JSON. */
export type CubeBlokusRecord = GameRecord<CubeBlokusTypes>;

/** The result of reading a record: the record, or the issues of the text. */
export type ReadRecordResult = records.ReadRecordResult<CubeBlokusTypes>;

/** The result of replaying a record: every state, or the issues that were found. */
export type ReplayResult = replays.ReplayResult<CubeBlokusTypes>;

/** A game in progress, with its record, undo and redo: an immutable value. */
export type CubeBlokusSession = Session<CubeBlokusTypes>;

/** How a session begins; everything has a default. */
export type SessionOptions = sessions.SessionOptions<CubeBlokusTypes>;

/** The result of loading a session: the session, or why there is none. */
export type LoadSessionResult = sessions.LoadSessionResult<CubeBlokusTypes>;

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
 * !result.ok && result.issues[0]?.message; // 'Line 2: found "azul", expected "cube-blokus".'
 * ```
 */
export function readRecord(text: unknown): ReadRecordResult {
  return records.readRecord(cubeBlokus, text);
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
 *   game: 'cube-blokus',
 *   rules: state.rules,
 *   names: ['Ada', 'Bob', 'Cy', 'Di'],
 *   start: encodeState(state),
 *   events: ['AUb8', 'B!'],
 * });
 * text.split('\n').slice(-3, -1); // ['move AUb8', 'forfeit B!']
 * ```
 */
export function writeRecord(record: CubeBlokusRecord): string {
  return writers.writeRecord(cubeBlokus, record);
}

/**
 * Replay a record, checking the first state, every event and the result.
 *
 * @param record - a game, finished or not
 * @returns `{ ok: true, states }` with the first state and the state after each event, or
 * `{ ok: false, states, issues }`
 * @throws TypeError or RangeError if the value is not a record: a part is missing, or has another type
 *
 * @example
 * ```ts
 * const { states } = replay({
 *   game: 'cube-blokus',
 *   rules: newGame().rules,
 *   names: ['Ada', 'Bob', 'Cy', 'Di'],
 *   start: encodeState(newGame()),
 *   events: ['AUb8', 'BUh2'],
 * });
 * states.map(({ turn }) => turn); // ['A', 'B', 'C']
 * ```
 */
export function replay(record: CubeBlokusRecord): ReplayResult {
  return replays.replay(cubeBlokus, record);
}

/**
 * Begin a session.
 *
 * @param options - rules, names, seed, first state; the players' letters are their names by default
 * @returns an immutable value: `play` and the others return new sessions
 * @throws RangeError if a setting does not exist, there are not four names, or the seed is not an integer
 *
 * @example
 * ```ts
 * const session = newSession({ names: ['Ada', 'Bob', 'Cy', 'Di'] }).play('AUb8');
 * session.events.length; // 1
 * equalStates(session.undo().state, newGame()); // true
 * ```
 */
export function newSession(options?: SessionOptions): CubeBlokusSession {
  return sessions.newSession(cubeBlokus, options);
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
 * const loaded = loadSession(newSession().play('AUb8').save());
 * loaded.ok && loaded.session.events.length; // 1
 * ```
 */
export function loadSession(text: unknown): LoadSessionResult {
  return sessions.loadSession(cubeBlokus, text);
}
