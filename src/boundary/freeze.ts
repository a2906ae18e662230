/**
 * Freezing what is exported.
 *
 * @packageDocumentation
 */

/** Freeze an object and all objects in it, in place. Functions stay as they are. */
export function deepFreeze<Value extends object>(value: Value): Value {
  for (const part of Object.values(value)) {
    if (typeof part === 'object' && part !== null) deepFreeze(part);
  }
  return Object.freeze(value);
}
