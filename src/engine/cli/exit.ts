/**
 * Exit statuses, and how a command ends that cannot go on.
 *
 * @packageDocumentation
 */
import { FileError } from './files.js';

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

/** End the process at once because of an error. */
export function endWith(error: NodeJS.ErrnoException): never {
  // Whoever closed the pipe has read enough: that is no failure.
  if (error.code === 'EPIPE') process.exit();
  if (error instanceof FileError) {
    process.stderr.write(`azulejo: ${error.message}\n`);
    process.exit(Exit.No);
  }
  // The system's own errors say enough without a stack.
  const text = error.syscall === undefined ? error.stack : error.message;
  process.stderr.write(`azulejo: ${text}\n`);
  process.exit(Exit.Usage);
}
