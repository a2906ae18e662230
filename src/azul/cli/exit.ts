/**
 * What the exit status says.
 *
 * @packageDocumentation
 */

/** Name the exit statuses. */
export enum Exit {
  /** The answer is yes, or the work is done. */
  Yes = 0,
  /** The answer is no: invalid, illegal, or a file that cannot be used as it was to be. */
  No = 1,
  /** There is no answer: wrong usage, or something could not be read or written. */
  Usage = 2,
}

/** Say with the exit status how the answer was. */
export function answerWith(yes: boolean): void {
  process.exitCode = yes ? Exit.Yes : Exit.No;
}
