/**
 * The errors of Cube Blokus. Each carries its issues as data.
 *
 * @packageDocumentation
 */
import { IssueError, IssuesError } from '../../text/errors.js';
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

/** A forfeit of a player who cannot drop out: `issue` says why. */
export class IllegalForfeitError extends IssueError<Issue> {
  /** Kind of error. */
  override readonly name = 'IllegalForfeitError';
}
