/**
 * The comments of a record, by where they are.
 *
 * @packageDocumentation
 */
import type { RecordComment } from './record.js';

/** Make a function that returns the texts of the comments that come after a number of events. */
export function commentsBy(
  comments: readonly RecordComment[] | undefined = [],
): (after: number) => readonly string[] {
  const texts = new Map<number, string[]>();
  for (const { after, text } of comments) {
    const there = texts.get(after);
    if (there === undefined) texts.set(after, [text]);
    else there.push(text);
  }
  return (after) => texts.get(after) ?? [];
}
