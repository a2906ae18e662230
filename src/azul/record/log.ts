/**
 * The log of a game: a record in which each attempted move is a line of the desktop specification,
 * and every other line stands behind a `#`.
 *
 * @packageDocumentation
 */

import { isMove } from '../../codec/move.js';
import type { Move } from '../../state/vocabulary.js';
import { quote } from '../../text/message.js';
import { isDeal } from '../api/rounds.js';
import { AZUL, type AzulRecord } from './azul-record.js';
import { readLines } from './frame-reader.js';
import { FIRST_LINE, FORMAT, LAST_LINE } from './frame-writer.js';
import { growingLog, MARK, nameOf } from './growing-text.js';
import { warnOfOtherWords } from './line-reader.js';
import { type LogLine, readLogLine } from './log-line.js';
import { canonicalRecord } from './record.js';
import {
  collect,
  makeRecordIssue,
  type RecordIssue,
  type RefusedText,
  refuseValue,
} from './record-issue.js';
import { type Line, wholeLines } from './text-lines.js';

/** A move that somebody tried and could not make. */
export interface FailedMove {
  /** The move; its first letter is the player. */
  readonly move: Move;
  /** How many of the record's events had happened before. */
  readonly after: number;
}

/** Answer what reading a log gave: the game, or why there is none. */
export type ReadLogResult =
  | {
      /** The text is a log, or the beginning of one. */
      readonly ok: true;
      /** The game, with the moves that succeeded; without a result where the text was cut off. */
      readonly record: AzulRecord;
      /** The moves that failed, in order. */
      readonly failed: readonly FailedMove[];
      /** The line of each of the record's events, from 1. */
      readonly eventLines: readonly number[];
      /** Whether the log is all there. */
      readonly complete: boolean;
      /** What is accepted: that the text was cut off, and what is not canonical. */
      readonly warnings: readonly RecordIssue[];
    }
  | RefusedText;

/** Group failed moves by how many events had happened before. */
function failedAfter(record: AzulRecord, failed: readonly FailedMove[]): Map<number, Move[]> {
  const moves = new Map<number, Move[]>();
  for (const { move, after } of failed) {
    const name = isMove(move) ? nameOf(record, move) : undefined;
    const hasPlace = Number.isInteger(after) && after >= 0 && after <= record.events.length;
    if (name === undefined || !hasPlace) {
      const found = `${quote(String(move))} after ${after} events`;
      const expected = `a move of a player of the game after 0 to ${record.events.length} events`;
      throw new RangeError(`Failed move: found ${found}, expected ${expected}.`);
    }
    const before = moves.get(after) ?? [];
    before.push(move);
    moves.set(after, before);
  }
  return moves;
}

function logLines(record: AzulRecord, failed: readonly FailedMove[]): string[] {
  const moves = failedAfter(record, failed);
  const log = growingLog(record);
  const failures = (after: number) => (moves.get(after) ?? []).flatMap(log.failure);
  return [
    ...log.begin(),
    ...failures(0),
    ...record.events.flatMap((event, index) => [...log.event(event), ...failures(index + 1)]),
    ...log.end(record.result),
  ];
}

/**
 * Write the log of a game, one line for each attempted move (desktop specification: "Board").
 *
 * @param record - a game; one without a result is written as a game that goes on, and the log of
 * the same game with more events begins with that text
 * @param failed - the moves that somebody tried and could not make; in the order of `after`
 * @returns lines, each with its end, as docs/records.md describes them
 * @throws RangeError as {@link writeRecord} does, for a move by a player who is not in the game,
 * and if a failed move is none or comes after more events than there are
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
export function writeLog(record: AzulRecord, failed: readonly FailedMove[] = []): string {
  const canonical = canonicalRecord(record);
  const stranger = canonical.events.find(
    (event) => !isDeal(event) && nameOf(canonical, event) === undefined,
  );
  if (stranger !== undefined) {
    throw new RangeError(`Move: found ${stranger}, expected a move of a player of the game.`);
  }
  return `${logLines(canonical, failed).join('\n')}\n`;
}

/** A line of an attempted move, and its place. */
type Attempt = LogLine & Pick<Line, 'number'>;

/** A log, taken apart. */
interface Parts {
  /** The lines of the record that is in it. */
  readonly lines: readonly Line[];
  readonly attempts: readonly Attempt[];
  readonly failed: readonly FailedMove[];
  readonly eventLines: readonly number[];
}

function isEventLine(text: string): boolean {
  return AZUL.events.some(({ keyword }) => text.startsWith(`${keyword} `));
}

/** Take a log apart: the record's lines, and the attempts. */
function takeApart(log: readonly Line[], issues: RecordIssue[]): Parts {
  const lines: Line[] = [];
  const attempts: Attempt[] = [];
  const failed: FailedMove[] = [];
  const eventLines: number[] = [];
  const keep = (number: number, text: string) => {
    lines.push({ number, text });
    if (isEventLine(text)) eventLines.push(number);
  };
  for (const { number, text } of log) {
    if (text.startsWith(MARK)) {
      keep(number, text.slice(MARK.length));
      continue;
    }
    const parsed = readLogLine(text);
    if (!parsed.ok) {
      for (const fault of parsed.faults) {
        collect(issues, { code: 'log.line-malformed', line: number }, fault);
      }
      continue;
    }
    const { move, success } = parsed.value;
    attempts.push({ ...parsed.value, number });
    if (success) keep(number, `move ${move}`);
    else failed.push({ move, after: eventLines.length });
  }
  return { lines, attempts, failed, eventLines };
}

/** Check that each line names its player as the head of the log does. */
function checkNames(record: AzulRecord, attempts: readonly Attempt[], issues: RecordIssue[]): void {
  for (const { name, move, number } of attempts) {
    const known = nameOf(record, move);
    if (name === known) continue;
    const found = `${quote(name)} for player ${move.charAt(0)}`;
    const expected = known === undefined ? 'a player of the game' : quote(known);
    collect(issues, { code: 'log.player-unknown', line: number }, { found, expected });
  }
}

/**
 * Read a log, to play the game again or go on with it.
 *
 * @param text - the text of {@link writeLog}, or the beginning of it; anything else is an issue
 * @returns `{ ok: true, record, failed, eventLines, complete, warnings }`, or
 * `{ ok: false, complete, issues }`. A text that is cut off behind its first state is read up to
 * its last whole line, and `complete` is `false`. Whether the game can have been is what
 * {@link replay} tells: `eventLines` has the line of the event that it names
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
export function readLog(text: string): ReadLogResult {
  if (typeof text !== 'string') return refuseValue(text);
  const issues: RecordIssue[] = [];
  const first = `${MARK}${FIRST_LINE}`;
  const log = wholeLines(text, [first, `${MARK}${LAST_LINE}`], issues);
  if (log[0] !== undefined && !log[0].text.startsWith(`${MARK}${FORMAT} `)) {
    const fault = { found: quote(log[0].text), expected: quote(first) };
    const issue = makeRecordIssue({ code: 'record.not-a-record', line: 1 }, fault);
    return { ok: false, complete: false, issues: [issue] };
  }
  const { lines, attempts, failed, eventLines } = takeApart(log, issues);
  const { record, complete } = readLines(AZUL, lines, log.length, issues);
  if (record !== undefined) checkNames(record, attempts, issues);
  const isWrong = issues.some(({ severity }) => severity === 'error');
  if (record !== undefined && !isWrong) warnOfOtherWords(log, logLines(record, failed), issues);
  issues.sort((one, other) => one.line - other.line);
  return record === undefined || isWrong
    ? { ok: false, complete, issues }
    : { ok: true, record, failed, eventLines, complete, warnings: issues };
}
