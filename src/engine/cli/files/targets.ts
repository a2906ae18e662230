/**
 * Which file a path leads to.
 *
 * @packageDocumentation
 */
import { readlinkSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { hasCode } from './file-error.js';

/** Most symbolic links that are followed, as many as systems follow. */
const MOST_LINKS = 40;

/** Return the path of the file that is written under a path, whether it is there or not. */
export function targetOf(path: string, links = MOST_LINKS): string {
  try {
    return realpathSync(path);
  } catch (error) {
    if (!hasCode(error, 'ENOENT') || links === 0) throw error;
  }
  const folder = realpathSync(dirname(resolve(path)));
  const target = join(folder, basename(path));
  let next: string;
  try {
    next = readlinkSync(target);
  } catch {
    return target;
  }
  // A link to a file that is not there: writing creates that one.
  return targetOf(resolve(folder, next), links - 1);
}

/** Whether two paths without symbolic links lead to one file. */
export function areSame(one: string, other: string): boolean {
  if (one === other) return true;
  const [first, second] = [one, other].map((path) =>
    statSync(path, { bigint: true, throwIfNoEntry: false }),
  );
  return (
    first !== undefined &&
    second !== undefined &&
    first.dev === second.dev &&
    first.ino === second.ino
  );
}
