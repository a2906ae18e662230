/** Errors by their facts: the wording of their messages may change. */
import { expect } from 'vitest';

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
}

/** Match a RangeError whose message has what was found and what was expected, in either order. */
export function rangeError(found: string, expected: string): unknown {
  const hasFound = `(?=.*\\bfound ${escaped(found)}(?![\\w.-]))`;
  const hasExpected = `(?=.*\\bexpected .*${escaped(expected)}(?![\\w-]))`;
  return expect.objectContaining({
    name: 'RangeError',
    message: expect.stringMatching(new RegExp(`^${hasFound}${hasExpected}`)),
  });
}

/** Return what a call throws; `undefined` for nothing. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call();
    return undefined;
  } catch (error) {
    return error;
  }
}
