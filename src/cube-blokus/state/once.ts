/**
 * Tables that are made when they are first asked for.
 *
 * @packageDocumentation
 */

/** Return a function that makes a value at its first call, and returns the same at every other. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
