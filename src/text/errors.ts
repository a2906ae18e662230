/**
 * Errors that carry their issues as data. A game derives its own classes from these.
 *
 * @packageDocumentation
 */
import type { Issue } from './issue.js';

/** An error with every issue of an input. */
export abstract class IssuesError<Each extends Issue> extends Error {
  /** Every issue, warnings included, in the order of the text. */
  readonly issues: readonly Each[];

  /** Make the error from at least one issue. */
  constructor(issues: readonly Each[]) {
    super(issues.map((issue) => issue.message).join('\n'));
    this.issues = issues;
  }
}

/** An error with the issue that caused it. */
export abstract class IssueError<Only extends Issue> extends Error {
  /** Why the event is illegal. */
  readonly issue: Only;

  /** Make the error from its issue. */
  constructor(issue: Only) {
    super(issue.message);
    this.issue = issue;
  }
}

/** An impossible chance event, or one at the wrong time, in any game: `issue` says why. */
export abstract class IllegalChanceError<Only extends Issue = Issue> extends IssueError<Only> {}
