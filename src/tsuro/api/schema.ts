/**
 * The decoder as a Standard Schema, for libraries that take one.
 *
 * @packageDocumentation
 */
// @standard-schema/spec: the interface's own package, types only, nothing at run time.
import type { StandardSchemaV1 } from '@standard-schema/spec';
import type { EncodedState } from '../../engine/game/game.js';
import { schemaFor } from '../../engine/game/schema.js';
import type { GameState } from './game-state.js';
import { safeDecodeState } from './text.js';

/**
 * Decode states for any library that takes a Standard Schema (version 1).
 *
 * It decodes strictly, with the validity check and the default rules. Its issues are
 * {@link Issue | the library's own}, with all their fields.
 *
 * @example
 * ```ts
 * const result = stateSchema['~standard'].validate(['A0HTB00-34', 'A-B-C-']);
 * 'value' in result; // true
 * ```
 */
export const stateSchema: StandardSchemaV1<EncodedState, GameState> = /* @__PURE__ */ schemaFor(
  (encoded) => safeDecodeState(encoded),
);
