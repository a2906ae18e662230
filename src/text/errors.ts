/**
 * The errors that every game's functions throw.
 *
 * @packageDocumentation
 */
import type { Issue } from './issue.js';

/** A text that cannot be decoded, with everything that is wrong with it. */
export class DecodeError extends Error {
  /** Kind of error. */
  override readonly name = 'DecodeError';
  /** Every issue, warnings included, in the order of the text. */
  readonly issues: readonly Issue[];

  /** Make the error from at least one issue. */
  constructor(issues: readonly Issue[]) {
    super(issues.map((issue) => issue.message).join('\n'));
    this.issues = issues;
  }
}

/** An event that cannot happen, with the reason. */
export abstract class IllegalEventError extends Error {
  /** Why the event is illegal. */
  readonly issue: Issue;

  /** Make the error from its issue. */
  constructor(issue: Issue) {
    super(issue.message);
    this.issue = issue;
  }
}

/** A move that is malformed or illegal. */
export class IllegalMoveError extends IllegalEventError {
  /** Kind of error. */
  override readonly name = 'IllegalMoveError';
}

/** A chance event, such as a deal or a roll, that is malformed or cannot happen now. */
export class IllegalChanceError extends IllegalEventError {
  /** Kind of error. */
  override readonly name = 'IllegalChanceError';
}

/** A player who cannot drop out. */
export class IllegalForfeitError extends IllegalEventError {
  /** Kind of error. */
  override readonly name = 'IllegalForfeitError';
}
