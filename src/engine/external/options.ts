/**
 * How an external agent is started, and how far it is trusted.
 *
 * @packageDocumentation
 */
import { ownProperties } from '../../text/arguments.js';
import { integerInRange, positiveNumber } from '../../text/number-in-range.js';
import { checkFunction } from '../match/options.js';
import type { EngineInfo } from '../protocol/engine-line.js';

/** Options of an external agent. Everything has a default. */
export interface ExternalAgentOptions {
  /** Its name; the command by default. */
  readonly name?: string | undefined;
  /** Values for options that the engine lists, by name. */
  readonly options?: Readonly<Record<string, string | number>> | undefined;
  /** Milliseconds to start, and to get ready for a game; 10,000 by default. */
  readonly startTime?: number | undefined;
  /** Milliseconds for a move where the match has no time limit; 60,000 by default. */
  readonly moveTime?: number | undefined;
  /** How often it is started again after a failure, 0 or more; 10 times by default. */
  readonly restarts?: number | undefined;
  /** Most bytes that it may write for one answer, 1 or more; 1,048,576 by default. */
  readonly outputLimit?: number | undefined;
  /** Listener to what the engine tells of its thinking. */
  readonly onInfo?: ((info: EngineInfo) => void) | undefined;
}

/** Options of which none is missing. */
export type CompleteExternalOptions = ReturnType<typeof completeExternalOptions>;

/**
 * Complete options.
 *
 * @throws RangeError if a number is out of its range; TypeError if the listener is not a function
 */
export function completeExternalOptions(given: ExternalAgentOptions | undefined) {
  const own = ownProperties('Options', given);
  const { name, startTime = 10_000, moveTime = 60_000, restarts = 10, outputLimit = 2 ** 20 } = own;
  const { onInfo } = own;
  positiveNumber('Start time, milliseconds', startTime);
  positiveNumber('Move time, milliseconds', moveTime);
  integerInRange('Restarts', restarts, 0);
  integerInRange('Output limit, bytes', outputLimit, 1);
  checkFunction('Listener', onInfo);
  const options = Object.entries(ownProperties('Engine options', own.options));
  return { name, options, startTime, moveTime, restarts, outputLimit, onInfo };
}
