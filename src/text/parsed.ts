/**
 * Results of reading a piece of text.
 *
 * @packageDocumentation
 */

/** A problem with a piece of text. Issues are faults, too. */
export interface Fault {
  /** The kind of problem, for programs; absent if only the form of the text is wrong. */
  readonly code?: string | undefined;
  /** What was found. */
  readonly found: string;
  /** What was expected. */
  readonly expected: string;
  /** One sentence for people, where found and expected are not enough. */
  readonly message?: string | undefined;
}

/** A value that was read, or the faults of the text. */
export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Return a value that was read. */
export function accept<Value>(value: Value): Parsed<Value> {
  return { ok: true, value };
}

/** Return faults. */
export function refuse(...faults: readonly Fault[]): Parsed<never> {
  return { ok: false, faults };
}
