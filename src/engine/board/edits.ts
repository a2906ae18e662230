/** What edits of a position come to, in any game. */

/** The position after an edit with what was done, or why it cannot be done. */
export type Edited<Position> =
  | { readonly ok: true; readonly position: Position; readonly done: string }
  | { readonly ok: false; readonly reason: string };

/** Make what says how an edit ended: with a position and what was done, or with a fault, in words. */
export function editedIn<Position extends object, Fault extends string>(
  words: Readonly<Record<Fault, string>>,
): (edited: Position | Fault, done: string) => Edited<Position> {
  return (edited, done) =>
    typeof edited === 'string'
      ? { ok: false, reason: words[edited] }
      : { ok: true, position: edited, done };
}

/** Return an integer within bounds. */
export function within(number: number, least: number, most: number): number {
  return Number.isFinite(number) ? Math.max(least, Math.min(most, Math.trunc(number))) : least;
}
