/**
 * Records of Azul as text, back, and played again.
 *
 * @packageDocumentation
 */
import type { GameState } from '../api/game-state.js';
import { AZUL, type AzulRecord } from './azul-record.js';
import { readLines } from './frame-reader.js';
import { replayFrame } from './frame-replay.js';
import { FIRST_LINE, LAST_LINE, recordLines } from './frame-writer.js';
import { warnOfOtherWords } from './line-reader.js';
import { type RecordIssue, type RefusedText, refuseValue } from './record-issue.js';
import { type Line, wholeLines } from './text-lines.js';

/** Answer what reading a record gave: the record, or why there is none. */
export type ReadRecordResult =
  | {
      /** The text is a record, or the beginning of one. */
      readonly ok: true;
      /** The record; without a result where the text was cut off. */
      readonly record: AzulRecord;
      /** Whether the record is all there. */
      readonly complete: boolean;
      /** What is accepted: that the text was cut off, and what is not canonical. */
      readonly warnings: readonly RecordIssue[];
    }
  | RefusedText;

/** Read lines that may be wrong, and put issues in the order of the text. */
function readNumberedLines(lines: readonly Line[], issues: RecordIssue[]): ReadRecordResult {
  const { record, complete } = readLines(AZUL, lines, lines.length, issues);
  const isWrong = issues.some(({ severity }) => severity === 'error');
  if (record !== undefined && !isWrong) {
    warnOfOtherWords(lines, recordLines(AZUL, record), issues);
  }
  issues.sort((one, other) => one.line - other.line);
  return record === undefined || isWrong
    ? { ok: false, complete, issues }
    : { ok: true, record, complete, warnings: issues };
}

/**
 * Read a record.
 *
 * @param text - the text of {@link writeRecord}, or the beginning of it; anything else is an issue
 * @returns `{ ok: true, record, complete, warnings }`, or `{ ok: false, complete, issues }`. A text
 * that is cut off behind its first state is read up to its last whole line, and `complete` is
 * `false`. Whether the game can have been is what {@link replay} tells
 *
 * @example
 * ```ts
 * import { readRecord } from 'azulejo/record';
 *
 * const result = readRecord('azulejo-record 1\ngame chess\n');
 * !result.ok && result.issues[0]?.message; // 'Line 2: found "chess", expected "azul".'
 * ```
 */
export function readRecord(text: string): ReadRecordResult {
  if (typeof text !== 'string') return refuseValue(text);
  const issues: RecordIssue[] = [];
  return readNumberedLines(wholeLines(text, [FIRST_LINE, LAST_LINE], issues), issues);
}

/**
 * List the lines of a record in its canonical form.
 *
 * @throws RangeError for what no text can be written for
 */
export function canonicalRecord(record: AzulRecord): AzulRecord {
  const lines = recordLines(AZUL, record).map((text, index) => ({ number: index + 1, text }));
  const result = readNumberedLines(lines, []);
  if (result.ok) return result.record;
  throw new RangeError(`A record that cannot be written. ${result.issues[0]?.message}`);
}

/**
 * Write a record in its one canonical form.
 *
 * @param record - a game; one without a result is written as a game that goes on, and the text of
 * the same game with more events begins with that text
 * @returns lines, each with its end, as docs/records.md describes them
 * @throws RangeError if a part of the record is no such thing: a name that is no text, a player
 * too many, a first state that is not valid. That moves are legal is not asked
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
  return `${recordLines(AZUL, canonicalRecord(record)).join('\n')}\n`;
}

/** Answer what playing a record again gave: every state, or where it went wrong. */
export type ReplayResult =
  | {
      /** Every event can have happened, and the result is as the record says. */
      readonly ok: true;
      /** The first state, then that after each event. */
      readonly states: readonly [GameState, ...GameState[]];
    }
  | {
      /** The game cannot have been. */
      readonly ok: false;
      /** The states up to where it went wrong; none where the first is impossible. */
      readonly states: readonly GameState[];
      /** What is wrong, by the line that {@link writeRecord} would give it. */
      readonly issues: readonly RecordIssue[];
    };

/**
 * Play a record again, checking the first state, every deal, every move and the result.
 *
 * @param record - a game, whole or not
 * @returns `{ ok: true, states }` with one state more than there are events, or
 * `{ ok: false, states, issues }`
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
  const { states, issues } = replayFrame(AZUL, record);
  const [first, ...more] = states;
  return first === undefined || issues.length > 0
    ? { ok: false, states, issues }
    : { ok: true, states: [first, ...more] };
}
