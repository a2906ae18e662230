/** Issues of records and logs, by line. */

import { ownProperty } from '../../boundary/values.js';
import { MOST_ISSUES } from '../../text/issue.js';
import { kindOf } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';

/**
 * The codes of all issues of records, logs and replays. Codes are stable: programs may rely on
 * them.
 *
 * - `record.not-a-text`: the value is not a string
 * - `record.too-long`: the text has more than 16,777,216 characters
 * - `record.not-utf8`: the bytes of the text are not UTF-8
 * - `record.not-a-record`: the first line is not that of a record, or of a log
 * - `record.version-unknown`: the record has another version of the format
 * - `record.game-unknown`: the record is of another game
 * - `record.line-unexpected`: another line, or the end, was expected here
 * - `record.line-malformed`: the line begins as expected, but its rest is invalid
 * - `record.cut-off`: the text ends too soon; after the first state, only a warning
 * - `record.not-canonical`: a warning: the line is valid, but not in its canonical form
 * - `log.line-malformed`: a line of a log is not an attempt to move
 * - `log.player-unknown`: a line of a log names a player who is not in the game, or gives a player
 * another name than the header
 * - `replay.start-impossible`: the first state is invalid, or of other rules
 * - `replay.event-impossible`: an event is illegal
 * - `replay.result-wrong`: the result or the standings are not those of the game
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
 * One thing that is wrong with a record or a log. {@link readRecord}, {@link readLog}, {@link loadSession}
 * and {@link replay} return them.
 */
export interface RecordIssue {
  /** The code of the issue, for programs: it says what is wrong. */
  readonly code: RecordIssueCode;
  /** `error`: the text is invalid; `warning`: it has one obvious meaning and is accepted. */
  readonly severity: 'error' | 'warning';
  /** Line of the text, from 1. */
  readonly line: number;
  /** Index of the event among the record's events, if the issue is about one. */
  readonly event?: number | undefined;
  /** Code of the game's own issue that caused this one, such as `move.row-full`. */
  readonly cause?: string | undefined;
  /** What was found, in words. */
  readonly found: string;
  /** What was expected, in words. */
  readonly expected: string;
  /** One sentence for people, made of the above. Control characters in it are escaped. */
  readonly message: string;
}

/**
 * The result of reading the text of a record or a log. {@link readRecord}, {@link readLog} and
 * {@link loadSession} return it, with the game, for a text without errors.
 */
export interface AcceptedText {
  /** The text is valid, or the beginning of a valid one. */
  readonly ok: true;
  /** Whether the text has its last line; a game in progress is saved without it. */
  readonly complete: boolean;
  /** Warnings by line: the text was cut off, or something in it is not canonical. */
  readonly warnings: readonly RecordIssue[];
}

/**
 * The result of reading a text that is not a record, or not a log. {@link readRecord}, {@link readLog} and
 * {@link loadSession} return it.
 */
export interface RefusedText {
  /** The text is invalid. */
  readonly ok: false;
  /** Whether the text has its last line. */
  readonly complete: boolean;
  /** Every error and warning, by line; of a text with very many, a hundred. */
  readonly issues: readonly RecordIssue[];
}

/** What an issue is about, besides the fault. */
type About = Pick<RecordIssue, 'code' | 'line'> & Partial<Pick<RecordIssue, 'severity' | 'event'>>;

/** Make an issue of a fault: an error unless it is to be a warning. */
export function makeRecordIssue(about: About, fault: Fault): RecordIssue {
  const { code, severity = 'error', ...place } = about;
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
