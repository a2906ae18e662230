/**
 * The issues of the Royal Game of Ur, and their places in words.
 *
 * @packageDocumentation
 */
import type { Issue as BaseIssue, FactsWith } from '../../text/issue.js';
import type { IssueCode } from './issue-codes.js';
import type { IssueParameters } from './issue-parameters.js';

/** The text that an issue is about. */
export type IssuePart = 'shared' | 'players' | 'move' | 'roll';

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
export type RoyalUrIssue<Code extends IssueCode = IssueCode> = {
  [Each in Code]: IssueOf<Each>;
}[Code];

/** An issue without what follows from the rest: an error unless it says warning. */
export type IssueFacts<Code extends IssueCode> = FactsWith<IssueParameters, Code, IssuePart>;

/** Put a path into words: `player B, step 4`. */
export function placeName(path: BaseIssue['path']): string {
  const names = path.map((step, index) => {
    if (step === 'players') return '';
    if (path[index - 1] === 'players') return `player ${step}`;
    return typeof step === 'number' ? `step ${step}` : step;
  });
  // A number says by itself that it is a step.
  return names
    .filter((name, index) => name !== '' && typeof path[index + 1] !== 'number')
    .join(', ');
}
