/**
 * Words in pictures.
 *
 * @packageDocumentation
 */

/** Join words as a sentence does. */
export function listWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter((part) => part).join(' and ');
}
