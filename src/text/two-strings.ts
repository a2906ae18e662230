/**
 * The two strings of a state, where any value can be handed over.
 *
 * @packageDocumentation
 */
import type { Said } from './issue.js';
import { countOf, typeOf, type ValueType, writeType } from './message.js';

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
    // A proxy of an array can return anything as its length.
    const length: unknown = Array.isArray(encoded) ? encoded.length : undefined;
    if (isLength(length)) return { found: 'array', length };
  } catch {
    // A proxy that was revoked is an object, and says no more.
  }
  return { found: typeOf(encoded) };
}

/** Whether a value can be the length of an array. */
function isLength(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

/** Say that a value is not an array of two. */
export function sayNotTwoStrings(parameters: NotTwoStrings): Said {
  const { found } = parameters;
  const isList = found === 'array';
  return [
    isList ? `an array of ${countOf(parameters.length, 'value')}` : writeType(found),
    'an array of two texts, the shared string and the players string',
  ];
}
