/**
 * The issues of Cube Blokus, and their places in words.
 *
 * @packageDocumentation
 */
import { type Issue as BaseIssue, issueAt, type Said, type Wording } from '../../text/issue.js';
import type { IssueCode } from './issue-codes.js';
import type { IssueParameters } from './issue-parameters.js';

/** The text that an issue is about. */
export type IssuePart = 'shared' | 'players' | 'move' | 'forfeit';

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

/** Words for what follows a name in a path, in place of the name. */
const NAMED: Readonly<Record<string, string>> = {
  players: 'player',
  faces: 'face',
  rows: 'row',
  squares: 'square',
};

/** Put a path into words: `player B, piece V3`, `face U, row 3`. */
function placeName(path: BaseIssue['path']): string {
  return path
    .flatMap((step, index) => {
      const isNamed = NAMED[step] !== undefined && index + 1 < path.length;
      const name = NAMED[path[index - 1] ?? ''];
      if (isNamed) return [];
      return [name === undefined ? `${step}` : `${name} ${step}`];
    })
    .join(', ');
}

/** Make an issue that says what was found and expected. */
export function issueSaying<Code extends IssueCode>(
  facts: IssueFacts<Code>,
  [found, expected]: Said,
): Issue {
  const issue: Issue<Code> = issueAt({ ...facts, found, expected }, placeName(facts.path));
  // An issue of a code is an issue, which the compiler does not see of a code that it does not know.
  return issue as Issue;
}

/** Make an issue whose words follow from its parameters. */
export function issueIn<Known extends IssueCode, Code extends Known>(
  wording: Wording<Pick<IssueParameters, Known>>,
  facts: IssueFacts<Code>,
): Issue {
  return issueSaying(facts, wording[facts.code](facts.parameters));
}
