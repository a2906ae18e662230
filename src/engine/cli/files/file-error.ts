/**
 * Errors about files, in one sentence for people.
 *
 * @packageDocumentation
 */
import { getSystemErrorMap } from 'node:util';
import { writeQuoted } from '../../../text/quoted-text.js';

/** Error for a file that cannot be read or written, with one sentence for people. */
export class FileError extends Error {
  /** The kind of error. */
  override readonly name = 'FileError';
}

/** Put the system's reason into words, without its name for the call and without the path. */
function reasonOf(error: unknown): string {
  const number = error instanceof Error && 'errno' in error ? error.errno : undefined;
  const [, words] = (typeof number === 'number' && getSystemErrorMap().get(number)) || [];
  return words ?? (error instanceof Error ? error.message : String(error));
}

/** Make the error of a file that the system refuses. */
export function fileError(path: string, verb: 'read' | 'written', error: unknown): FileError {
  if (error instanceof FileError) return error;
  return new FileError(`${writeQuoted(path)} cannot be ${verb}: ${reasonOf(error)}.`);
}

/**
 * Do something with a file.
 *
 * @throws FileError where the system refuses
 */
export function attempt<Value>(path: string, verb: 'read' | 'written', action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw fileError(path, verb, error);
  }
}

/** Whether an error is one of the system's with a code, such as `ENOENT`. */
export function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
