/** Issues as lines for people: the text, a caret under the place, the sentence. */

import { type Issue, isError } from '../../text/issue.js';
import { countOf, escapeToAscii } from '../../text/message.js';
import type { EncodedState } from '../game/game.js';
import type { RecordIssue } from '../record/record-issue.js';
import { wrap } from './print/output.js';

/** Columns that an excerpt may take at most, and that it takes on the narrowest terminal. */
const WIDTH = 68;
const LEAST_WIDTH = 16;
const CUT = '…';

/**
 * Show the part of a text around a place.
 *
 * @param text - any text
 * @param index - the place, in UTF-16 code units from 0 to the length of the text
 * @param width - columns that it may take
 * @returns the excerpt with unprintable characters escaped, and a line with a caret under the place
 */
export function excerpt(
  text: string,
  index: number,
  width = WIDTH,
): [excerpt: string, caret: string] {
  let before = '';
  let after = '';
  let start = index;
  let end = index;
  for (let isGrowing = true; isGrowing; ) {
    const left = start > 0 ? escapeToAscii(text.charAt(start - 1)) : '';
    const right = end < text.length ? escapeToAscii(text.charAt(end)) : '';
    const free = width - before.length - after.length;
    const takesRight = right !== '' && right.length <= free;
    const takesLeft = left !== '' && left.length + (takesRight ? right.length : 0) <= free;
    if (takesRight) {
      after += right;
      end++;
    }
    if (takesLeft) {
      before = left + before;
      start--;
    }
    isGrowing = takesRight || takesLeft;
  }
  const head = start > 0 ? CUT + before : before;
  const tail = end < text.length ? after + CUT : after;
  return [head + tail, `${' '.repeat(head.length)}^`];
}

/** Width of the column with the name of the text, or the severity. */
const LABEL = 9;

function line(label: string, text: string): string {
  return label.padEnd(LABEL) + text;
}

/** List the lines of a sentence that has a label, broken at its spaces where it is too long. */
function sentenceLines(label: string, sentence: string, width: number): string[] {
  return wrap(sentence, width - LABEL).map((part, index) => line(index === 0 ? label : '', part));
}

/**
 * List the lines of an issue: where it is, if it has a place in the text, and what it is.
 *
 * @param width - columns of the terminal; infinite if nothing is to be broken
 */
export function issueLines(label: string, text: string, issue: Issue, width: number): string[] {
  const sentence = sentenceLines(issue.severity, `${issue.message} [${issue.code}]`, width);
  if (issue.index === undefined) return sentence;
  // Both ends may be cut.
  const free = width - LABEL - 2 * CUT.length;
  const [shown, caret] = excerpt(text, issue.index, Math.max(LEAST_WIDTH, Math.min(free, WIDTH)));
  return [line(label, shown), line('', caret), ...sentence];
}

/**
 * List the lines of all issues of a state: those with a place in a string one by one, then the
 * others, then the verdict.
 */
export function reportLines(
  [shared, players]: EncodedState,
  issues: readonly Issue[],
  width: number,
): string[] {
  const placed = issues.filter(({ index }) => index !== undefined);
  const general = issues.filter(({ index }) => index === undefined);
  const blocks = [
    ...placed.map((issue) =>
      issueLines(issue.part, issue.part === 'players' ? players : shared, issue, width),
    ),
    general.flatMap((issue) => issueLines(issue.part, '', issue, width)),
  ];
  return [
    ...blocks.flatMap((block) => (block.length === 0 ? [] : [...block, ''])),
    verdict(issues),
  ];
}

/** List the lines of the issues of a record or a log. */
export function recordIssueLines(issues: readonly RecordIssue[], width: number): string[] {
  return issues.flatMap(({ severity, message, code, cause, found }) => {
    const codes = cause === undefined ? code : `${code}, ${cause}`;
    const lines = sentenceLines(severity, `${message} [${codes}]`, width);
    const [, other] = (code === 'record.game-unknown' && /^"([a-z-]+)"$/.exec(found)) || [];
    if (other === undefined) return lines;
    return [
      ...lines,
      `This is a record of ${other}: use "azulejo ${other} <command>", or --game with its file.`,
    ];
  });
}

function verdict(issues: readonly Issue[]): string {
  const errors = issues.filter(isError).length;
  const warnings = issues.length - errors;
  const warned = countOf(warnings, 'warning');
  if (errors === 0) return warnings === 0 ? 'valid' : `valid, but not canonical: ${warned}`;
  return `invalid: ${countOf(errors, 'error')}${warnings === 0 ? '' : `, ${warned}`}`;
}
