/**
 * The issues of Cube Blokus, and their places in words.
 *
 * @packageDocumentation
 */
import type { Issue as BaseIssue, FactsWith } from '../../text/issue.js';
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
export type CubeBlokusIssue<Code extends IssueCode = IssueCode> = {
  [Each in Code]: IssueOf<Each>;
}[Code];

/** An issue without what follows from the rest: an error unless it says warning. */
export type IssueFacts<Code extends IssueCode> = FactsWith<IssueParameters, Code, IssuePart>;

/** Words for what follows a name in a path, in place of the name. */
const NAMED: Readonly<Record<string, string>> = {
  players: 'player',
  faces: 'face',
  rows: 'row',
  squares: 'square',
};

/** Put a path into words: `player B, piece V3`, `face U, row 3`. */
export function placeName(path: BaseIssue['path']): string {
  return path
    .flatMap((step, index) => {
      const isNamed = NAMED[step] !== undefined && index + 1 < path.length;
      const name = NAMED[`${path[index - 1]}`];
      if (isNamed) return [];
      return [name === undefined ? `${step}` : `${name} ${step}`];
    })
    .join(', ');
}
