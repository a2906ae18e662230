/**
 * The errors that the library throws. Each carries its issues as data.
 *
 * @packageDocumentation
 */
import type { Issue } from './issue.js';

/** Report a text that cannot be decoded: {@link DecodeError.issues | every issue} of it. */
export class DecodeError extends Error {
  /** Tell the kind of error. */
  override readonly name = 'DecodeError';
  /** List everything that is wrong, warnings included, in the order of the text. */
  readonly issues: readonly Issue[];

  /** Make the error from at least one issue. */
  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => issue.message).join('\n'));
    this.issues = issues;
  }
}

/** Report a move that cannot be made: {@link IllegalMoveError.issue | why}. */
export class IllegalMoveError extends Error {
  /** Tell the kind of error. */
  override readonly name = 'IllegalMoveError';
  /** Say why the move is illegal. */
  readonly issue: Issue;

  /** Make the error from the reason. */
  constructor(issue: Issue) {
    super(issue.message);
    this.issue = issue;
  }
}

/** Report a deal that cannot be drawn: {@link IllegalDealError.issue | why}. */
export class IllegalDealError extends Error {
  /** Tell the kind of error. */
  override readonly name = 'IllegalDealError';
  /** Say why the deal is impossible. */
  readonly issue: Issue;

  /** Make the error from the reason. */
  constructor(issue: Issue) {
    super(issue.message);
    this.issue = issue;
  }
}
