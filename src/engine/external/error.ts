/**
 * What goes wrong with an external agent.
 *
 * @packageDocumentation
 */

/** The codes of errors of external agents. Codes are stable: programs may rely on them. */
export const EXTERNAL_ERROR_CODES = /* @__PURE__ */ Object.freeze([
  // It cannot be started, does not introduce itself in time, or plays another game.
  'external.start',
  // It ended by itself, or was killed by somebody else.
  'external.exit',
  // It did not answer in time.
  'external.late',
  // It wrote too long a line, or too much in all.
  'external.output',
  // It wrote something that it should not have written, or not now.
  'external.line',
  // It wrote that it cannot follow.
  'external.refused',
  // The listener `onInfo` threw an error.
  'external.listener',
  // It has been started too often.
  'external.restarts',
  // It was closed.
  'external.closed',
] as const);

/** The code of an error. */
export type ExternalErrorCode = (typeof EXTERNAL_ERROR_CODES)[number];

/** What an error is made of. */
export interface ExternalFault {
  /** The kind of error, for programs. */
  readonly code: ExternalErrorCode;
  /** What was found. */
  readonly found: string;
  /** What was expected. */
  readonly expected: string;
  /** The end of what the program wrote to standard error; may be empty. */
  readonly stderr: string;
}

/** Most characters of standard error in a message. */
const LONGEST_EXCERPT = 100;

/** Return the last line of a text that is not blank, cut. */
function lastLine(text: string): string {
  const line = text.trimEnd().split('\n').at(-1)?.trim() ?? '';
  return line.length > LONGEST_EXCERPT ? `${line.slice(0, LONGEST_EXCERPT)}…` : line;
}

/** What went wrong with an external agent. */
export class ExternalAgentError extends Error implements ExternalFault {
  /** Kind of error. */
  override readonly name = 'ExternalAgentError';
  /** The kind of error, for programs. */
  readonly code: ExternalErrorCode;
  /** What was found. */
  readonly found: string;
  /** What was expected. */
  readonly expected: string;
  /** The end of what the program wrote to standard error; may be empty. */
  readonly stderr: string;

  /** Make the error. */
  constructor({ code, found, expected, stderr }: ExternalFault) {
    const said = lastLine(stderr);
    const end = said === '' ? '' : ` Its standard error ends with: ${said}`;
    super(`Found ${found}, expected ${expected}.${end}`);
    this.code = code;
    this.found = found;
    this.expected = expected;
    this.stderr = stderr;
  }
}
