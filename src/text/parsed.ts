/**
 * Results of reading a piece of text; and any text on one line, as a JSON string that is safe to print: names, reasons,
 * paths.
 */
import { escapeUnsafe, quote } from './message.js';

/** A problem with a piece of text. Issues are also faults. */
export interface Fault {
  /** The kind of problem, for programs; absent if only the form of the text is wrong. */
  readonly code?: string | undefined;
  /** What was found, in words. */
  readonly found: string;
  /** What was expected, in words. */
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

/** Return what was accepted of a part of something; throw a RangeError of its first fault. */
export function accepted<Value>(part: string, parsed: Parsed<Value>): Value {
  if (parsed.ok) return parsed.value;
  // What is refused has a fault.
  const [{ found, expected, message }] = parsed.faults as readonly [Fault];
  throw new RangeError(`${part}: ${message ?? `found ${found}, expected ${expected}.`}`);
}

/** Read a text of JSON, which never means `undefined`: that is returned for any other text. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Write a text in double quotes, so that it stays on its line. */
export function writeQuoted(text: string): string {
  return escapeUnsafe(`${JSON.stringify(text)}`);
}

/** Write plain data as JSON that is safe to print. */
export function writeJson(value: unknown): string {
  return escapeUnsafe(`${JSON.stringify(value)}`);
}

/** Longest name, comment or reason, in UTF-16 units: escaping a text takes longer than keeping it. */
export const LONGEST_QUOTED = 100_000;

/** Read a text in double quotes. */
export function readQuoted(text: string): Parsed<string> {
  const value = text.startsWith('"') ? readJson(text) : undefined;
  if (typeof value !== 'string') {
    return refuse({ found: quote(text), expected: 'a text in double quotes, as JSON writes it' });
  }
  const { length } = value;
  if (length <= LONGEST_QUOTED) return accept(value);
  return refuse({ found: `${length} characters`, expected: `at most ${LONGEST_QUOTED}` });
}
