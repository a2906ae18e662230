/**
 * Logs: `Ada A plays A02n10c success`.
 *
 * @packageDocumentation
 */
import { plainActions } from '../../engine/record/log-line.js';
import * as readers from '../../engine/record/read-log.js';
import * as writers from '../../engine/record/write-log.js';
import { type TsuroTypes, tsuro } from '../api/tsuro.js';
import type { Move } from '../state/vocabulary.js';
import type { TsuroRecord } from './record.js';

/** A move that was tried and failed. */
export type FailedMove = writers.FailedMove<Move>;

/** The result of reading a log: the game, or why there is none. */
export type ReadLogResult = readers.ReadLogResult<TsuroTypes>;

/**
 * Write the log of a game, one line for each move that was tried.
 *
 * @param record - a game; without a result, it is written as a game in progress
 * @param failed - the moves that were tried and failed, in the order of `after`
 * @returns lines, each with its end
 * @throws RangeError as {@link writeRecord} does, and if a failed move is malformed or comes after more
 * events than there are
 *
 * @example
 * ```ts
 * const log = writeLog({
 *   game: 'tsuro',
 *   rules: newGame().rules,
 *   names: ['Ada', 'Bob', 'Cyd'],
 *   start: encodeState(newGame()),
 *   events: ['D000102', 'A02n10c'],
 * });
 * log.split('\n').at(-2); // 'Ada A plays A02n10c success'
 * ```
 */
export function writeLog(record: TsuroRecord, failed: readonly FailedMove[] = []): string {
  return writers.writeLog(tsuro, record, failed, plainActions(tsuro));
}

/**
 * Read a log, to replay the game or resume it.
 *
 * @param text - the text of {@link writeLog}, or the beginning of it; anything else is an issue
 * @returns `{ ok: true, record, failed, attempts, eventLines, complete, warnings }`, or
 * `{ ok: false, complete, issues }`; never throws
 *
 * @example
 * ```ts
 * const session = newSession({ names: ['Ada', 'Bob', 'Cyd'], seed: 7 }).draw();
 * const result = readLog(writeLog(session.record));
 * result.ok && result.record.events.length; // 1
 * ```
 */
export function readLog(text: unknown): ReadLogResult {
  return readers.readLog(tsuro, text, plainActions(tsuro));
}
