/**
 * Files that cannot be read or written, in one sentence.
 *
 * @packageDocumentation
 */
import { getSystemErrorMap } from 'node:util';
import { writeQuoted } from '../../text/quoted-text.js';

/** Report a file that cannot be used as it was to be. */
export class FileError extends Error {
  /** Tell the kind of error. */
  override readonly name = 'FileError';
}

/** Put the system's reason into words, without its name for the call and without the path. */
function reasonOf(error: unknown): string {
  const number = error instanceof Error && 'errno' in error ? error.errno : undefined;
  const [, words] = (typeof number === 'number' && getSystemErrorMap().get(number)) || [];
  return words ?? (error instanceof Error ? error.message : String(error));
}

/** Do something with a file; say in one sentence if the system does not let us. */
export function withFile<Value>(
  path: string,
  verb: 'read' | 'written',
  action: () => Value,
): Value {
  try {
    return action();
  } catch (error) {
    throw new FileError(`${writeQuoted(path)} cannot be ${verb}: ${reasonOf(error)}.`);
  }
}
