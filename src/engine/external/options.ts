/** How an external agent is started, how far it is trusted, and what goes wrong with it. */

import {
  checkedFunction,
  integerInRange,
  knownOptions,
  ownProperties,
  positiveNumber,
  textOf,
  wrongType,
} from '../../boundary/values.js';
import { shorten } from '../../text/message.js';
import type { EngineInfo } from './engine-line.js';
import { writeHostLine } from './host-line.js';
import { LONGEST_LINE } from './protocol-words.js';

/**
 * The codes of failures of an external agent: the `code` of an {@link ExternalAgentError}. Codes are stable: programs
 * may rely on them.
 *
 * - `external.start`: the program cannot be started, is not ready in time, or has another version,
 *   game or options
 * - `external.exit`: the program ended by itself or was killed from outside
 * - `external.late`: the program did not answer within the time limit of the move
 * - `external.output`: the program wrote a line of more than 65,536 bytes, or more than `outputLimit` for one answer
 * - `external.line`: the program wrote a line that is invalid or was not expected, or has no move
 * - `external.refused`: the program wrote an `error` line, as it cannot answer
 * - `external.listener`: the listener `onInfo` threw an error
 * - `external.restarts`: the program failed more often than the option `restarts` allows
 * - `external.closed`: the agent was closed by `close`
 */
export const EXTERNAL_ERROR_CODES = /* @__PURE__ */ Object.freeze([
  'external.start',
  'external.exit',
  'external.late',
  'external.output',
  'external.line',
  'external.refused',
  'external.listener',
  'external.restarts',
  'external.closed',
] as const);

/**
 * The parts of an error of an external agent, as plain data. The constructor of {@link ExternalAgentError} takes them.
 */
export interface ExternalFault {
  /** The kind of error, for programs: {@link EXTERNAL_ERROR_CODES} says what each means. */
  readonly code: (typeof EXTERNAL_ERROR_CODES)[number];
  /** What was found, in a few English words, such as `nothing within 60000 milliseconds`. */
  readonly found: string;
  /** What was expected, in a few English words, such as `bestmove`. */
  readonly expected: string;
  /** The end of what the program wrote to standard error, as it is: not escaped; may be empty. */
  readonly stderr: string;
}

/** Most characters of standard error in a message, and of what was found or expected. */
const LONGEST_EXCERPT = 100;
const LONGEST_PART = 1000;

/** Return the last line of a text that is not blank. */
function lastLine(text: string): string {
  return text.trimEnd().split('\n').at(-1)?.trim() ?? '';
}

/**
 * The error of an external agent that failed: its program did not start, ended, or did not answer with a move. The
 * promises of an {@link ExternalAgent} are rejected with it.
 */
export class ExternalAgentError extends Error implements ExternalFault {
  /** Kind of error. */
  override readonly name = 'ExternalAgentError';
  /** The kind of error, for programs: {@link EXTERNAL_ERROR_CODES} says what each means. */
  readonly code: ExternalFault['code'];
  /** What was found, in a few English words, such as `nothing within 60000 milliseconds`. */
  readonly found: string;
  /** What was expected, in a few English words, such as `bestmove`. */
  readonly expected: string;
  /** The end of what the program wrote to standard error, as it is: not escaped; may be empty. */
  readonly stderr: string;

  /**
   * Make the error. Text from the program is escaped and cut in all parts but `stderr`.
   *
   * @param fault - the code, what was found and expected, and the program's standard error
   */
  constructor({ code, stderr, ...fault }: ExternalFault) {
    const found = shorten(fault.found, LONGEST_PART);
    const expected = shorten(fault.expected, LONGEST_PART);
    const said = shorten(lastLine(stderr), LONGEST_EXCERPT);
    const end = said === '' ? '.' : `; its standard error ends with: ${said}`;
    super(`Found ${found}, expected ${expected}${end}`);
    this.code = code;
    this.found = found;
    this.expected = expected;
    this.stderr = stderr;
  }
}

/** Options of {@link externalAgent}; all have defaults. */
export interface ExternalAgentOptions {
  /** Name of the agent, in records and results: any text. The command by default. */
  readonly name?: string | undefined;
  /** Values for options that the program lists in its handshake, by their names; none by default. */
  readonly options?: Readonly<Record<string, string | number>> | undefined;
  /** Maximum time to start, and again to get ready for a game, in milliseconds, above 0; 10,000 by default. */
  readonly startTime?: number | undefined;
  /** Maximum time for a move in milliseconds, above 0, if the match has no time limit; 60,000 by default. */
  readonly moveTime?: number | undefined;
  /** Maximum number of restarts after failures, an integer from 0; 10 by default. */
  readonly restarts?: number | undefined;
  /** Maximum number of bytes that the program may write for one answer, an integer from 1; 1,048,576 by default. */
  readonly outputLimit?: number | undefined;
  /**
   * Listener, called for each `info` line that the program writes while it thinks. If it throws, or its promise is
   * rejected, the program is ended, and the request fails with `external.listener`.
   */
  readonly onInfo?: ((info: EngineInfo) => void) | undefined;
}

const OPTIONS = [
  ...(['name', 'options', 'startTime', 'moveTime'] as const),
  ...(['restarts', 'outputLimit', 'onInfo'] as const),
] as const;

/** Options of which none is missing. */
export type CompleteExternalOptions = ReturnType<typeof completeExternalOptions>;

/**
 * Complete options.
 *
 * @throws RangeError if a number is out of its range, or an option too long for a line; TypeError if a value
 * has another type
 */
export function completeExternalOptions(given: ExternalAgentOptions | undefined) {
  const own = knownOptions('Options', given, OPTIONS);
  const { name, startTime = 10_000, moveTime = 60_000, restarts = 10, outputLimit = 2 ** 20 } = own;
  const { onInfo } = own;
  positiveNumber('Start time, milliseconds', startTime);
  positiveNumber('Move time, milliseconds', moveTime);
  integerInRange('Restarts', restarts, 0);
  integerInRange('Output limit, bytes', outputLimit, 1);
  checkedFunction('onInfo', onInfo);
  const options = Object.entries(ownProperties('Engine options', own.options));
  for (const [option, value] of options) checkOption(option, value);
  return {
    name: name === undefined ? undefined : textOf('Name', name),
    options,
    startTime,
    moveTime,
    restarts,
    outputLimit,
    onInfo,
  };
}

/** Check an option of the engine: its type, and the length of the line that sets it. */
function checkOption(name: string, value: unknown): void {
  if (typeof value !== 'string' && typeof value !== 'number') {
    throw wrongType(`Engine options, ${name}`, value, 'a text or a number');
  }
  const line = writeHostLine({ kind: 'setoption', name, value: `${value}` });
  const { length } = new TextEncoder().encode(line);
  if (length <= LONGEST_LINE) return;
  throw new RangeError(
    `Engine options, ${name}: found a line of ${length} bytes, expected at most ${LONGEST_LINE}.`,
  );
}
