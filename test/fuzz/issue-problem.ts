/** What must hold of every issue, of any game. */
import type { Issue } from '../../src/text/issue.js';
import { isPrintable } from './printable.js';

/** Return what is wrong with an issue itself. */
export function issueProblem(issue: Issue, parts: readonly unknown[]): string | undefined {
  const { message, found, expected, index, part, code } = issue;
  if (![message, found, expected].every(isPrintable)) return `${code} prints control characters`;
  if (message.length > 2000) return `${code} is too long: ${message.length} characters`;
  if (index === undefined) return undefined;
  const text = part === 'players' ? parts[1] : parts[0];
  const isInside = typeof text === 'string' && index >= 0 && index <= text.length;
  return isInside ? undefined : `${code} points outside of its text: ${index}`;
}
