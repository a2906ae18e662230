/**
 * Reading states that may be anything.
 *
 * @packageDocumentation
 */

import type { Issue } from '../../codec/issue.js';
import type { DecodeOptions } from '../../codec/read-state.js';
import type { EncodedState } from '../../state/vocabulary.js';
import { type DecodeResult, safeDecodeState, validateState } from '../api/text.js';

/** Decode any value that ought to be a state's two strings. */
export function decode(value: unknown, options: DecodeOptions): DecodeResult {
  // The decoder takes any value; its parameter's type only helps those who have the strings.
  return safeDecodeState(value as EncodedState, options);
}

/** List every issue of any value that ought to be a state's two strings. */
export function validate(value: unknown, options: DecodeOptions): readonly Issue[] {
  // As above.
  return validateState(value as EncodedState, options);
}

/** Tell an issue that makes a state invalid from one that only makes it not canonical. */
export function isError({ severity }: Issue): boolean {
  return severity === 'error';
}
