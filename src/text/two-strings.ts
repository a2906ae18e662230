/**
 * The two strings of a state, where any value can be handed over.
 *
 * @packageDocumentation
 */
import { typeOf, type ValueType } from './message.js';

/** What was handed over instead of two strings. */
export type NotTwoStrings =
  | {
      /** An array of another length. */
      readonly found: 'array';
      /** Its length. */
      readonly length: number;
    }
  | {
      /** The type of the value. */
      readonly found: ValueType;
    };

/** Take an array of two apart. An array can be a proxy that throws. */
export function twoValues(encoded: unknown): readonly [unknown, unknown] | undefined {
  try {
    return Array.isArray(encoded) && encoded.length === 2 ? [encoded[0], encoded[1]] : undefined;
  } catch {
    return undefined;
  }
}

/** Describe what was handed over instead of an array of two. */
export function shapeOf(encoded: unknown): NotTwoStrings {
  try {
    if (Array.isArray(encoded)) return { found: 'array', length: encoded.length };
  } catch {
    // A proxy that was revoked is an object, and says no more.
  }
  return { found: typeOf(encoded) };
}
