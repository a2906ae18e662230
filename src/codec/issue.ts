/**
 * The issues of Azul's texts, and their places in words.
 *
 * @packageDocumentation
 */
import type { Issue as BaseIssue, FactsWith } from '../text/issue.js';
import type { IssueCode } from './issue-codes.js';
import type { IssueParameters } from './issue-parameters.js';

/** The text that an issue is about. A deal counts as `shared`, of which it is a part. */
export type IssuePart = 'shared' | 'players' | 'move';

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
export type AzulIssue<Code extends IssueCode = IssueCode> = { [Each in Code]: IssueOf<Each> }[Code];

/** An issue without what follows from the rest: an error unless it says warning. */
export type IssueFacts<Code extends IssueCode> = FactsWith<IssueParameters, Code, IssuePart>;

/** The words for a number that follows a name in a path. */
const NUMBERED: Readonly<Record<string, string>> = {
  factories: 'factory',
  deal: 'deal, factory',
  storage: 'storage row',
  mosaic: 'mosaic row',
};

function stepName(step: string | number, before: string | number | undefined): string {
  if (before === 'players') return `player ${step}`;
  if (typeof step === 'string') return step.length === 1 ? `colour ${step}` : step;
  return typeof before === 'string' ? `${NUMBERED[before]} ${step}` : `column ${step}`;
}

/** Put a path into words: `player B, storage row 3`. */
export function placeName(path: BaseIssue['path']): string {
  const names = path
    .map((step, index) => {
      const next = path[index + 1];
      const isCounted = step === 'players' || typeof next === 'number';
      return isCounted && next !== undefined && typeof step === 'string'
        ? ''
        : stepName(step, path[index - 1]);
    })
    .filter((name) => name !== '');
  return names.join(', ');
}
