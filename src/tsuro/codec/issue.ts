/**
 * The issues of Tsuro's texts, and their places in words.
 *
 * @packageDocumentation
 */
import type { Issue as BaseIssue, FactsWith } from '../../text/issue.js';
import type { IssueCode } from './issue-codes.js';
import type { IssueParameters } from './issue-parameters.js';

/** The text that an issue is about. */
export type IssuePart = 'shared' | 'players' | 'move' | 'deal' | 'forfeit' | 'json';

/** An issue of one code. */
export interface IssueOf<Code extends IssueCode> extends BaseIssue<Code, IssuePart> {
  /** What `found` and `expected` are made of, as plain data: for other languages than English. */
  readonly parameters: IssueParameters[Code];
}

/**
 * One thing that is wrong with an input.
 *
 * The code says which parameters there are.
 *
 * @typeParam Code - the codes that it can have; any by default
 */
export type TsuroIssue<Code extends IssueCode = IssueCode> = {
  [Each in Code]: IssueOf<Each>;
}[Code];

/** An issue without what follows from the rest: an error unless it says warning. */
export type IssueFacts<Code extends IssueCode> = FactsWith<IssueParameters, Code, IssuePart>;

/** Put a path into words: `player B`, `square 10`, `hand, tile 2`. */
export function placeName(path: BaseIssue['path'], part: string): string {
  if (path.length === 0 && part === 'json') return 'JSON';
  const names = path.map((step, index) => {
    const before = path[index - 1];
    if (before === 'players') return `player ${step}`;
    if (before === 'board') return `square ${step}`;
    if (typeof step === 'number') return before === 'hand' ? `tile ${step + 1}` : `item ${step}`;
    const isNamedByNext = step === 'players' || step === 'board';
    return isNamedByNext && index + 1 < path.length ? '' : step;
  });
  return names.filter((name) => name !== '').join(', ');
}
