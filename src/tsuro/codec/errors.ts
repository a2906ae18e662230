/**
 * The errors of Tsuro. Each carries its issues as data.
 *
 * @packageDocumentation
 */
import { IllegalChanceError, IssueError, IssuesError } from '../../text/errors.js';
import type { Issue } from './issue.js';

/** Error for a text that cannot be decoded: `issues` lists every issue. */
export class DecodeError extends IssuesError<Issue> {
  /** Kind of error. */
  override readonly name = 'DecodeError';
}

/** An illegal move: `issue` says why. */
export class IllegalMoveError extends IssueError<Issue> {
  /** Kind of error. */
  override readonly name = 'IllegalMoveError';
}

/** An impossible deal, or one at the wrong time: `issue` says why. */
export class IllegalDealError extends IllegalChanceError<Issue> {
  /** Kind of error. */
  override readonly name = 'IllegalDealError';
}

/** A forfeit of a player who cannot: `issue` says why. */
export class IllegalForfeitError extends IssueError<Issue> {
  /** Kind of error. */
  override readonly name = 'IllegalForfeitError';
}
