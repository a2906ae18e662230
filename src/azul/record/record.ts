/**
 * Records of Azul.
 *
 * @packageDocumentation
 */
import * as records from '../../engine/record/read-record.js';
import type { GameRecord } from '../../engine/record/record.js';
import * as replays from '../../engine/record/replay.js';
import * as writers from '../../engine/record/write-record.js';
import { type AzulTypes, azul } from '../api/azul.js';

/** One game of Azul: plain data, safe for JSON. */
export type AzulRecord = GameRecord<AzulTypes>;

/** The result of reading a record of Azul: the record, or the issues of the text. */
export type ReadRecordResult = records.ReadRecordResult<AzulTypes>;

/** The result of replaying a record of Azul: every state, or the issues that were found. */
export type ReplayResult = replays.ReplayResult<AzulTypes>;

/**
 * Read a record.
 *
 * @param text - the text of {@link writeRecord}, or the beginning of it; anything else is an issue
 * @returns `{ ok: true, record, complete, warnings }`, or `{ ok: false, complete, issues }`; never
 * throws. A text that is cut off after its first state is read up to its last whole line, and
 * `complete` is `false`. Whether the events are legal is for {@link replay} to check
 *
 * @example
 * ```ts
 * import { readRecord } from 'azulejo/record';
 *
 * const result = readRecord('azulejo-record 1\ngame chess\n');
 * !result.ok && result.issues[0]?.message; // 'Line 2: found "chess", expected "azul".'
 * ```
 */
export function readRecord(text: unknown): ReadRecordResult {
  return records.readRecord(azul, text);
}

/**
 * Write a record in its one canonical form.
 *
 * @param record - a game; without a result, it is written as a game in progress, and the text of the
 * same game with more events begins with that text
 * @returns lines, each with its end, as docs/records.md describes them
 * @throws RangeError if the record cannot be written: a name is not a text, there are too many players,
 * the first state is invalid, an event is malformed; TypeError if the value is not a record. Whether
 * moves are legal is not checked
 *
 * @example
 * ```ts
 * import { readRecord, writeRecord } from 'azulejo/record';
 *
 * const state = newGame(seededRng(1));
 * const text = writeRecord({
 *   game: 'azul',
 *   rules: state.rules,
 *   names: ['Ada', 'Bob'],
 *   start: encodeState(state),
 *   events: legalMoves(state).slice(0, 1),
 *   result: { kind: 'unfinished', reason: 'tea' },
 * });
 * readRecord(text).ok; // true
 * ```
 */
export function writeRecord(record: AzulRecord): string {
  return writers.writeRecord(azul, record);
}

/**
 * Replay a record, checking the first state, every deal, every move and the result.
 *
 * @param record - a game, finished or not
 * @returns `{ ok: true, states }` with the first state and the state after each event, or
 * `{ ok: false, states, issues }`
 * @throws TypeError or RangeError if the value is not a record: a part is missing, or has another type
 *
 * @example
 * ```ts
 * import { replay } from 'azulejo/record';
 *
 * const { states } = replay({
 *   game: 'azul',
 *   rules: { players: 2, mosaic: 'variant', tilingOrder: 'top-down' },
 *   names: ['Ada', 'Bob'],
 *   start: ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'],
 *   events: ['F0cdde1bbbe2abde3cdee4bcce', 'A1b2'],
 * });
 * states.map(({ phase }) => phase); // ['round-end', 'drafting', 'drafting']
 * ```
 */
export function replay(record: AzulRecord): ReplayResult {
  return replays.replay(azul, record);
}
