/**
 * Issues as lines for people: the text, a caret below the place, the sentence.
 *
 * @packageDocumentation
 */
import type { Issue } from '../../codec/issue.js';
import type { EncodedState } from '../../state/vocabulary.js';
import { isError } from './decode.js';
import { excerpt } from './excerpt.js';

/** Width of the column that names the text, or the severity. */
const LABEL = 9;

function line(label: string, text: string): string {
  return label.padEnd(LABEL) + text;
}

/** Tell an issue of a text: where it is, if it has a place there, and what it is. */
export function issueLines(label: string, text: string, issue: Issue): string[] {
  const sentence = line(issue.severity, `${issue.message} [${issue.code}]`);
  if (issue.index === undefined) return [sentence];
  const [shown, caret] = excerpt(text, issue.index);
  return [line(label, shown), line('', caret), sentence];
}

/**
 * Tell how valid a state is: issues with a place in a string one by one, then the others, then the
 * sum of it.
 */
export function reportLines([shared, players]: EncodedState, issues: readonly Issue[]): string[] {
  const placed = issues.filter(({ index }) => index !== undefined);
  const general = issues.filter(({ index }) => index === undefined);
  const blocks = [
    ...placed.map((issue) =>
      issueLines(issue.part, issue.part === 'players' ? players : shared, issue),
    ),
    general.flatMap((issue) => issueLines(issue.part, '', issue)),
  ];
  return [
    ...blocks.flatMap((block) => (block.length === 0 ? [] : [...block, ''])),
    verdict(issues),
  ];
}

/** Sum issues up in one line. */
function verdict(issues: readonly Issue[]): string {
  const counts = (['error', 'warning'] as const).map((severity) => {
    const count = issues.filter((issue) => issue.severity === severity).length;
    return count === 0 ? '' : `${count} ${severity}${count === 1 ? '' : 's'}`;
  });
  const counted = counts.filter((count) => count !== '').join(', ');
  if (issues.some(isError)) return `invalid: ${counted}`;
  return counted === '' ? 'valid' : `valid, but not canonical: ${counted}`;
}
