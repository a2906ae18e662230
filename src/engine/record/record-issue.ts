/** Issues of records and logs, by line. */

import { ownProperty } from '../../boundary/values.js';
import { MOST_ISSUES } from '../../text/issue.js';
import { kindOf } from '../../text/message.js';
import type { Fault } from '../../text/parsed.js';

/** The codes of all issues of records, of logs and of replays. */
export const RECORD_ISSUE_CODES = /* @__PURE__ */ Object.freeze([
  // The text is not a record that can be read here.
  'record.not-a-text',
  'record.too-long',
  'record.not-utf8',
  'record.not-a-record',
  'record.version-unknown',
  'record.game-unknown',
  // One line is wrong.
  'record.line-unexpected',
  'record.line-malformed',
  // The text is good as far as it goes.
  'record.cut-off',
  'record.not-canonical',
  // A line of a log is wrong.
  'log.line-malformed',
  'log.player-unknown',
  // The record can be read, but not replayed by the rules.
  'replay.start-impossible',
  'replay.event-impossible',
  'replay.result-wrong',
] as const);

/** The code of an issue. Codes are stable: programs may rely on them. */
export type RecordIssueCode = (typeof RECORD_ISSUE_CODES)[number];

/** One thing that is wrong with a record or a log. */
export interface RecordIssue {
  /** The kind of issue, for programs. */
  readonly code: RecordIssueCode;
  /** `error`: the text is invalid; `warning`: it has one obvious meaning and is accepted. */
  readonly severity: 'error' | 'warning';
  /** Line of the text, from 1. */
  readonly line: number;
  /** Index of the event among the record's events, if the issue is about one. */
  readonly event?: number | undefined;
  /** Code of the game's own issue that caused this one, such as `move.row-full`. */
  readonly cause?: string | undefined;
  /** A description of what was found. */
  readonly found: string;
  /** A description of what was expected. */
  readonly expected: string;
  /** One sentence for people, made of the above. Control characters in it are escaped. */
  readonly message: string;
}

/** The result of reading the text of a record or a log. */
export interface AcceptedText {
  /** The text is what it should be, or the beginning of that. */
  readonly ok: true;
  /** Whether the text has its last line; a game in progress is saved without it. */
  readonly complete: boolean;
  /** Warnings by line: the text was cut off, or something in it is not canonical. */
  readonly warnings: readonly RecordIssue[];
}

/** The result of reading a text that is not a record, or not a log. */
export interface RefusedText {
  /** The text is invalid. */
  readonly ok: false;
  /** Whether the text has its last line. */
  readonly complete: boolean;
  /** Every error and warning, by line; of a text with very many, a hundred. */
  readonly issues: readonly RecordIssue[];
}

/** What an issue is about, beside the fault. */
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
