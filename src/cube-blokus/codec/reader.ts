/**
 * What reads one of the two strings.
 *
 * @packageDocumentation
 */
import type { Reporter } from '../../text/reader.js';
import type { IssueParameters } from './issue-parameters.js';
import type { WordedCode } from './text-issue.js';

/** A text, and where what is found in it is reported. */
export interface Reader extends Reporter<Pick<IssueParameters, WordedCode>> {
  readonly text: string;
}
