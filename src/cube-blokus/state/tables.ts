/** Tables of numbers: made when they are first asked for, and read. */

/** Return a function that makes a value at its first call, and returns the same at every other. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | null = null;
  return () => {
    made ??= make();
    return made;
  };
}

/** Read a table of numbers. */
export function at(table: Uint16Array, index: number): number {
  // Tables have an entry for everything that is looked up in them.
  return table[index] as number;
}
