/**
 * How an external agent is started, and how far it is trusted.
 *
 * @packageDocumentation
 */
import { ownProperties, textOf, wrongType } from '../../boundary/arguments.js';
import { integerInRange, positiveNumber } from '../../boundary/number-in-range.js';
import { knownOptions } from '../../boundary/options.js';
import { checkFunction } from '../match/options.js';
import type { EngineInfo } from '../protocol/engine-line.js';
import { writeHostLine } from '../protocol/host-line.js';
import { LONGEST_LINE } from '../protocol/words.js';

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
  /** Listener to what the engine tells of its thinking. An error that it throws ends the engine. */
  readonly onInfo?: ((info: EngineInfo) => void) | undefined;
}

/** The names of these options. */
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
  checkFunction('Listener', onInfo);
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
