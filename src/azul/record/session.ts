/**
 * Sessions of Azul.
 *
 * @packageDocumentation
 */
import * as sessions from '../../engine/session/new-session.js';
import type { Session } from '../../engine/session/session.js';
import { type AzulTypes, azul } from '../api/azul.js';

/** A game of Azul in progress, with its record, undo and redo: an immutable value. */
export type AzulSession = Session<AzulTypes>;

/** How a session of Azul begins; everything has a default. */
export type SessionOptions = sessions.SessionOptions<AzulTypes>;

/** The result of loading a session of Azul: the session, or why there is none. */
export type LoadSessionResult = sessions.LoadSessionResult<AzulTypes>;

/**
 * Begin a session.
 *
 * The first deal is due. The same seed gives the same first player and the same deals as a match
 * with that seed.
 *
 * @param options - rules, names, seed, first state; two players by default, with their letters for
 * names
 * @returns an immutable value: `play` and the others return new sessions
 * @throws RangeError if a setting does not exist, there is not one name for each player, or the
 * seed is not an integer
 *
 * @example
 * ```ts
 * import { newSession } from 'azulejo/record';
 *
 * const dealt = newSession({ names: ['Ada', 'Bob'], seed: 7 }).draw();
 * const [move = ''] = legalMoves(dealt.state);
 * const played = isMove(move) ? dealt.play(move) : dealt;
 * played.events.length; // 2
 * equalStates(played.undo().state, dealt.state); // true
 * ```
 */
export function newSession(options?: SessionOptions): AzulSession {
  return sessions.newSession(azul, options);
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
 * import { loadSession, newSession } from 'azulejo/record';
 *
 * const session = newSession({ seed: 7 });
 * const loaded = loadSession(session.save());
 * loaded.ok && equalStates(loaded.session.draw().state, session.draw().state); // true
 * ```
 */
export function loadSession(text: unknown): LoadSessionResult {
  return sessions.loadSession(azul, text);
}
