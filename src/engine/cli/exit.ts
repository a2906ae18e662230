/**
 * Exit statuses, and ending a command after an error or a signal.
 *
 * @packageDocumentation
 */
import { constants } from 'node:os';
import { FileError } from './files/file-error.js';
import { printable } from './output.js';

/** The exit statuses. */
export enum Exit {
  /** The answer is yes, or the work is done. */
  Yes = 0,
  /** The answer is no: invalid, illegal, or a file that cannot be used. */
  No = 1,
  /** There is no answer: wrong usage, or a failure of the system or of the program. */
  Usage = 2,
}

/** Set the exit status to that of an answer. */
export function answerWith(yes: boolean): void {
  process.exitCode = yes ? Exit.Yes : Exit.No;
}

/** The signals that stop a command which has something to save: of a terminal that closes, Ctrl-C, kill. */
const STOPPING = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

/** A signal that stops a command. */
export type StopSignal = (typeof STOPPING)[number];

/** Set the exit status to that of a signal, as shells count: 129, 130 or 143. */
export function exitAfter(signal: StopSignal): void {
  process.exitCode = 128 + constants.signals[signal];
}

/**
 * Call back at the first signal that stops the command. The same signal a second time ends the process
 * at once.
 *
 * @returns what ends listening
 */
export function onStopSignal(stop: (signal: StopSignal) => void): () => void {
  const listeners = STOPPING.map((signal) => [signal, () => stop(signal)] as const);
  for (const [signal, listener] of listeners) process.once(signal, listener);
  return () => {
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
}

/** The reason why work ends before it is done. */
export class StoppedBy extends Error {
  readonly signal: StopSignal;

  /** Make the reason of a signal. */
  constructor(signal: StopSignal) {
    super(`Stopped by ${signal}.`);
    this.signal = signal;
  }
}

/**
 * Do what Ctrl-C does.
 *
 * On Windows, a process cannot send itself a signal: `process.kill` ends it at once, unsaved.
 */
export function interrupt(): void {
  if (!process.emit('SIGINT')) process.kill(process.pid, 'SIGINT');
}

/** Whether an error is that of a closed pipe. */
function isClosedPipe(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EPIPE';
}

/** End the process at once because of an error. */
export function endWith(error: NodeJS.ErrnoException): never {
  // The reader of the pipe has read enough: that is not a failure.
  if (isClosedPipe(error)) process.exit();
  if (error instanceof FileError) {
    process.stderr.write(`azulejo: ${error.message}\n`);
    process.exit(Exit.No);
  }
  // The system's own errors say enough without a stack.
  const text = error.syscall === undefined ? error.stack : error.message;
  process.stderr.write(`azulejo: ${printable(`${text}`)}\n`);
  process.exit(Exit.Usage);
}
