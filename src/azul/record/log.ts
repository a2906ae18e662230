/**
 * Logs of Azul: `Ada A takes H3:c 4 success`.
 *
 * @packageDocumentation
 */
import { decodeMove, isMove } from '../../codec/move.js';
import type { LogActions } from '../../engine/record/log-line.js';
import * as readers from '../../engine/record/read-log.js';
import * as writers from '../../engine/record/write-log.js';
import type { Move } from '../../state/vocabulary.js';
import { type AzulTypes, azul } from '../api/azul.js';
import { countFromOne, countFromZero, readHolder, writeHolder } from './human-notation.js';
import type { AzulRecord } from './record.js';

/** A move that was tried and failed. */
export type FailedMove = writers.FailedMove<Move>;

/** A move that was tried and failed, perhaps malformed. */
export type FailedAttempt = writers.FailedAttempt<Move>;

/** The result of reading a log of Azul: the game, or why there is none. */
export type ReadLogResult = readers.ReadLogResult<AzulTypes>;

/** A draft from a holder or the centre, or a tiling. */
const ACTION = /^(?:takes (H[1-9]|C):([a-e]) ([1-5F])|places ([1-5]) ([1-5F]))$/;

/** What moves of Azul do: `takes H3:c 4`, `places 4 2`. */
export const AZUL_ACTIONS: LogActions<AzulTypes> = {
  expected: 'takes or places, from and to',
  write: (move) => {
    const parts = decodeMove(move);
    if (parts.kind === 'tiling') {
      return `places ${countFromOne(parts.row)} ${countFromOne(parts.column)}`;
    }
    return `takes ${writeHolder(parts.source)}:${parts.colour} ${countFromOne(parts.target)}`;
  },
  read: (text, player) => {
    const [, holder, colour, target = '', row = '', column = ''] = ACTION.exec(text) ?? [];
    const move =
      holder === undefined
        ? `${player}${countFromZero(row)}${countFromZero(column)}`
        : `${player}${readHolder(holder)}${colour}${countFromZero(target)}`;
    return isMove(move) ? move : undefined;
  },
};

/**
 * Write the log of a game, one line for each move that was tried.
 *
 * @param record - a game; without a result, it is written as a game in progress, and the log of the
 * same game with more events begins with that text
 * @param failed - the moves, and texts that are none, that were tried and failed, in the order of `after`
 * @returns lines, each with its end, as docs/records.md describes them
 * @throws RangeError as {@link writeRecord} does, for a move of a player who is not in the game, and
 * if a failed move is malformed or comes after more events than there are
 *
 * @example
 * ```ts
 * import { writeLog } from 'azulejo/record';
 *
 * const log = writeLog({
 *   game: 'azul',
 *   rules: { players: 2, mosaic: 'variant', tilingOrder: 'top-down' },
 *   names: ['Ada', 'Bob'],
 *   start: ['AFCfB2020202020D0000000000', 'A0MSFB0MSF'],
 *   events: ['F0cdde1bbbe2abde3cdee4bcce', 'A1b2'],
 * });
 * log.split('\n').at(-2); // 'Ada A takes H2:b 3 success'
 * ```
 */
export function writeLog(record: AzulRecord, failed: readonly FailedAttempt[] = []): string {
  return writers.writeLog(azul, record, failed, AZUL_ACTIONS);
}

/**
 * Read a log, to replay the game or resume it.
 *
 * @param text - the text of {@link writeLog}, or the beginning of it; anything else is an issue
 * @returns `{ ok: true, record, failed, attempts, eventLines, complete, warnings }`, or
 * `{ ok: false, complete, issues }`; never throws. A text that is cut off after its first state is
 * read up to its last whole line, and `complete` is `false`. Whether the events are legal is for
 * {@link replay} to check: `eventLines` has the line of the event that it names
 *
 * @example
 * ```ts
 * import { readLog } from 'azulejo/record';
 *
 * const log = [
 *   '# azulejo-record 1',
 *   '# game azul',
 *   '# rules players=2 mosaic=variant tilingOrder=top-down',
 *   '# player A "Ada"',
 *   '# player B "Bob"',
 *   '# start AFCfB2020202020D0000000000 A0MSFB0MSF',
 *   '# deal F0cdde1bbbe2abde3cdee4bcce',
 *   'Ada A takes H2:a 3 fail',
 *   'Ada A takes H2:b 3 success',
 *   '',
 * ];
 * const result = readLog(log.join('\n'));
 * result.ok && result.record.events; // ['F0cdde1bbbe2abde3cdee4bcce', 'A1b2']
 * result.ok && result.failed; // [{ move: 'A1a2', after: 1 }]
 * ```
 */
export function readLog(text: unknown): ReadLogResult {
  return readers.readLog(azul, text, AZUL_ACTIONS);
}
