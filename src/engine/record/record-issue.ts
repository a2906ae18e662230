/** Issues of records and logs, by line. */

import { ownProperty } from '../../boundary/values.js';
import { MOST_ISSUES } from '../../text/issue.js';
import { kindOf } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';

/**
 * The codes of issues of records, of logs, and of replaying them. Codes are stable: programs may rely on them.
 *
 * - `record.not-a-text`: the value is not a string
 * - `record.too-long`: the text has more than 16,777,216 characters
 * - `record.not-utf8`: the bytes of a file are not UTF-8; only the command line reports this
 * - `record.not-a-record`: the first line does not begin as that of a record (`azulejo-record 1`) or of a log does
 * - `record.version-unknown`: the record is in another version of the format than 1
 * - `record.game-unknown`: the record is of another game
 * - `record.line-unexpected`: another kind of line, or the end of the text, was expected here
 * - `record.line-malformed`: the line begins with the right word, but the rest of the line is invalid
 * - `record.cut-off`: the text ends before its last line, `end`; only a warning if it has the first state
 * - `record.not-canonical`: a warning: the line is valid, but not written as `writeRecord` or `writeLog` writes it
 * - `log.line-malformed`: a line of a log is neither a line of a record nor an attempt to move
 * - `log.player-unknown`: a line of a log names a player who is not in the game, or gives a player
 *   another name than the line `player` does
 * - `replay.start-impossible`: the first state is invalid, or not by the record's rules
 * - `replay.event-impossible`: an event is illegal in the position in which it stands
 * - `replay.result-wrong`: the record's result or standings are not those that the game ended with
 */
export const RECORD_ISSUE_CODES = /* @__PURE__ */ Object.freeze([
  'record.not-a-text',
  'record.too-long',
  'record.not-utf8',
  'record.not-a-record',
  'record.version-unknown',
  'record.game-unknown',
  'record.line-unexpected',
  'record.line-malformed',
  'record.cut-off',
  'record.not-canonical',
  'log.line-malformed',
  'log.player-unknown',
  'replay.start-impossible',
  'replay.event-impossible',
  'replay.result-wrong',
] as const);

/** The code of an issue: {@link RECORD_ISSUE_CODES} says what each means. */
export type RecordIssueCode = (typeof RECORD_ISSUE_CODES)[number];

/**
 * An error in, or a warning about, a record or a log. {@link readRecord}, {@link readLog}, {@link loadSession} and
 * {@link replay} return issues.
 */
export interface RecordIssue {
  /** The code of the issue, for programs, such as `record.line-malformed`. */
  readonly code: RecordIssueCode;
  /** `error`: the text is invalid; `warning`: it has one obvious meaning and is accepted. */
  readonly severity: 'error' | 'warning';
  /** Number of the line that the issue is about, from 1. */
  readonly line: number;
  /** Index of the event among the record's events, from 0; only in an issue with the code `replay.event-impossible`. */
  readonly event?: number | undefined;
  /** Code of the game's own issue that caused this one, such as `move.row-full`; absent if none did. */
  readonly cause?: string | undefined;
  /** What was found, in a few English words, such as `"mvoe A0c2"`. */
  readonly found: string;
  /** What was expected, in a few English words, such as `the end of the text`. */
  readonly expected: string;
  /**
   * One English sentence for people, with the line, and usually what was found and expected. It is safe to print:
   * control characters are escaped.
   */
  readonly message: string;
}

/**
 * The fields that every successful result of reading a record or a log has. {@link readRecord}, {@link readLog} and
 * {@link loadSession} return them, with the game, for a text without errors.
 */
export interface AcceptedText {
  /** The text has no errors: it is a valid record or log, or the beginning of one. */
  readonly ok: true;
  /** Whether the text has its last line, `end`. A game in progress is saved without it. */
  readonly complete: boolean;
  /**
   * The warnings in ascending order of lines, a hundred at most, with the code `record.cut-off` or
   * `record.not-canonical`.
   */
  readonly warnings: readonly RecordIssue[];
}

/**
 * The result of reading a text with errors. {@link readRecord}, {@link readLog} and {@link loadSession} return it.
 */
export interface RefusedText {
  /** The text has at least one error. */
  readonly ok: false;
  /** Whether the text has its last line, `end`. */
  readonly complete: boolean;
  /** The errors and warnings in ascending order of lines: all of them, or the first hundred that were found. */
  readonly issues: readonly RecordIssue[];
}

/** What an issue is about, besides the fault. */
type About = Pick<RecordIssue, 'code' | 'line'> & Partial<Pick<RecordIssue, 'severity' | 'event'>>;

/** Make an issue of a fault: an error unless it is to be a warning. */
export function makeRecordIssue(about: About, fault: Fault): RecordIssue {
  const { code, severity: _, ...place } = about;
  const severity = ownProperty(about, 'severity') ?? 'error';
  const { found, expected } = fault;
  const cause = ownProperty(fault, 'code');
  const sentence = ownProperty(fault, 'message') ?? `Found ${found}, expected ${expected}.`;
  const message = `Line ${about.line}: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  const causes = cause === undefined ? {} : { cause };
  return { code, severity, ...place, ...causes, found, expected, message };
}

/** Longest record and log, in UTF-16 units: more than a million events. */
const LONGEST_TEXT = 2 ** 24;

/** Return a text that can be read, or the refusal of anything else. */
export function readableText(value: unknown): string | RefusedText {
  const isText = typeof value === 'string';
  if (isText && value.length <= LONGEST_TEXT) return value;
  const issue = isText
    ? makeRecordIssue(
        { code: 'record.too-long', line: 1 },
        { found: `${value.length} characters`, expected: `at most ${LONGEST_TEXT}` },
      )
    : makeRecordIssue(
        { code: 'record.not-a-text', line: 1 },
        { found: kindOf(value), expected: 'a text' },
      );
  return { ok: false, complete: false, issues: [issue] };
}

/** Whether the maximum number of issues is reached: reading on then reports nothing more. */
export function isFull(issues: readonly RecordIssue[]): boolean {
  return issues.length >= MOST_ISSUES;
}

/** Collect an issue, unless there are enough. */
export function collect(issues: RecordIssue[], about: About, fault: Fault): void {
  if (!isFull(issues)) issues.push(makeRecordIssue(about, fault));
}

/** Sort issues by line; those of a line stay in their order. */
export function sortByLine(issues: RecordIssue[]): RecordIssue[] {
  return issues.sort((one, other) => one.line - other.line);
}
