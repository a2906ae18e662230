/** Parts of sentences that every game needs. */

/** Count things: `1 tile`, `2 tiles`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Join words as a sentence does: `one, two and three`. */
export function listed(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part).join(' and ');
}
