/**
 * The issues of Tsuro's texts, and their places in words.
 *
 * @packageDocumentation
 */
import { type Issue as BaseIssue, issueAt, type Wording } from '../../text/issue.js';
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
export type Issue<Code extends IssueCode = IssueCode> = { [Each in Code]: IssueOf<Each> }[Code];

/** An issue without what follows from the rest: an error unless it says warning. */
export type IssueFacts<Code extends IssueCode> = Pick<
  IssueOf<Code>,
  'code' | 'part' | 'path' | 'parameters'
> &
  Partial<Pick<IssueOf<Code>, 'severity' | 'index'>>;

/** Put a path into words: `player B`, `square 10`, `hand, tile 2`. */
function placeName(part: IssuePart, path: BaseIssue['path']): string {
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

/** Make an issue whose words follow from its parameters. */
export function issueIn<Known extends IssueCode, Code extends Known>(
  wording: Wording<Pick<IssueParameters, Known>>,
  facts: IssueFacts<Code>,
): Issue {
  const [found, expected] = wording[facts.code](facts.parameters);
  const issue: Issue<Code> = issueAt(
    { ...facts, found, expected },
    placeName(facts.part, facts.path),
  );
  // An issue of a code is an issue, which the compiler does not see of a code that it does not know.
  return issue as Issue;
}
